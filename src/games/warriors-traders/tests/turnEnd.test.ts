import { told } from '@/engine/testing/sitting';
import { barbarianStrength } from '../data/numbers';
import { strengthOf } from '../rules/pieces';
import { barbarians, levels, place, stock, table, war } from './table';

const turnEnd = { ask: 'turnEnd' } as const;
/** The end of the last turn: nothing follows it. */
const last = { turn: 10 } as const;

test('18.1 the Merchant doubles gold', () => {
  const gold = (trade: number): number =>
    table(
      turnEnd,
      g => {
        levels(g, 0, { trade });
        stock(g, 0, 0, 0, 0, 6);
      },
      last,
    ).realm().stock[3]!;
  expect([gold(3), gold(4), gold(7)]).toEqual([6, 12, 12]);
});

test('18.2 of each resource 20 are kept, counted after doubling', () => {
  const sat = table(
    turnEnd,
    g => {
      levels(g, 0, { trade: 4 });
      stock(g, 0, 23, 20, 0, 15);
    },
    last,
  );
  expect([sat.realm().stock, told(sat, 'overflow').map(e => [e.good, e.count])]).toEqual([
    [20, 20, 0, 20],
    [
      [0, 3],
      [3, 10],
    ],
  ]);
});

test('18.3 wounds heal, who lay stands up, points come back', () => {
  const sat = table(
    turnEnd,
    g => {
      Object.assign(barbarians(g, 'wales')[0]!, { lying: true, damage: 1 });
      Object.assign(place(g, 0, 'london', 'archers')[0]!, { lying: true, damage: 2, tired: true, spent: 2, fights: 1 });
    },
    last,
  );
  for (const piece of sat.g.pieces) expect(piece).toMatchObject({ lying: false, damage: 0, tired: false, spent: 0, fights: 0 });
});

test('18.4 then wars are looked at', () => {
  const sat = table(
    turnEnd,
    g => {
      war(g, 0, 1, 8);
      g.wars[0]!.struck = true;
    },
    last,
  );
  expect(told(sat, 'warOver').map(e => e.why)).toEqual(['threeTurns']);
});

test('18.5 then the points', () => {
  const sat = table(turnEnd, g => (g.realms[0]!.bought = 42), { turn: 6 });
  expect([sat.ask, told(sat, 'ended').map(e => [e.winners, e.byThreshold])]).toEqual([null, [[[0], true]]]);
  expect(sat.facts.map(f => f.what).indexOf('ended')).toBe(sat.facts.length - 1);
});

test('18.6 the next turn begins, and barbarians may have grown', () => {
  const sat = table(turnEnd, g => barbarians(g, 'wales'), { turn: 7 });
  expect([sat.g.turn, strengthOf(sat.g, sat.g.pieces[0]!), barbarianStrength(7)]).toEqual([8, 3, 2]);
});
