/** What the Knight has learnt is of use where it was learnt, harmless elsewhere, and its tables have an entry for whatever comes. */
import type { Choice, Game, Options, Seat } from '@/engine/contract';
import { advance, asked, offersOf, question } from '@/engine/referee';
import { glance } from '@/bots/glance';
import { byChance, defaultOptions, playOut } from '@/engine/testing/matches';
import { burgundy } from '..';
import { bot } from '../bot';
import { listen } from '../bot/habits';
import { FROM, learnt, TABLES } from '../bot/habitTables';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import type { Burgundy } from '../state';

const game = burgundy as unknown as Game;
const knowing = [...learnt];
const write = (entries: readonly number[]): void => entries.forEach((entry, i) => (learnt[i] = entry));
afterEach(() => {
  write(knowing);
  listen(null);
});

/** The points of two Knights of whom one remembers nothing. */
function pointsOfBoth(seed: number, forgetful: Seat, options: Options): { knowing: number; forgetful: number } {
  const nothing = knowing.map(() => 0);
  const g = burgundy.setUp({ seats: 2, seed, options: { ...defaultOptions(game, 2), ...options } });
  const chance = { seed };
  for (let offers: readonly Choice[] = offersOf(game, g); offers.length > 0;) {
    write(asked(game, g) === forgetful ? nothing : knowing);
    offers = advance(game, g, glance(game, g, offers, chance));
  }
  return { knowing: g.dukes[1 - forgetful]!.points, forgetful: g.dukes[forgetful]!.points };
}

test.each([
  ['on duchy 1', {}],
  ['on dealt duchies', { duchySetup: 'dealTwo' }],
  ['with more tiles', { extraTiles: true, whiteCastles: true, inns: true }],
  ['with the other modules', { tradeRoutes: true, borderPosts: true, shields: true }],
])('a Knight who has learnt leads one who has not %s', (_, options) => {
  const played = Array.from({ length: 40 }, (_none, n) => pointsOfBoth(1000 + (n >> 1), n % 2, options));
  const lead = played.reduce((sum, { knowing: more, forgetful: less }) => sum + more - less, 0) / played.length;
  expect(lead).toBeGreaterThan(5);
});

const tempted = (g: Burgundy, offers: readonly BurgundyChoice[]): number[] => {
  const into: number[] = [];
  bot.prior(g, question<Burgundy, BurgundyQuestion>(g)!, offers, into);
  return into;
};

/** Every act, and its tables. */
const SPEAKS_OF: Readonly<Record<string, RegExp>> = {
  place: /^place/,
  take: /^take/,
  buy: /^(buy|takeNear)/,
  sell: /^sell/,
  workers: /^workers/,
  shield: /^workers/,
  endTurn: /^end/,
  skip: /^skip/,
  load: /^load/,
  discard: /^discard/,
  keep: /^keep/,
};

/** Where a table ends the next begins: a look beyond the end would read what was learnt of something else. */
test('every table is looked up within its bounds, and all of them are', () => {
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const marked = new Array<number>(learnt.length).fill(NaN);
  names.forEach((name, n) => marked.fill(n, FROM[name], FROM[name] + TABLES[name]));
  expect(marked).not.toContain(NaN);
  const entries: number[] = [];
  for (let seed = 1; seed <= 9; seed++) {
    const options = {
      extraTiles: seed % 3 === 0,
      whiteCastles: seed % 3 === 0,
      inns: seed % 3 === 0,
      shields: seed % 3 === 1,
      borderPosts: seed % 3 === 1,
    };
    playOut(burgundy, { seats: 2 + (seed % 3), seed, options }, byChance(seed), {
      each: (g: Burgundy, _, offers) => {
        for (const c of offers) {
          const before = entries.length;
          listen(entries);
          tempted(g, [c]);
          listen(null);
          const tables = entries.slice(before).map(entry => names[marked[entry]!]!);
          // Nothing is looked up twice in one table, nor in one that speaks of another act.
          const isOwn = (table: string): boolean => SPEAKS_OF[c.do]?.test(table) ?? false;
          if (new Set(tables).size < tables.length || !tables.every(isOwn)) throw new Error(`${c.do} looks up ${tables.join(', ')}`);
        }
      },
    });
  }
  expect([...new Set(entries.map(entry => names[marked[entry]!]))].sort()).toEqual([...names].sort());
});

test('whoever plays alone is not tempted by what was learnt against others', () => {
  playOut(burgundy, { seats: 1, seed: 3, options: {} }, byChance(3), {
    each: (g: Burgundy, _, offers) => {
      write(knowing);
      const usual = tempted(g, offers);
      write(knowing.map(() => 7));
      expect(tempted(g, offers)).toEqual(usual);
    },
  });
});
