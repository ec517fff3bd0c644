/** LIV: animals score their heads, and those of the same animal in the same pasture. */
import type { Seat } from '@/engine/contract';
import { ANIMALS } from '../../data/names';
import { HEX_SPOTS } from '../../spots';
import { book, dukeOf, has, NONE, type Burgundy, type BurgundyTell } from '../../state';
import { surveyOf } from '../duchy';
import { ANIMAL_OF, HEADS_OF } from '../tile';

/** LIV-01, LIV-02; MON-07: monastery 7 adds a point for every tile that scores. */
export function scoreLivestock(g: Burgundy, seat: Seat, tile: number, space: number, tell: BurgundyTell): void {
  const duke = dukeOf(g, seat);
  const duchy = surveyOf(duke);
  const pasture = duchy.areas[duchy.area[space] as number] as readonly number[];
  const animal = ANIMAL_OF[tile] as number;
  const heads = [HEADS_OF[tile] as number];
  for (const other of pasture) {
    const there = duke.spaces[other] as number;
    if (other !== space && there !== NONE && ANIMAL_OF[there] === animal) heads.push(HEADS_OF[there] as number);
  }
  const perTile = has(duke, 7) ? 1 : 0;
  let points = perTile * heads.length;
  for (const h of heads) points += h;
  book(g, seat, 'livestock', points);
  tell({
    what: 'livestockScored',
    seat,
    animal: ANIMALS[animal] as (typeof ANIMALS)[number],
    heads,
    perTile,
    space,
    points,
    source: 'livestock',
    at: HEX_SPOTS[space] as string,
  });
}
