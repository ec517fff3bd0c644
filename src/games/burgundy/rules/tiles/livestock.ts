/** LIV: animals score their heads, and those of the same animal in the same pasture. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../../data/shields';
import { MONASTERIES, MONASTERY_ROWS } from '../../data/monasteries';
import { ANIMALS, type Animal } from '../../data/names';
import { HEX_SPOTS } from '../../spots';
import type { BurgundyTell } from '../../ruling';
import { bears, book, estateOf, has, NONE, type Burgundy, type Estate } from '../../state';
import { surveyOf } from '../duchy';
import { gained } from '../solo/gain';
import { ANIMAL_OF, GEESE, HEADS_OF, PASTURE } from '../tile';

export interface Herd {
  /** Of every tile that scores, the new one first. */
  readonly heads: readonly number[];
  /** Which animal scores besides that of the tile, or NONE. */
  readonly also: number;
}

/**
 * The tiles of a pasture that score with a new one on `space` in it: those of its kind, and geese that lie there (EXT-07). With geese it is
 * the one other kind that scores most (EXT-06: nobody would choose less).
 */
export function herdOf(estate: Readonly<Estate>, tile: number, pasture: readonly number[], space: number): Herd {
  const others = (animal: number): number[] =>
    pasture.flatMap(other => {
      const there = estate.spaces[other] as number;
      return other !== space && there !== NONE && ANIMAL_OF[there] === animal ? [HEADS_OF[there] as number] : [];
    });
  const own = HEADS_OF[tile] as number;
  const animal = ANIMAL_OF[tile] as number;
  const also = animal === GEESE ? mostHeads(others, perTileOf(estate)) : others(GEESE).length > 0 ? GEESE : NONE;
  return { heads: [own, ...(animal === GEESE ? [] : others(animal)), ...(also === NONE ? [] : others(also))], also };
}

/** MON-07 */
export const perTileOf = (estate: Readonly<Estate>): number => (has(estate, MONASTERIES.richHerds) ? MONASTERY_ROWS.richHerds.perTile : 0);

/** The pasture of a space; SHD-08.1: with shield 1 all of them are one. */
export function pastureAt(estate: Readonly<Estate>, space: number): readonly number[] {
  const duchy = surveyOf(estate);
  return (bears(estate, SHIELDS.herds) ? duchy.byColour[PASTURE] : duchy.areas[duchy.area[space] as number]) as readonly number[];
}

/** The kind of animal, other than geese, whose tiles score most; NONE where there is none. */
function mostHeads(others: (animal: number) => readonly number[], perTile: number): number {
  let most = 0;
  let best = NONE;
  for (let animal = 0; animal < GEESE; animal++) {
    const points = others(animal).reduce((sum, heads) => sum + heads + perTile, 0);
    if (points > most) [most, best] = [points, animal];
  }
  return best;
}

/** LIV-01, LIV-02; MON-07: monastery 7 adds a point for every tile that scores. */
export function scoreLivestock(g: Burgundy, seat: Seat, tile: number, space: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const animal = ANIMAL_OF[tile] as number;
  const { heads, also } = herdOf(estate, tile, pastureAt(estate, space), space);
  const perTile = perTileOf(estate);
  let points = perTile * heads.length;
  for (const h of heads) points += h;
  book(g, seat, 'livestock', points);
  tell({
    what: 'livestockScored',
    seat,
    animal: ANIMALS[animal] as Animal,
    heads,
    perTile,
    ...(also === NONE ? {} : { also: ANIMALS[also] as Animal }),
    ...(bears(estate, SHIELDS.herds) ? { shield: SHIELDS.herds } : {}),
    space,
    points,
    source: 'livestock',
    at: HEX_SPOTS[space] as string,
  });
  gained(g, seat, tell);
}

/** LIV-01, MON-07, EXT-06, EXT-07: what a herd scores. */
export function herdPoints(estate: Readonly<Estate>, tile: number, space: number): number {
  const duchy = surveyOf(estate);
  const { heads } = herdOf(estate, tile, duchy.areas[duchy.area[space] as number] as readonly number[], space);
  return heads.reduce((sum, each) => sum + each, perTileOf(estate) * heads.length);
}
