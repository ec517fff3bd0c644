import { told } from '@/engine/testing/sitting';
import { standings, thresholdOf } from '../rules/victory';
import type { Traders } from '../state';
import { act, levels, manoeuvre, place, stock, table, war } from './table';

const turnEnd = { ask: 'turnEnd' } as const;

test('19.1 a capital 3 points, a trade centre 2, others 1', () => {
  const sat = table(act(), g => ['london', 'east-anglia', 'wales', 'calais'].forEach(p => place(g, 0, p, 'princess')));
  expect([sat.points(), standings(sat.g)[0]!.sources.provinces]).toEqual([7, 7]);
});

test('19.2 a fort 3 points while it stands', () => {
  const sat = table(act(), g => place(g, 0, 'wales', 'fort', 'fort'));
  expect(standings(sat.g)[0]!.sources.forts).toBe(6);
});

test('19.3, 19.5 kills stay, those of forts too, whatever is lost later', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'cavalry', 'cavalry');
    place(g, 1, 'wales', 'fort');
    war(g, 0, 1);
  });
  const after = sat.choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle', 'hit piece:0 damage=5');
  expect([after.realm(0).kills, after.points(1)]).toEqual([3, 3]);
  const lost = table(act(), g => (g.realms[0]!.kills = 3));
  expect(lost.points()).toBe(3);
});

test('19.4 bought points stay', () => {
  const trade = { ask: 'trade', seat: 0, proposals: 0 } as const;
  const after = table(trade, g => {
    place(g, 0, 'east-anglia', 'princess');
    stock(g, 0, 0, 0, 0, 10);
  }).choose('buyPoint');
  expect(standings(after.g)[0]!.sources).toMatchObject({ provinces: 2, bought: 1 });
});

test('19.6 a province lost is worth nothing any more', () => {
  const sat = table(manoeuvre(), g => place(g, 0, 'east-anglia', 'infantry'));
  expect([sat.points(), sat.choose('march province:we-wales').points()]).toEqual([2, 1]);
});

test('19.7 an award is for whoever alone has most tokens, one on an unfinished level included', () => {
  const points = (a: number, b: number): number[] => {
    const sat = table(act(), g => {
      g.realms[0]!.tokens[0] = a;
      g.realms[1]!.tokens[0] = b;
    });
    return [sat.points(0), sat.points(1)];
  };
  expect([points(4, 5), points(5, 5), points(1, 0)]).toEqual([
    [0, 3],
    [0, 0],
    [3, 0],
  ]);
  const all = table(act(), g => (g.realms[0]!.tokens = [1, 1, 1]));
  expect(standings(all.g)[0]!.sources).toMatchObject({ builder: 3, merchant: 3, warrior: 3 });
});

test('19.8 nobody on a track is a tie', () => {
  expect(table(act()).points()).toBe(0);
});

const THRESHOLDS = [
  [2, 42],
  [3, 37],
  [4, 33],
  [5, 30],
  [6, 27],
] as const;

test.each(THRESHOLDS)('19.9 with %i players %i points at the end of a turn end the match', (seats, threshold) => {
  const end = (points: number): string | null => table(turnEnd, g => (g.realms[1]!.bought = points), { seats, turn: 6 }).ask;
  expect([end(threshold - 1), end(threshold)]).toEqual(['act', null]);
  expect(thresholdOf(table(act(), () => {}, { seats }).g)).toBe(threshold);
});

test('19.10 points within a turn decide nothing', () => {
  const trade = { ask: 'trade', seat: 0, proposals: 0 } as const;
  const sat = table(
    [turnEnd, trade],
    g => {
      place(g, 0, 'east-anglia', 'princess');
      g.realms[0]!.bought = 39;
      stock(g, 0, 0, 0, 0, 10);
    },
    {
      turn: 6,
    },
  );
  const bought = sat.choose('buyPoint');
  expect([bought.points(), told(bought, 'ended').length]).toEqual([42, 1]);
  const later = table(
    [turnEnd, act(), trade],
    g => {
      place(g, 0, 'east-anglia', 'princess');
      g.realms[0]!.bought = 39;
      stock(g, 0, 0, 0, 0, 10);
    },
    { turn: 6 },
  ).choose('buyPoint');
  expect([later.points(), later.ask]).toEqual([42, 'act']);
});

test('19.11 equal points share the victory', () => {
  const arrange = (g: Traders): void => {
    g.realms[0]!.bought = 5;
    g.realms[1]!.bought = 5;
    levels(g, 0, {});
  };
  const sat = table(turnEnd, arrange, { turn: 10 });
  expect([told(sat, 'ended')[0]?.winners, standings(sat.g).map(s => s.place)]).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('19.7 an award is told when it goes and when it comes', () => {
  const level = { ask: 'tokens', seat: 0, left: 1 } as const;
  const tie = table(level, g => (g.realms[1]!.tokens[0] = 1)).choose('develop track:production');
  expect([told(tie, 'awardLost'), told(tie, 'award')]).toEqual([[{ what: 'awardLost', seat: 1, track: 0 }], []]);
  const lead = table(level, g => {
    g.realms[0]!.tokens[0] = 1;
    g.realms[1]!.tokens[0] = 1;
  }).choose('develop track:production');
  expect([told(lead, 'awardLost'), told(lead, 'award')]).toEqual([[], [{ what: 'award', seat: 0, track: 0 }]]);
  const shift = table({ ask: 'shift', seat: 0 }, g => (g.realms[0]!.tokens = [1, 0, 0])).choose('shift track:trade from=production');
  expect([told(shift, 'awardLost'), told(shift, 'award')]).toEqual([
    [{ what: 'awardLost', seat: 0, track: 0 }],
    [{ what: 'award', seat: 0, track: 1 }],
  ]);
});
