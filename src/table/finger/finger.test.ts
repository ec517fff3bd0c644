import type { Choice, Game } from '@/engine/contract';
import type { Seal } from '@/engine/undo';
import type { Match, MatchView } from '@/match/matchView';
import type { DrawnBox } from '../kit/boardProps';
import { createFinger, type Manners } from './finger';
import { type Finger } from '../kit/held';

interface Offer extends Choice {
  readonly die?: number;
}
const take = (at: string, die: number): Offer => ({ do: 'take', at, die });
const roll: Offer = { do: 'roll', at: 'button:roll' };
const end: Offer = { do: 'end', at: 'button:end' };

const hand: Offer = { do: 'hand', at: 'button:hand' };
const SEALS: Readonly<Record<string, Seal>> = { roll: 'luck', hand: 'passed', finish: 'over', march: 'luck' };

/** A match that only remembers what it was asked to play. */
function table(
  offers: readonly Offer[],
  manners: Partial<Manners> = {},
  chains?: DrawnBox['chains'],
  refusal: unknown = { why: 'tooFar' },
  drawn: Partial<DrawnBox> = {},
): { finger: Finger; played: Choice[][]; ask: (next: readonly Offer[], steps?: number) => void } {
  const played: Choice[][] = [];
  const listeners = new Set<() => void>();
  let view = {
    offers,
    question: { ask: 'turn' },
    me: 0,
    view: {},
    undo: { steps: 0, seal: null },
    game: { path: (c: Offer) => ('die' in c ? [`die:${c.die}`, c.at] : [c.at]) } as unknown as Game,
  } as unknown as MatchView;
  const match = {
    subscribe: (f: () => void) => {
      listeners.add(f);
      return () => listeners.delete(f);
    },
    now: () => view,
    choose: (c: Choice) => played.push([c]),
    chooseAll: (cs: readonly Choice[]) => played.push([...cs]),
    refuses: () => refusal,
    seals: (...cs: Choice[]) => cs.map(c => SEALS[c.do] ?? null).find(seal => seal !== null) ?? null,
  } as unknown as Match;
  const finger = createFinger(match, { ...drawn, ...(chains === undefined ? {} : { chains }) } as DrawnBox, {
    confirmsSeals: () => true,
    warning: () => null,
    describe: (_now, at, state) => ({ label: `${at} ${state}`, hint: null }),
    ...manners,
  });
  const ask = (next: readonly Offer[], steps = 0): void => {
    view = { ...view, offers: next, undo: { steps, seal: null } };
    for (const listener of listeners) listener();
  };
  return { finger, played, ask };
}

test('a tap on a die selects it, a tap on a place it reaches plays', () => {
  const { finger, played } = table([take('depot:1', 0), take('depot:1', 1), end]);
  finger.tap('die:1');
  expect(finger.lookOf('die:1').state).toBe('chosen');
  expect(played).toEqual([]);
  finger.tap('depot:1');
  expect(played).toEqual([[take('depot:1', 1)]]);
  expect(finger.now().selected).toEqual([]);
});

test('asked why not, an offered place gives its reason and is not played', () => {
  const { finger, played } = table([roll, end]);
  finger.askWhy('button:end');
  expect(finger.now().refused).toEqual({ at: 'button:end', refusal: { why: 'tooFar' } });
  expect(played).toEqual([]);
});

test('where nothing tells why not, a place that has a card shows it; where something does, it is told', () => {
  const asked = (refusal: unknown, orCard: boolean): unknown[] => {
    const { finger } = table([roll, end], {}, undefined, refusal);
    finger.askWhy('hex:1', orCard);
    return [finger.now().card, finger.now().refused];
  };
  expect(asked(null, true)).toEqual(['hex:1', null]);
  expect(asked(null, false)).toEqual([null, { at: 'hex:1', refusal: null }]);
  expect(asked({ why: 'tooFar' }, true)).toEqual([null, { at: 'hex:1', refusal: { why: 'tooFar' } }]);
});

test('a choice that decides by luck waits for a second tap on the same spot', () => {
  const { finger, played } = table([roll, end]);
  finger.tap('button:roll');
  expect(finger.now().waiting).toMatchObject({ choice: roll, seal: 'luck' });
  expect(played).toEqual([]);
  finger.tap('button:roll');
  expect(played).toEqual([[roll]]);
});

test.each([hand, { do: 'finish', at: 'button:finish' }])(
  'what passes to another person or ends the match asks once, as chance does: $do',
  choice => {
    const { finger, played } = table([choice, end]);
    finger.tap(choice.at);
    expect(finger.now().waiting).toMatchObject({ choice, seal: SEALS[choice.do] });
    expect(played).toEqual([]);
    finger.choose(choice);
    expect(played).toEqual([[choice]]);
  },
);

test('an only answer asks where it closes a way back, and is played at once where nothing lies behind it', () => {
  const { finger, played, ask } = table([hand]);
  finger.tap('button:hand');
  expect(played).toEqual([[hand]]);
  ask([{ ...hand }], 1);
  finger.tap('button:hand');
  expect(finger.now().waiting?.seal).toBe('passed');
  expect(played).toHaveLength(1);
});

test('what a board explains first waits even where it can be taken back', () => {
  const { finger, played } = table([end, roll], { confirmsSeals: () => false }, undefined, null, { ponders: c => c.do === 'end' });
  finger.tap('button:roll');
  expect(played).toEqual([[roll]]);
  finger.tap('button:end');
  expect(finger.now().waiting).toMatchObject({ choice: end, seal: null });
  finger.tap('button:end');
  expect(played).toEqual([[roll], [end]]);
});

test('another tap takes the waiting choice back', () => {
  const { finger, played } = table([roll, take('depot:1', 0)]);
  finger.tap('button:roll');
  finger.tap('die:0');
  expect(finger.now().waiting).toBeNull();
  expect(played).toEqual([]);
});

test('without the habit, and when there is nothing else to choose, a sealing choice is played at once', () => {
  const careless = table([roll, end], { confirmsSeals: () => false });
  careless.finger.tap('button:roll');
  expect(careless.played).toEqual([[roll]]);
  const only = table([roll]);
  only.finger.tap('button:roll');
  expect(only.played).toEqual([[roll]]);
});

test('a warning is given once, then the player is believed', () => {
  const { finger, played } = table([end, take('depot:1', 0)], {
    warning: (_now, c) => (c.do === 'end' ? 'You still have a die. End anyway?' : null),
  });
  finger.choose(end);
  expect(finger.now().waiting?.warning).toBe('You still have a die. End anyway?');
  finger.choose(end);
  finger.choose(end);
  expect(played).toEqual([[end], [end]]);
});

test('a quiet spot answers with the reason', () => {
  const { finger, played } = table([end]);
  finger.tap('depot:4');
  expect(finger.now().refused).toEqual({ at: 'depot:4', refusal: { why: 'tooFar' } });
  expect(finger.lookOf('depot:4').refused).toBe(true);
  expect(played).toEqual([]);
});

test('a far place is reached by its chain of small choices at one tap', () => {
  const chain = [take('hex:1', 0), take('hex:2', 0)];
  const { finger, played } = table([take('hex:1', 0)], {}, () => new Map([['hex:2', chain]]));
  expect(finger.lookOf('hex:2').state).toBe('offered');
  finger.tap('hex:2');
  expect(played).toEqual([chain]);
});

test('a far place at whose end something is sealed waits, and its second tap or its button plays all that leads there', () => {
  const chain = [take('hex:1', 0), { do: 'march', at: 'hex:2' }];
  for (const confirm of [(finger: Finger) => finger.tap('hex:2'), (finger: Finger) => finger.choose(chain[1] as Choice)]) {
    const { finger, played } = table([take('hex:1', 0), end], {}, () => new Map([['hex:2', chain]]));
    finger.tap('hex:2');
    expect(finger.now().waiting).toMatchObject({ choice: chain[1], seal: 'luck' });
    expect(finger.lookOf('hex:2').waiting).toBe(true);
    expect(played).toEqual([]);
    confirm(finger);
    expect(played).toEqual([chain]);
  }
});

test('a new question lays everything down; spots that did not change keep their look', () => {
  const { finger, ask } = table([take('depot:1', 0), take('depot:2', 1)]);
  finger.tap('die:0');
  const quiet = finger.lookOf('depot:9');
  ask([end]);
  expect(finger.now().selected).toEqual([]);
  expect(finger.lookOf('depot:9')).toBe(quiet);
  expect(finger.lookOf('die:0').state).toBe('quiet');
});

test('a warning is given again at another place, but not once the players want no more of them', () => {
  const onHush = jest.fn();
  const pass: Offer = { do: 'pass', at: 'button:pass' };
  const { finger, played } = table([end, pass], { warning: () => 'Something would be lost.', onHush });
  finger.choose(end);
  expect(finger.now().waiting?.warning).toBe('Something would be lost.');
  expect(played).toEqual([]);
  finger.hush();
  finger.choose(pass);
  expect(played).toEqual([[pass]]);
  expect(onHush).toHaveBeenCalledTimes(1);
  expect(table([end], { warning: () => 'Lost.', hushed: true }).finger.choose(end)).toBeUndefined();
});
