import type { Choice, Game, Seat } from '@/engine/contract';
import { told } from '@/engine/testing/sitting';
import { offersOf, question } from '@/engine/referee';
import { LEVELS } from '@/bots/levels';
import { atOnce, choose, hint } from '@/bots/think';
import { stateOf } from '@/match/matchRows';
import { warriorsTraders } from '..';
import { bot } from '../bot';
import { standings } from '../rules/victory';
import { orderOf } from '../rules/turn';
import { realmOf, type Traders, type TradersQuestion } from '../state';
import { abandonable, act, barbarians, levels, NO_OWN_ACTIONS, opening, place, stock, table, verbs, war, type Sitting } from './table';

const game = warriorsTraders as unknown as Game;

const places = (g: Readonly<Traders>): number[] => standings(g).map(s => s.place);

test('22.1 in an alliance the match ends at once, and most points of an alliance win, those of whoever left included', () => {
  const sat = abandonable(
    act(),
    g => {
      place(g, 0, 'london', 'fort', 'fort');
      place(g, 1, 'highlands', 'fort');
    },
    { seats: 4, teams: 2 },
  );
  const end = sat.choose('abandon');
  expect([end.asked, end.ask]).toEqual([null, null]);
  expect(places(end.g)).toEqual([1, 3, 1, 3]);
  expect(standings(end.g).map(s => s.team?.points)).toEqual([9, 5, 9, 5]);
  expect(told(end, 'ended')).toEqual([expect.objectContaining({ winners: [0, 2], points: 9, byLeaving: true, byThreshold: false })]);
  expect(verbs(abandonable(act(), () => {}, { seats: 6, teams: 3 }).choose('abandon'))).toEqual([]);
});

test('22.2 each of the others is asked in the order of play, most votes decide, and a tie goes on', () => {
  const asked = (...votes: readonly ('stop' | 'goOn')[]): (number | null)[] => {
    let sat = abandonable([act(1), act()], g => (g.order = [2, 0, 3, 1]), { seats: 4 }).choose('abandon');
    const seats: (number | null)[] = [];
    for (const one of votes) {
      seats.push(sat.ask === 'vote' ? sat.asked : -1);
      sat = sat.choose(one);
    }
    return [...seats, sat.ask === 'vote' ? -2 : sat.asked];
  };
  expect(asked('goOn', 'stop', 'stop')).toEqual([2, 3, 1, null]);
  expect(asked('goOn', 'stop', 'goOn')).toEqual([2, 3, 1, 1]);
  // Nobody is asked for a vote that changes nothing.
  expect(asked('stop', 'stop')).toEqual([2, 3, null]);
  expect(asked('goOn', 'goOn')).toEqual([2, 3, 1]);
  const three = (): Sitting => abandonable([act(1), act()], () => {}, { seats: 3 }).choose('abandon');
  expect(three().choose('goOn').ask).toBe('act');
  expect(three().choose('stop', 'goOn').ask).toBe('act');
  expect(three().choose('stop', 'stop').ask).toBe(null);
});

test('22.2 when it stops, most points of those who stayed win; who left keeps the points and comes last', () => {
  const sat = abandonable(act(), g => {
    place(g, 0, 'london', 'fort', 'fort');
    place(g, 1, 'highlands', 'fort');
    levels(g, 0, { military: 4 });
  });
  const end = sat.choose('abandon', 'stop', 'stop');
  expect(places(end.g)).toEqual([4, 1, 2, 2]);
  expect(standings(end.g)[0]).toEqual(expect.objectContaining({ points: 12, sources: expect.objectContaining({ warrior: 3, leftIn: 1 }) }));
  expect(told(end, 'ended')).toEqual([expect.objectContaining({ winners: [1], points: 5, byLeaving: true })]);
});

test('22.2 of two the other has won', () => {
  const end = abandonable(act(1), g => place(g, 1, 'highlands', 'fort'), { seats: 2 }).choose('abandon');
  expect([end.asked, places(end.g)]).toEqual([null, [1, 2]]);
});

/** Seat 0 has everything that can be given back, hurt and lying about; the others go on. */
function gone(pending: readonly TradersQuestion[] = [act(1), act()], more: (g: Traders) => void = () => {}): Sitting {
  const sat = abandonable(pending, g => {
    place(g, 0, 'london', 'infantry', 'infantry', 'fort');
    const [cavalry] = place(g, 0, 'wales', 'cavalry', 'princess');
    Object.assign(cavalry!, { damage: 2, spent: 1, fights: 1, lying: true, tired: true });
    place(g, 0, 'ulster', 'princess');
    place(g, 1, 'highlands', 'infantry', 'princess');
    place(g, 2, 'munster', 'princess');
    place(g, 3, 'normandie', 'princess');
    stock(g, 0, 1, 2, 3, 4);
    levels(g, 0, { production: 2, trade: 7, military: 4 });
    levels(g, 1, { production: 2, trade: 3 });
    Object.assign(realmOf(g, 0), { kills: 5, bought: 2, routes: [1] });
    realmOf(g, 2).routes = [0, 3];
    war(g, 0, 1);
    war(g, 1, 2);
    more(g);
  });
  return sat.choose('abandon', 'goOn', 'goOn');
}

test('22.2 when it goes on, resources, tokens and points go back, and armies and forts are the barbarians’', () => {
  const sat = gone();
  expect(sat.standing('london')).toEqual(['barbarian', 'barbarian', 'barbarian fort']);
  expect([sat.holder('london'), sat.holder('wales'), sat.holder('ulster')]).toEqual([-2, -2, -1]);
  const { stock: goods, tokens, kills, bought } = sat.realm(0);
  expect([goods, tokens, kills, bought, sat.points(0)]).toEqual([[0, 0, 0, 0], [0, 0, 0], 0, 0, 0]);
  expect(told(sat, 'wentOn')).toEqual([{ what: 'wentOn', seat: 0, armies: 3, forts: 1 }]);
  expect(places(sat.g)[0]).toBe(4);
});

test('22.3 an army of any kind is one normal barbarian army, fresh; princesses are gone', () => {
  const sat = gone();
  expect(sat.standing('wales')).toEqual(['barbarian']);
  const army = sat.g.pieces.find(p => p.id === 3)!;
  expect(army).toEqual({ id: 3, owner: -2, kind: 5, at: army.at, damage: 0, spent: 0, fights: 0, lying: false, tired: false });
  expect(sat.g.pieces.filter(p => p.owner === 0)).toEqual([]);
});

test('22.3 routes and wars with whoever left vanish, those of others stay', () => {
  const { g } = gone();
  expect(g.realms.map(r => r.routes)).toEqual([[], [], [3], []]);
  expect(g.wars).toEqual([{ a: 1, b: 2, since: 1, struck: false }]);
});

test('22.3 awards and monopoly pass on, the threshold stays', () => {
  const sat = gone();
  expect(told(sat, 'award').map(e => [e.seat, e.track])).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(told(sat, 'awardLost').map(e => [e.seat, e.track])).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(standings(sat.g)[1]!.sources).toEqual(expect.objectContaining({ builder: 3, merchant: 3, warrior: 0 }));
  const trade = gone([{ ask: 'trading' }, act()], g => {
    place(g, 1, 'east-anglia', 'princess');
    stock(g, 1, 0, 9);
  });
  expect([trade.ask, verbs(trade)]).toEqual(['trade', expect.arrayContaining(['bank'])]);
  expect(
    told(
      gone([{ ask: 'turnEnd' }, act()], g => (g.turn = 10)),
      'ended',
    )[0]!.threshold,
  ).toBe(33);
});

test('22.3 nothing is asked of whoever left, nor declared on them, nor opened to them', () => {
  const rest: TradersQuestion[] = [{ ask: 'shift', seat: 0 }, act(1), { ask: 'act', seat: 0, why: 'second', left: 1 }, act(2), act()];
  const sat = gone(rest);
  expect(sat.g.questions.filter(q => 'seat' in q && q.seat === 0)).toEqual([]);
  expect([sat.ask, sat.asked]).toEqual(['act', 2]);
  expect(sat.offered('war')).toEqual(['war rival:3']);
  expect(sat.g.order).toEqual([1, 2, 3]);
  let next = gone([{ ask: 'turnEnd' }, act()], g => stock(g, 1, 5));
  const asked = new Set<number | null>();
  for (let i = 0; i < 40 && next.asked !== null; i++) {
    asked.add(next.asked);
    next = next.choose(next.offers.at(-1)!);
  }
  expect(asked).toEqual(new Set([1, 2, 3]));
});

test('22.3 the changing order goes on where it was, past whoever left', () => {
  const order = (turn: number, left: Readonly<Record<number, number>>): Seat[] =>
    orderOf(
      abandonable(
        act(),
        g => {
          g.variableOrder = true;
          for (const [seat, leftIn] of Object.entries(left)) realmOf(g, Number(seat)).leftIn = leftIn;
        },
        { seats: 4, turn, land: 'east', nations: ['romania', 'austria', 'croatia', 'bulgaria'] },
      ).g,
    );
  // Austria began the second turn and left in it: Croatia begins the third, Bulgaria the fourth, Romania the fifth, Croatia the sixth.
  expect([2, 3, 4, 5, 6].map(turn => order(turn, { 1: 2 })[0])).toEqual([2, 2, 3, 0, 2]);
  expect(order(4, { 1: 2 })).toEqual([3, 0, 2]);
  // Who left before would have begun is passed over.
  expect([2, 3, 4].map(turn => order(turn, { 1: 1 })[0])).toEqual([2, 3, 0]);
});

test('22.3 it is done instead of a first or second action, when no battle can be running', () => {
  const open = (g: Traders): void => {
    place(g, 0, 'london', 'infantry', 'infantry', 'princess');
    barbarians(g, 'wales');
    levels(g, 0, { military: 7, production: 7 });
    stock(g, 0, 9, 0, 5);
  };
  const offers = (pending: TradersQuestion | readonly TradersQuestion[]): boolean => verbs(abandonable(pending, open)).includes('abandon');
  const second: TradersQuestion = { ask: 'act', seat: 0, why: 'second', left: 1 };
  expect([act(), second].map(offers)).toEqual([true, true]);
  expect(NO_OWN_ACTIONS.map(offers)).toEqual(NO_OWN_ACTIONS.map(() => false));
});

test('22.4 without the option nobody may leave: the app hands a seat to a bot, and a state has nothing that it had not before', () => {
  const fresh = opening(3);
  expect(fresh.g).toEqual(opening(3, { leaving: 'bot' }).g);
  expect(fresh.g.realms.some(r => 'leftIn' in r)).toBe(false);
  expect(verbs(table(act(), g => place(g, 0, 'london', 'princess')))).not.toContain('abandon');
  // A snapshot of either kind is one of this game.
  for (const leaving of ['bot', 'vote']) expect(stateOf(JSON.stringify(opening(3, { leaving }).g), game)).not.toBe(null);
});

test('22.5 nobody is out: without a province one still has turns, but nowhere to build', () => {
  const sat = table(act(), g => {
    place(g, 1, 'highlands', 'princess');
    stock(g, 0, 0, 0, 5);
  });
  expect(sat.offers).toEqual([
    'develop track:production',
    'develop track:trade',
    'develop track:military',
    'war rival:1',
    'lastTurn button:lastTurn',
    'pass button:pass',
  ]);
  const turn = table({ ask: 'turn' }, g => place(g, 1, 'highlands', 'princess'));
  expect([turn.ask, turn.asked, turn.choose('pass').asked, turn.g.order]).toEqual(['act', 1, 0, [1, 0]]);
});

test('22.2 a bot wants to stop when it is ahead of all who stay, and to go on otherwise', () => {
  const voting = (points: readonly number[], voter: number): string => {
    const { g } = abandonable({ ask: 'vote', seat: voter, from: 0, others: [], stop: 0, goOn: 0 }, state =>
      state.realms.forEach((r, seat) => {
        r.bought = points[seat]!;
        r.leftIn = seat === 0 ? 1 : 0;
      }),
    );
    const said = (['knight', 'baron', 'sovereign'] as const).map(
      level => atOnce(choose({ game, view: g, seat: voter, seed: 3 }, level)) as Choice,
    );
    expect(new Set(said.map(c => c.do)).size).toBe(1);
    const why = atOnce(hint({ game, view: g, seat: voter, seed: 1 }))!;
    expect(why.reasons.map(r => r.why)).toEqual([why.choice.do === 'stop' ? 'lead' : 'chance']);
    return said[0]!.do;
  };
  expect([voting([9, 5, 4, 4], 1), voting([0, 5, 5, 4], 1), voting([0, 5, 6, 4], 1)]).toEqual(['stop', 'goOn', 'goOn']);
});

test('22.2 no bot ever leaves, however much its hand shakes', () => {
  const { g, offers } = abandonable(act(), state => (realmOf(state, 0).tokens = [16, 16, 16]), { seats: 2 });
  expect(offers).toEqual(['war rival:1', 'lastTurn button:lastTurn', 'abandon button:abandon', 'pass button:pass']);
  const into: number[] = [];
  bot.prior(g, question(g)!, offersOf(warriorsTraders, g), into);
  expect(offers.filter((_, i) => into[i] === 0)).toEqual(['lastTurn button:lastTurn', 'abandon button:abandon']);
  for (const level of LEVELS) {
    for (let seed = 0; seed < 100; seed++) {
      const chosen = atOnce(choose({ game, view: g, seat: 0, seed: 7919 * seed }, level)) as Choice;
      expect([level, seed, chosen.do]).toEqual([level, seed, expect.not.stringMatching('abandon')]);
      if (level !== 'squire' && seed === 3) break;
    }
  }
});
