/** 13: what is added at the end, and who has won. */
import type { Seat, Standing } from '@/engine/contract';
import { tellNobody } from '@/engine/referee';
import { copy } from '../copy';
import { missionOf } from '../data/missions';
import { SOURCES } from '../data/names';
import { ALONE_POINTS, POINTS_PER_LEVEL, SET_POINTS } from '../data/numbers';
import { tileOf, type Compared } from '../data/tiles';
import { book, inOrder, merchantOf, type Merchant, type Tadmor, type TadmorTell } from '../state';
import { loneHighest } from './kingdom';
import { templeWorth } from './temple';

/** 9.23: returned ones count half. */
export function missionScore(m: Readonly<Merchant>): number {
  let score = 0;
  for (const mission of m.fulfilled) score += missionOf(mission).points;
  for (const mission of m.returned) score += missionOf(mission).points / 2;
  return score;
}

/** 13.2: duplicates make further sets. */
export function rareScore(rare: readonly number[]): number {
  let score = 0;
  for (let layer = 1; ; layer++) {
    let types = 0;
    for (let i = 0; i < rare.length; i++) if ((rare[i] as number) >= layer) types++;
    if (types === 0) return score;
    score += SET_POINTS[types] as number;
  }
}

export const rareCount = (m: Readonly<Merchant>): number => m.rare.reduce((a, b) => a + b, 0);

const COMPARE: Readonly<Record<Compared, (m: Readonly<Merchant>) => number>> = {
  tower: m => m.tower,
  rareGoods: m => rareScore(m.rare),
  missions: missionScore,
  temples: templeWorth,
  tiles: m => m.tiles.length,
};

/** 13.3: does this seat alone have the most? */
export function isAlone(g: Readonly<Tadmor>, seat: Seat, compared: Compared): boolean {
  return loneHighest(g.merchants.map(COMPARE[compared])) === seat;
}

export function scoreTheEnd(g: Tadmor, tell: TadmorTell): void {
  for (const seat of inOrder(g)) scoreSeat(g, seat, tell);
  const winners = standings(g).flatMap(s => (s.place === 1 ? [s.seat] : []));
  const best = merchantOf(g, winners[0] as Seat).points;
  tell({ what: 'ended', winners, byRareGoods: g.merchants.filter(m => m.points === best).length > winners.length });
}

const END_SOURCES = ['tower', 'missions', 'temples', 'rareGoods'] as const;
export type EndPoints = Readonly<Record<(typeof END_SOURCES)[number], number>>;

/** 13.1: what a merchant owns counts for this at the end. */
export const endPoints = (m: Readonly<Merchant>): EndPoints => ({
  tower: POINTS_PER_LEVEL * m.tower,
  missions: missionScore(m),
  temples: templeWorth(m),
  rareGoods: rareScore(m.rare),
});

/** 13.1 */
function scoreSeat(g: Tadmor, seat: Seat, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const parts = endPoints(m);
  for (const source of END_SOURCES) {
    book(m, source, parts[source]);
    tell({ what: 'finalScore', seat, source, points: parts[source] });
  }
  for (const tile of m.tiles) {
    const { alone } = tileOf(tile);
    if (alone === undefined) continue;
    const points = isAlone(g, seat, alone) ? ALONE_POINTS : 0;
    book(m, 'endTiles', points);
    tell({ what: 'endTile', seat, tile, points });
  }
}

/** 13.4: rare goods break a tie only at the end; what is still equal shares its place. */
export function standings(g: Readonly<Tadmor>): readonly Standing[] {
  const over = g.questions.length === 0;
  const beats = (a: Merchant, b: Merchant): boolean =>
    a.points > b.points || (over && a.points === b.points && rareCount(a) > rareCount(b));
  return g.merchants
    .map((m, seat) => ({
      seat,
      place: 1 + g.merchants.filter(other => beats(other, m)).length,
      points: m.points,
      sources: Object.fromEntries(SOURCES.map((source, i) => [source, m.sources[i] as number])),
    }))
    .sort((a, b) => a.place - b.place);
}

/** What towers, missions, temples, rare goods and tiles would add now (13.1 … 13.3). */
export function ifItEndedNow(view: Readonly<Tadmor>): readonly Standing[] {
  const g = copy(view);
  if (g.questions.splice(0).length > 0) scoreTheEnd(g, tellNobody);
  return standings(g);
}
