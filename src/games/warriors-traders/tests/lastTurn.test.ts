import type { Choice, Game } from '@/engine/contract';
import { offersOf, question } from '@/engine/referee';
import { told } from '@/engine/testing/sitting';
import { write } from '@/engine/notation';
import { LEVELS } from '@/bots/levels';
import { atOnce, choose } from '@/bots/think';
import { stateOf } from '@/match/matchRows';
import { warriorsTraders } from '..';
import { bot } from '../bot';
import { copy } from '../copy';
import { standings } from '../rules/victory';
import { realmOf, type Traders, type TradersQuestion } from '../state';
import { abandonable, act, barbarians, levels, NO_OWN_ACTIONS, opening, place, stock, table, verbs, type Sitting } from './table';

const game = warriorsTraders as unknown as Game;

/** Seat 0 is about to act in the fourth turn of ten, and seat 2 leads. */
const late = (pending: readonly TradersQuestion[] = [{ ask: 'turnEnd' }, act(1), act()], turn = 4): Sitting =>
  table(
    pending,
    g => {
      place(g, 0, 'london', 'princess');
      place(g, 2, 'munster', 'fort');
      g.order = [2, 0, 1];
    },
    { seats: 3, turn },
  );

test('21.12 everybody is asked in the order of play; if all agree, the match ends with the running turn, and most points win', () => {
  const called = late().choose('lastTurn');
  expect(told(called, 'lastTurnCalled')).toEqual([{ what: 'lastTurnCalled', seat: 0 }]);
  expect([called.ask, called.asked, called.offers]).toEqual(['lastTurn', 2, ['endHere button:endHere', 'playOn button:playOn']]);
  const second = called.choose('endHere');
  expect([second.ask, second.asked, second.g.lastTurn]).toEqual(['lastTurn', 1, 10]);
  const agreed = second.choose('endHere');
  expect([agreed.g.lastTurn, told(agreed, 'lastTurnAgreed')]).toEqual([4, [{ what: 'lastTurnAgreed', turn: 4 }]]);
  // The turn is played to its end, first the action in which it was proposed.
  expect([agreed.ask, agreed.asked]).toEqual(['act', 0]);
  const end = agreed.choose('pass', 'pass');
  expect([end.asked, end.g.turn, standings(end.g).map(s => s.place)]).toEqual([null, 4, [2, 3, 1]]);
  expect(told(end, 'ended')).toEqual([expect.objectContaining({ winners: [2], byThreshold: false, byLeaving: false })]);
});

test('21.12 one who wants to play on is enough: nobody else is asked, and the match goes on', () => {
  const refused = late().choose('lastTurn', 'playOn');
  expect(told(refused, 'lastTurnRefused')).toEqual([{ what: 'lastTurnRefused', seat: 2 }]);
  expect([refused.ask, refused.asked, refused.g.lastTurn]).toEqual(['act', 0, 10]);
  expect(late().choose('lastTurn', 'endHere', 'playOn').ask).toBe('act');
  const next = refused.choose('pass', 'pass');
  expect([next.g.turn, next.ask]).toEqual([5, 'act']);
});

test('21.12 each may propose it once a turn, and nobody in a turn that is the last anyway', () => {
  const second: TradersQuestion = { ask: 'act', seat: 0, why: 'second', left: 1 };
  const refused = late([{ ask: 'turnEnd' }, second, act(1), act()]).choose('lastTurn', 'playOn');
  expect(verbs(refused)).not.toContain('lastTurn');
  const other = refused.choose('pass');
  expect([other.asked, verbs(other).includes('lastTurn')]).toEqual([1, true]);
  const again = other.choose('pass');
  expect([again.asked, verbs(again)]).toEqual([0, expect.not.arrayContaining(['lastTurn'])]);
  let next = again.choose('pass');
  while (next.asked !== 0) next = next.choose('pass');
  expect([next.g.turn, verbs(next)]).toEqual([5, expect.arrayContaining(['lastTurn'])]);
  expect(verbs(late(undefined, 10))).not.toContain('lastTurn');
  const agreed = late().choose('lastTurn', 'endHere', 'endHere', 'pass');
  expect([agreed.asked, verbs(agreed)]).toEqual([1, expect.not.arrayContaining(['lastTurn'])]);
});

test('21.12 it stands beside a first and a second action, where nothing is half done', () => {
  const open = (g: Traders): void => {
    place(g, 0, 'london', 'infantry', 'infantry', 'princess');
    barbarians(g, 'wales');
    levels(g, 0, { military: 7, production: 7 });
    stock(g, 0, 9, 0, 5);
  };
  const offers = (pending: TradersQuestion): boolean => verbs(table(pending, open)).includes('lastTurn');
  expect([act(), { ...act(), why: 'second' } as TradersQuestion].map(offers)).toEqual([true, true]);
  expect(NO_OWN_ACTIONS.map(offers)).toEqual(NO_OWN_ACTIONS.map(() => false));
});

test('21.12 allies are asked like everybody, and whoever has left is not', () => {
  const allies = table(act(), () => {}, { seats: 4, teams: 2 }).choose('lastTurn');
  const asked = [allies, allies.choose('endHere'), allies.choose('endHere', 'endHere')].map(sat => sat.asked);
  expect(asked).toEqual([1, 2, 3]);
  const left = abandonable([act(2), act(1), act()], () => {}, { seats: 4 }).choose('abandon', 'goOn', 'goOn');
  const called = left.choose('lastTurn');
  expect([called.asked, called.choose('endHere').asked, called.choose('endHere', 'endHere').ask]).toEqual([2, 3, 'act']);
});

test('21.12 no bot ever proposes it, however much its hand shakes, and none stands in the way of those who do', () => {
  const { g, offers } = table(act(), state => (realmOf(state, 0).tokens = [16, 16, 16]));
  expect(offers).toEqual(['war rival:1', 'lastTurn button:lastTurn', 'pass button:pass']);
  const asked = late().choose('lastTurn');
  for (const level of LEVELS) {
    for (let seed = 0; seed < 100; seed++) {
      const proposed = atOnce(choose({ game, view: g, seat: 0, seed: 7919 * seed }, level)) as Choice;
      expect([level, seed, proposed.do]).toEqual([level, seed, expect.not.stringMatching('lastTurn')]);
      const answered = atOnce(choose({ game, view: asked.g, seat: 2, seed: 7919 * seed }, level)) as Choice;
      expect([level, seed, answered.do]).toEqual([level, seed, 'endHere']);
      if (level !== 'squire' && seed === 3) break;
    }
  }
});

test('21.12 in a bot’s thoughts nobody proposes it and nobody agrees: its plans count on all turns', () => {
  const prior = ({ g }: Sitting): string[] => {
    const into: number[] = [];
    const offers = offersOf(warriorsTraders, g);
    bot.prior(g, question(g)!, offers, into);
    return offers.filter((_, i) => into[i] === 0).map(write);
  };
  expect([prior(late()), prior(late().choose('lastTurn'))]).toEqual([['lastTurn button:lastTurn'], ['endHere button:endHere']]);
});

test('21.12 until it is proposed a state has nothing that it had not before, and afterwards it is still one of this game', () => {
  expect(opening(3).g.realms.some(r => 'calledIn' in r)).toBe(false);
  const { g } = late().choose('lastTurn');
  expect([realmOf(g, 0).calledIn, copy(g)]).toEqual([4, g]);
  expect(stateOf(JSON.stringify(g), game)).not.toBe(null);
});

test.each(['en', 'it'] as const)('21.12 it is told, shown in the line of the turn and explained: %s', language => {
  const words = warriorsTraders.words[language];
  const who = (seat: number): string => ['Anna', 'Ben', 'Carla'][seat]!;
  const called = late().choose('lastTurn');
  const [refused, agreed] = [called.choose('playOn'), called.choose('endHere', 'endHere')];
  expect([called, refused].map(sat => words.told(sat.facts[0]!, who))).toEqual([
    expect.stringMatching(/^Anna prop/),
    expect.stringMatching(/^Carla (wants|vuole)/),
  ]);
  expect(words.told(agreed.facts[0]!, who)).toContain('4');
  expect([words.when(called.g), words.when(agreed.g)]).toEqual([
    expect.stringMatching(/4 (of|di) 10/),
    expect.stringMatching(/4 (of|di) 4/),
  ]);
  // Who is asked reads whose proposal it is.
  expect(words.asks(called.g, question(called.g)!)).toMatch(/England|Inghilterra/);
  const card = words.card(called.g, 'button:lastTurn');
  expect(card).toEqual(expect.objectContaining({ rules: ['21.12'], chapter: 'end' }));
  expect(words.chapters.find(c => c.id === 'end')?.asks).toContain('lastTurn');
});
