import { offersOf, question } from '@/engine/referee';
import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { bot } from '../bot';
import { BORDER_DUCHIES, POST_SPACES } from '../data/borderDuchies';
import { DUCHIES } from '../data/duchies';
import { POST_AT, postsReachedFrom } from '../rules/borderPosts';
import { NEIGHBOURS, NUMBER_ON, SURVEY } from '../rules/duchy';
import { CASTLE } from '../rules/tile';
import { monasteryPoints } from '../rules/tiles/monasteries';
import { NONE, type Burgundy } from '../state';
import { dice, monasteries, opening, store, table, tile, type Sitting } from './table';

const BORDER = { borderPosts: true };
const FIRST = DUCHIES.length;
/** A way along the upper edge from north-west to north-east, and one from its middle down to the south. */
const ACROSS = [4, 5, 6, 7, 8];
const DOWN = [11, 18, 24, 30, 34];
const BUILDING = 'building.bank';

/** Duchy 11a for everybody, empty but for these spaces; seat 0 may place a tile on `last`. */
function posts(last: number, filled: readonly number[], arrange: (g: Burgundy) => void = () => {}, options = {}, seats = 2): Sitting {
  return table(
    g => {
      g.linked = g.estates.map(() => 0);
      g.modules = 1 << 4;
      for (const estate of g.estates) {
        estate.duchy = FIRST;
        estate.spaces.fill(NONE);
      }
      const { colour } = SURVEY[FIRST]!;
      const ids = [BUILDING, 'pasture.cow2', 'mine', 'ship', 'monastery.9', 'castle'];
      for (const space of filled) g.estates[0]!.spaces[space] = tile(ids[colour[space]!]!);
      g.estates[0]!.storage[0] = tile(ids[colour[last]!]!);
      dice(g, 0, NUMBER_ON[last]!, 1);
      monasteries(g, 0, 1);
      arrange(g);
      for (const estate of g.estates) g.linked[g.estates.indexOf(estate)] ||= linkedNow(estate.spaces);
    },
    { options: { ...options }, seats },
  ).choose(`place hex:${last} die=0`);
}
const linkedNow = (spaces: readonly number[]): number => {
  const estate = { spaces } as Burgundy['estates'][number];
  return Math.max(
    0,
    ...spaces.flatMap((there, space) => (there === NONE ? [] : [postsReachedFrom(estate, space)])).filter(p => [3, 5, 6, 7].includes(p)),
  );
};
const scored = (at: Sitting): number => told(at, 'postsLinked').reduce((sum, e) => sum + e.points, 0);

test('BRD-01 everybody gets a different one of six duchies, by lot', () => {
  for (const seats of [2, 3, 4]) {
    const { g } = opening(seats, BORDER, 7);
    const letters = g.estates.map(estate => estate.duchy - FIRST);
    expect(new Set(letters).size).toBe(seats);
    expect(letters.every(letter => letter >= 0 && letter < 6)).toBe(true);
  }
  const dealt = new Set(Array.from({ length: 30 }, (_, seed) => opening(2, BORDER, seed + 1).g.estates[0]!.duchy));
  expect(dealt.size).toBe(6);
});

test('BRD-01 the six as printed: 37 spaces of the usual numbers, four castles, no area above eight', () => {
  expect(BORDER_DUCHIES.map(d => d.id)).toEqual(['11a', '11b', '11c', '11d', '11e', '11f']);
  BORDER_DUCHIES.forEach((_, d) => {
    const { byColour, areas } = SURVEY[FIRST + d]!;
    expect(byColour.map(spaces => spaces.length)).toEqual([12, 6, 3, 6, 6, 4]);
    expect(Math.max(...areas.map(area => area.length))).toBeLessThanOrEqual(8);
  });
  expect(SURVEY[FIRST]!.areasOf[0]!.map(area => area.length).sort()).toEqual([1, 2, 2, 7]);
});

test('BRD-02 three posts, each touching two neighbouring spaces at the edge; a tile on either reaches it', () => {
  expect(POST_SPACES).toEqual([
    [4, 9],
    [8, 14],
    [34, 35],
  ]);
  for (const [one, other] of POST_SPACES) {
    expect(NEIGHBOURS[one]).toContain(other);
    expect(NEIGHBOURS[one]!.length).toBeLessThan(6);
  }
  const { estates } = posts(2, [1]).g;
  const estate = { ...estates[0]!, spaces: estates[0]!.spaces.map((_, space) => (space === 9 ? tile('ship') : NONE)) };
  expect([postsReachedFrom(estate, 9), POST_AT[9], POST_AT[4], POST_AT[0]]).toEqual([1, 0, 0, NONE]);
});

test('BRD-03 tiles at two posts without a chain between them score nothing; a chain of any tiles does', () => {
  expect(scored(posts(7, [4, 5, 8]))).toBe(0);
  const at = posts(7, [4, 5, 6, 8]);
  expect(scored(at)).toBe(10);
  expect(told(at, 'postsLinked')).toMatchObject([{ posts: ['northWest', 'northEast'], place: 0, awards: 1, phasePoints: 10, bonus: 0 }]);
});

test('BRD-04 two posts linked for the first time score the points of the phase, once', () => {
  for (const [phase, points] of [10, 8, 6, 4, 2].entries()) {
    const at = posts(7, [4, 5, 6, 8], g => (g.phase = phase));
    expect(scored(at)).toBe(points);
    expect(burgundy.standings(at.g).find(s => s.seat === 0)?.sources).toMatchObject({ posts: points });
  }
  expect(scored(posts(9, [...ACROSS, 10]))).toBe(0);
});

test('BRD-04 it is scored after area and colour, and before what the tile itself brings', () => {
  const kinds = (at: Sitting): string[] => at.facts.map(e => e.what).filter(what => /Scored|postsLinked/.test(what));
  expect(kinds(posts(8, [4, 5, 6, 7]))).toEqual(['areaScored', 'postsLinked']);
  const tower = posts(11, [4, 5, 12, 13, 14], g => (g.estates[0]!.storage[0] = tile('building.watchtower')));
  expect(kinds(tower)).toEqual(['postsLinked', 'watchtowerScored']);
});

test('BRD-08 by option all three together bring the points of the phase once more, to everybody', () => {
  const at = posts(34, [...ACROSS, ...DOWN.slice(0, -1)], g => {
    g.phase = 2;
    g.pairScoring = 'italian';
    g.estates[1]!.spaces[0] = tile(BUILDING);
  });
  expect(told(at, 'postsLinked')).toMatchObject([
    { posts: ['northWest', 'northEast', 'south'], awards: 1, phasePoints: 6, bonus: 5, place: 1 },
  ]);
  expect(scored(at)).toBe(11);
  const third = posts(
    34,
    [...ACROSS, ...DOWN.slice(0, -1)],
    g => {
      g.phase = 2;
      g.pairScoring = 'italian';
      g.linked[1] = 7;
      g.linked[2] = 7;
    },
    {},
    3,
  );
  expect(told(third, 'postsLinked')).toMatchObject([{ place: 3, bonus: 0, points: 6 }]);
});

test('BRD-06 the first to link all three gets 5, 6 or 7 more, the second 2, 3 or 4', () => {
  for (const [seats, first, second] of [
    [2, 5, 2],
    [3, 6, 3],
    [4, 7, 4],
  ] as const) {
    const all = [...ACROSS, ...DOWN.slice(0, -1)];
    const bonus = (arrange: (g: Burgundy) => void) => told(posts(34, all, arrange, {}, seats), 'postsLinked')[0];
    expect(bonus(g => (g.phase = 2))).toMatchObject({ bonus: first, points: 12 + first, place: 1 });
    expect(
      bonus(g => {
        g.phase = 2;
        g.linked[1] = 7;
      }),
    ).toMatchObject({ bonus: second, points: 12 + second, place: 2 });
  }
});

test('BRD-07 the award is no bonus tile', () => {
  const at = posts(34, [...ACROSS, ...DOWN.slice(0, -1)], g => monasteries(g, 0, 26));
  expect(scored(at)).toBe(25);
  expect(monasteryPoints(at.g, 0, 26)).toEqual({ count: 0, each: 3 });
  expect(at.g.bonusTiles.every(holder => holder === NONE)).toBe(true);
});

test('BRD-05 every newly linked pair pays, unless something else is chosen: twice with the third post, three times with all at once', () => {
  const perPair = (last: number, filled: readonly number[]) =>
    posts(
      last,
      filled,
      g => {
        g.phase = 2;
        g.pairScoring = 'perPair';
      },
      {},
      4,
    );
  expect(told(perPair(34, [...ACROSS, ...DOWN.slice(0, -1)]), 'postsLinked')).toMatchObject([{ awards: 2, points: 12 + 7 }]);
  expect(told(perPair(7, [4, 5, 6, 8]), 'postsLinked')).toMatchObject([{ awards: 1, points: 6 }]);
  expect(told(perPair(...STAR), 'postsLinked')).toMatchObject([{ awards: 3, points: 18 + 7 }]);
  expect(opening(2, { ...BORDER, pairScoring: 'italian' }).g.pairScoring).toBe('italian');
  expect(opening(2, BORDER).g.pairScoring).toBe('perPair');
});

/** Three arms that meet on space 18 alone: the last tile, and those that lie. */
const STAR: readonly [number, readonly number[]] = [18, [4, 5, 11, 8, 13, 19, 34, 30, 24]];

test('BRD-08 by the letter of the Italian rulebook the points of the phase come again to the first with all three, and to nobody after', () => {
  const letter = (last: number, filled: readonly number[], others: number) =>
    told(
      posts(
        last,
        filled,
        g => {
          g.phase = 2;
          g.pairScoring = 'firstOnly';
          g.linked[1] = others;
        },
        {},
        4,
      ),
      'postsLinked',
    );
  const third: readonly [number, readonly number[]] = [34, [...ACROSS, ...DOWN.slice(0, -1)]];
  expect(letter(...third, 0)).toMatchObject([{ awards: 1, place: 1, points: 6 + 7 }]);
  expect(letter(...third, 7)).toMatchObject([{ awards: 0, place: 2, points: 4 }]);
  expect(letter(...STAR, 0)).toMatchObject([{ awards: 2, place: 1, points: 12 + 7 }]);
  expect(letter(...STAR, 7)).toMatchObject([{ awards: 1, place: 2, points: 6 + 4 }]);
  expect(letter(7, [4, 5, 6, 8], 7)).toMatchObject([{ awards: 1, place: 0, points: 6 }]);
});

test('BRD-08 all three linked by one tile pay twice where everybody gets them once more', () => {
  const at = posts(
    ...STAR,
    g => {
      g.phase = 2;
      g.pairScoring = 'italian';
    },
    {},
    4,
  );
  expect(told(at, 'postsLinked')).toMatchObject([{ awards: 2, place: 1, points: 12 + 7 }]);
});

test('BRD-09 the starting castle goes on any own castle space, in the order of play, and no other duchy is asked for', () => {
  const first = opening(3, { ...BORDER, duchySetup: 'dealTwo' }, 3, 1);
  expect(first.g.questions.filter(q => q.ask === 'duchy')).toEqual([]);
  let at = first;
  for (const seat of [1, 2, 0]) {
    expect(at.g.questions.at(-1)).toEqual({ ask: 'startingCastle', seat });
    const spaces = SURVEY[at.g.estates[seat]!.duchy]!.byColour[CASTLE]!;
    expect(at.offers).toEqual(spaces.map(space => `castle hex:${space}`));
    at = at.choose(`castle hex:${spaces[0]}`);
  }
  expect(at.ask).toBe('turn');
  expect(at.g.dukes.every(duke => duke.points === 0)).toBe(true);
});

test('BRD-09 New match asks for duchies only without border posts, and how pairs are paid only with them', () => {
  const offered = (id: string, borderPosts: boolean) => burgundy.options.find(o => o.id === id)?.offered?.(2, { borderPosts });
  expect([offered('duchySetup', false), offered('duchySetup', true)]).toEqual([true, false]);
  expect([offered('pairScoring', false), offered('pairScoring', true)]).toEqual([false, true]);
  const ids = burgundy.options.map(o => o.id);
  expect(ids.indexOf('borderPosts')).toBeLessThan(ids.indexOf('duchySetup'));
});

test('BRD-04 bots prefer the tile that links posts', () => {
  const at = table(g => {
    g.linked = [0, 0];
    g.modules = 1 << 4;
    for (const estate of g.estates) estate.duchy = FIRST;
    const estate = g.estates[0]!;
    estate.spaces.fill(NONE);
    for (const space of [4, 5, 6, 8, 0]) estate.spaces[space] = tile(BUILDING);
    store(g, 0, 'monastery.9', 'monastery.9');
    dice(g, 0, 5, 5);
    estate.workers = 6;
  });
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  const best = at.offers[into.indexOf(Math.max(...into))]!;
  expect(best).toMatch(/^place hex:7 /);
  const choice = offersOf(burgundy, at.g)[at.offers.indexOf(best)]!;
  expect(bot.reasons?.(at.g, question(at.g)!, choice).map(r => r.why)).toContain('linksPosts');
});
