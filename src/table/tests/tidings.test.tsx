/** What has happened is told before one is asked on: cards, banners, the recap that plays by itself, the rival's board. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import type { ToyFact } from '@/engine/testing/toyRules';
import type { OpenMatch } from '@/match/match';
import { anna, baron, ugo } from '@/match/tests/house';
import type { DrawnBox, Tidings } from '../kit/boardProps';
import type { Read } from '../furniture/tidings';
import { aMatch, botsHaveActed, choose, draw, drawn, housed, onAPhone, tableOf } from './laidTable';

onAPhone();
afterEach(() => jest.useRealTimers());

const tidings: Tidings = {
  of(fact) {
    const { what, seat, to } = fact as ToyFact;
    if (what === 'turnedOver') return { kind: 'stakes' };
    if (what === 'wonCoin') return { closes: true };
    if (what === 'rolled') return { kind: 'roll', passes: true };
    return what === 'gave' ? { kind: 'gift', anew: true, touches: [seat, to ?? seat] } : null;
  },
  titles: { en: { stakes: 'The stakes', roll: 'A roll', gift: 'A gift' }, it: { stakes: 'Le poste', roll: 'Un tiro', gift: 'Un dono' } },
  icons: { stakes: 'cards', roll: 'dice', gift: 'coin' },
};
const box: DrawnBox = { ...drawn, tidings };
const nothing = (): void => {};

interface Told {
  readonly read?: Read;
  readonly onRead?: (read: Read) => void;
  readonly pace?: number;
  readonly of?: DrawnBox;
  readonly speed?: 0 | 1;
}

const lay = (match: OpenMatch, { read, onRead = nothing, pace = 0, of = box, speed = 0 }: Told = {}) =>
  draw(tableOf(match, { pace, tells: { read, onRead } }, 'all', of), speed);

/** Both have staked, the stakes lie open, and the first has rolled. */
async function staked(match: OpenMatch): Promise<void> {
  await choose(match);
  await choose(match);
}
const textOf = (row: ReactTestInstance): string =>
  within(row)
    .getAllByText(/./)
    .map(t => String([t.props.children].flat().join('')))
    .join(' ');
const card = () => screen.queryByTestId('tidings:stakes');

describe('a card', () => {
  test('comes when something has happened, with its sentences, and one tap goes on', async () => {
    const match = await aMatch({ players: [anna, ugo] });
    await lay(match);
    expect(card()).toBeNull();
    await choose(match);
    expect(card()).toBeNull();
    await choose(match);
    expect(screen.getAllByText(/turns over/)).toHaveLength(2);
    expect(screen.getByText(/earns a coin/)).toBeTruthy();
    fireEvent.press(screen.getByTestId('tidings:goOn'));
    expect(card()).toBeNull();
  });

  test('keeps how far one has read, and is there again when the app died before one went on', async () => {
    const match = await aMatch({ players: [anna, ugo] });
    let read: Read | undefined;
    const onRead = (now: Read): void => void (read = now);
    const { unmount } = await lay(match, { onRead });
    const before = read;
    expect(before).toBeDefined();
    await staked(match);
    expect(card()).not.toBeNull();
    unmount();
    const again = await lay(match, { read: before!, onRead });
    expect(card()).not.toBeNull();
    fireEvent.press(screen.getByTestId('tidings:goOn'));
    again.unmount();
    await lay(match, { read: read!, onRead });
    expect(card()).toBeNull();
  });

  test('a match that is opened for the first time here begins with nothing to read', async () => {
    const match = await aMatch({ players: [anna, ugo] });
    await staked(match);
    await lay(match);
    expect(card()).toBeNull();
  });

  test('what is recalled only once the match lies on the table is no news', async () => {
    const match = await aMatch({ players: [anna, ugo] });
    await staked(match);
    const whole = match.now();
    const listeners = new Set<() => void>();
    let now = { ...whole, chronicle: [] as typeof whole.chronicle };
    const resumed: OpenMatch = {
      ...match,
      now: () => now,
      subscribe(heard) {
        listeners.add(heard);
        return () => void listeners.delete(heard);
      },
    };
    await lay(resumed);
    now = whole;
    act(() => listeners.forEach(heard => heard()));
    expect(screen.getByTestId('chronicle')).toBeTruthy();
    expect(card()).toBeNull();
  });

  test('waits while what it tells of goes on, and loses nothing of it', async () => {
    let goesOn = true;
    const of: DrawnBox = {
      ...drawn,
      tidings: { ...tidings, of: fact => ((fact as ToyFact).what === 'wonCoin' ? {} : tidings.of(fact)), goesOn: () => goesOn },
    };
    of.tidings!.of = fact => {
      const told = tidings.of(fact);
      const { what } = fact as ToyFact;
      if (what === 'turnedOver') return { kind: 'stakes', lasts: true };
      if (what === 'wonCoin') return {};
      return told?.passes ? null : told;
    };
    const match = await aMatch({ players: [anna, ugo] });
    await lay(match, { of });
    await staked(match);
    expect(card()).toBeNull();
    goesOn = false;
    await choose(match, c => c.do === 'stop');
    expect(screen.getAllByText(/turns over/)).toHaveLength(2);
    expect(screen.getByText(/earns a coin/)).toBeTruthy();
  });

  test('is read again from the chronicle, where its lines lead to their places', async () => {
    const match = await aMatch({ players: [anna, ugo] });
    await lay(match);
    await staked(match);
    fireEvent.press(screen.getByTestId('tidings:goOn'));
    fireEvent.press(screen.getByTestId('chronicle'));
    const rows = screen.getAllByTestId(/^told:/);
    const turned = rows.find(row => /turns over/.test(textOf(row)));
    fireEvent.press(turned!);
    expect(screen.getByTestId('sheet:again')).toBeTruthy();
    expect(card()).not.toBeNull();
    fireEvent.press(screen.getByTestId('again:close'));
    expect(screen.queryByTestId('sheet:again')).toBeNull();
  });

  test('is not for a bot alone, and not for whoever it does not touch', async () => {
    const of: DrawnBox = {
      ...drawn,
      tidings: { ...tidings, of: fact => ((fact as ToyFact).what === 'turnedOver' ? { kind: 'stakes', touches: [1] } : null) },
    };
    const match = await aMatch({ players: [anna, baron] });
    await lay(match, { of });
    await choose(match);
    await botsHaveActed(match);
    expect(match.now().chronicle.some(e => e.facts.some(f => f.what === 'turnedOver'))).toBe(true);
    expect(card()).toBeNull();
  });
});

test('a banner passes by itself after two seconds, and at a touch', async () => {
  const of: DrawnBox = {
    ...drawn,
    tidings: { ...tidings, of: fact => ((fact as ToyFact).what === 'rolled' ? { kind: 'roll', passes: true } : null) },
  };
  const match = await aMatch({ players: [anna, ugo] });
  await lay(match, { of });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await staked(match);
  expect(screen.getByTestId('banner:passing', { includeHiddenElements: true })).toHaveTextContent(/Round 1.*rolls \d/);
  act(() => jest.advanceTimersByTime(2100));
  expect(screen.queryByTestId('banner:passing', { includeHiddenElements: true })).toBeNull();
});

test('a banner waits until the lesson under it is read', async () => {
  const of: DrawnBox = {
    ...drawn,
    tidings: { ...tidings, of: fact => ((fact as ToyFact).what === 'rolled' ? { kind: 'roll', passes: true } : null) },
  };
  const match = await aMatch({ players: [anna, ugo] });
  const habits = { pace: 0, tells: { read: undefined, onRead: nothing } };
  const { rerender } = await draw(tableOf(match, habits, [], of));
  await staked(match);
  expect(screen.getByTestId('lesson:pips')).toBeTruthy();
  expect(screen.queryByTestId('banner:passing', { includeHiddenElements: true })).toBeNull();
  rerender(housed(tableOf(match, habits, 'all', of)));
  expect(screen.getByTestId('banner:passing', { includeHiddenElements: true })).toBeTruthy();
});

test('a bot is seen at its own board while it acts, and one is home again when one is asked', async () => {
  const looked: number[] = [];
  const Board: DrawnBox['Board'] = props => {
    looked.push(props.looking);
    return drawn.Board(props);
  };
  const match = await aMatch({ players: [anna, baron] });
  await lay(match, { pace: 400, of: { ...drawn, Board, oneAtATime: true } });
  expect(new Set(looked)).toEqual(new Set([0]));
  await choose(match);
  await botsHaveActed(match);
  expect(looked).toContain(1);
  expect(looked.at(-1)).toBe(0);
  expect(match.now().asked).toBe(0);
});

test('how far the end is stands in the menu and on the banner of a round', async () => {
  const of: DrawnBox = {
    ...drawn,
    untilEnd: (view, language) => `${language}: one more round after ${(view as unknown as { round: number }).round}`,
    tidings: { ...tidings, of: fact => ((fact as ToyFact).what === 'rolled' ? { kind: 'roll', passes: true } : null) },
  };
  const match = await aMatch({ players: [anna, ugo] });
  await lay(match, { of });
  fireEvent.press(screen.getByTestId('table:menu'));
  expect(screen.getByTestId('untilEnd')).toHaveTextContent(/^en: one more round after \d$/);
  fireEvent.press(screen.getByTestId('sheet:close'));
  await staked(match);
  expect(screen.getByTestId('banner:passing', { includeHiddenElements: true })).toHaveTextContent(/one more round after/);
});

describe('in a first match', () => {
  const bots = (['vert', 'or'] as const).map((tincture, i) => ({ ...baron, name: `Guido ${i}`, tincture }));
  const first = async () => {
    const match = await aMatch({ players: [anna, ...bots] });
    await draw(tableOf(match, { pace: 1, stops: true, tells: { read: undefined, onRead: nothing } }, 'all', drawn), 1);
    await choose(match);
    await act(() => new Promise(later => setTimeout(later, 50)));
    return match;
  };
  const told = (match: OpenMatch): number => match.now().chronicle.filter(e => e.seat !== 0).length;

  test('each act of a bot waits until it is read, and no recap repeats it', async () => {
    const match = await first();
    expect(told(match)).toBe(1);
    expect(screen.getByTestId('prompt:text')).toHaveTextContent(/Guido 0/);
    fireEvent.press(screen.getByTestId('act:goOn'));
    await act(() => new Promise(later => setTimeout(later, 50)));
    expect(told(match)).toBe(2);
    expect(screen.queryByTestId('since')).toBeNull();
  });

  test('bots act on without another stop until a person is asked, when that is wanted', async () => {
    const match = await first();
    fireEvent.press(screen.getByTestId('act:toMyTurn'));
    await act(() => new Promise(later => setTimeout(later, 80)));
    await botsHaveActed(match);
    expect(told(match)).toBeGreaterThan(1);
    expect(match.now().asked).toBe(0);
    expect(screen.queryByTestId('act')).toBeNull();
  });
});

test('bots wait while the menu lies open', async () => {
  const match = await aMatch({ players: [anna, baron] });
  await lay(match);
  fireEvent.press(screen.getByTestId('table:menu'));
  await choose(match);
  await act(() => new Promise(later => setTimeout(later, 30)));
  expect(match.now().chronicle).toHaveLength(1);
  fireEvent.press(screen.getByTestId('sheet:close'));
  await botsHaveActed(match);
  expect(match.now().chronicle.length).toBeGreaterThan(1);
});

describe('the recap', () => {
  const quiet: DrawnBox = { ...drawn };
  const manyActs = async (speed: 0 | 1, seed = 7) => {
    const bots = (['vert', 'or', 'sable'] as const).map((tincture, i) => ({ ...baron, name: `Guido ${i}`, tincture }));
    const match = await aMatch({ players: [anna, ...bots], seed });
    await lay(match, { of: quiet, speed });
    await choose(match);
    await botsHaveActed(match);
    for (let i = 0; i < 40 && screen.queryByTestId('since') === null && !match.now().over; i++) {
      await choose(match, c => c.do === 'stake' || c.do === 'stop' || c.do === 'give');
      await botsHaveActed(match);
    }
    return match;
  };

  test('plays by itself once more was done than one keeps in mind, and not while one was away', async () => {
    const match = await manyActs(1);
    expect(screen.getByTestId('since')).toBeTruthy();
    expect(match.now().asked).toBe(0);
    fireEvent.press(screen.getByTestId('since:skip'));
    expect(screen.queryByTestId('since')).toBeNull();
    screen.unmount();
    await lay(match, { of: quiet, speed: 1 });
    expect(screen.queryByTestId('since')).toBeNull();
  });

  test('has beside it the scores of that moment, of whose board is seen', async () => {
    const match = await manyActs(1);
    const scoreOf = (seat: number): string =>
      (screen.getByTestId(`seat:${seat}`).props as { accessibilityLabel: string }).accessibilityLabel;
    const then = screen.getByTestId('since');
    expect(then).toBeTruthy();
    const { view } = match.since()[0]!;
    for (const seat of [0, 1]) expect(scoreOf(seat)).toContain(`${match.now().game.points(view, seat)} point`);
    const looked = [0, 1, 2, 3].filter(
      seat => (screen.getByTestId(`seat:${seat}`).props as { accessibilityState: { selected: boolean } }).accessibilityState.selected,
    );
    expect(looked).toEqual([match.since()[0]!.entry!.seat]);
  });

  test('plays by itself after a curtain, however little was done', async () => {
    const match = await aMatch({ players: [anna, ugo], openHands: false });
    await lay(match, { of: quiet, speed: 1 });
    const open = () => act(async () => match.openCurtain());
    await open();
    await choose(match);
    expect(match.now().curtain).toBe(1);
    await open();
    expect(screen.getByTestId('since:told')).toHaveTextContent(/^Anna stakes/);
  });

  test('has only its button where motion is unwelcome', async () => {
    await manyActs(0);
    expect(screen.queryByTestId('since')).toBeNull();
  });
});
