/** The rulebook’s own examples and answers, as it prints them. */
import { told } from '@/engine/testing/sitting';
import { KINDS } from '../data/names';
import { lifeOf } from '../rules/pieces';
import { pointsLeft } from '../rules/movement';
import { barbarians, levels, manoeuvre, place, stock, table, war, type Sitting } from './table';

test('income of 1 food, 3 goods and 1 weapon symbols at Production III and Military I', () => {
  const sat = table(
    { ask: 'resources' },
    g => {
      place(g, 0, 'sjaelland', 'princess');
      place(g, 0, 'fyn', 'princess');
      levels(g, 0, { production: 3 });
    },
    { nations: ['denmark', 'scotland'] },
  );
  expect(sat.realm().stock).toEqual([1, 6, 0, 0]);
});

/** Two archers of a player at Military VII against infantry and cavalry of one at Military IV. */
const blueAndRed = (): Sitting =>
  table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'archers', 'archers');
      place(g, 1, 'wales', 'infantry', 'cavalry');
      levels(g, 0, { military: 7 });
      levels(g, 1, { military: 4 });
      war(g, 0, 1);
    },
    { turn: 5 },
  ).choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle');

test('archers against infantry and cavalry: the cavalry falls, and the archer left must withdraw', () => {
  const struck = blueAndRed().choose('hit piece:3 damage=4', 'hit piece:0 damage=3', 'hit piece:1 damage=1');
  expect(told(struck, 'killed').map(e => [e.by, KINDS[e.kind], e.points])).toEqual([
    [0, 'cavalry', 3],
    [1, 'archers', 2],
  ]);
  expect([struck.ask, struck.asked, struck.standing('wales')]).toEqual(['leave', 0, ['1 infantry', '0 archers']]);
  const left = struck.choose('leave province:we-london');
  const archers = left.g.pieces.find(p => p.owner === 0)!;
  expect([lifeOf(left.g, archers), pointsLeft(left.g, archers), left.holder('wales')]).toEqual([1, 0, 1]);
});

test('dealt otherwise, both defenders retreat together and the archer left holds the province', () => {
  const struck = blueAndRed().choose('hit piece:3 damage=3', 'hit piece:2 damage=1', 'hit piece:0 damage=3', 'hit piece:1 damage=1');
  expect([struck.ask, struck.asked]).toEqual(['leave', 1]);
  const after = struck.choose('leave province:we-ulster');
  expect([after.standing('ulster').sort(), after.holder('wales')]).toEqual([['1 cavalry*', '1 infantry*'], 0]);
});

/** Infantry without a Commander against one barbarian army. */
const growing = (infantry: number, turn: number): Sitting => {
  const kinds = Array.from({ length: infantry }, () => 'infantry' as const);
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', ...kinds);
      barbarians(g, 'wales');
    },
    { turn },
  );
  const fought = sat.choose(...kinds.map((_, i) => `march province:we-wales piece=${i}`), 'toBattle');
  return fought.ask === 'leave' ? fought.choose('leave province:we-ulster') : fought;
};

test('barbarians grow: one infantry in turn 1, two in turn 1, two in turn 4', () => {
  expect(
    [growing(1, 1), growing(2, 1), growing(2, 4)].map(sat => [sat.standing('wales'), sat.standing('ulster'), sat.realm().kills]),
  ).toEqual([
    [[], ['barbarian*'], 0],
    [['0 infantry'], [], 1],
    [[], ['barbarian*'], 0],
  ]);
});

test('two armies of which only one could fight do not enter together', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 0, 'calais', 'infantry');
    barbarians(g, 'wales');
  });
  expect(sat.offered('march province:we-wales')).toEqual(['march province:we-wales piece=0']);
});

test('cavalry that has won a battle with one life left strikes with 3 again', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'cavalry');
      barbarians(g, 'wales');
      barbarians(g, 'ulster');
      levels(g, 0, { military: 6 });
    },
    { turn: 5 },
  );
  const won = sat.choose('march province:we-wales', 'toBattle');
  expect(
    lifeOf(
      won.g,
      won.g.pieces.find(p => p.owner === 0)!,
    ),
  ).toBe(1);
  expect(told(won.choose('march province:we-ulster', 'toBattle'), 'battle')[0]?.attack).toBe(3);
});

test('15 gold doubled make 20, and what is short elsewhere does not help', () => {
  const sat = table(
    { ask: 'turnEnd' },
    g => {
      levels(g, 0, { trade: 4 });
      stock(g, 0, 0, 0, 0, 15);
    },
    { turn: 10 },
  );
  expect(sat.realm().stock).toEqual([0, 0, 0, 20]);
});

test('with 33 points in trade and two forts lost since, four players play on', () => {
  const won = table(
    { ask: 'turnEnd' },
    g => {
      g.realms[0]!.bought = 26;
      place(g, 0, 'wales', 'fort', 'fort');
    },
    { seats: 4, turn: 6 },
  );
  expect([won.points(), won.ask]).toEqual([33, null]);
  const lost = table(
    { ask: 'turnEnd' },
    g => {
      g.realms[0]!.bought = 26;
      place(g, 0, 'wales', 'princess');
    },
    { seats: 4, turn: 6 },
  );
  expect([lost.points(), lost.ask]).toEqual([27, 'act']);
});
