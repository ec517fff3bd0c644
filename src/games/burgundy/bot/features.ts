/** What a seat has besides its points, counted: each count is worth so much early in the match and so much late (data/weights). */
import type { Seat } from '@/engine/contract';
import { boardFor } from '../data/board';
import { PHASE_COUNT } from '../data/scoring';
import { sizeOf, surveyOf } from '../rules/duchy';
import { dukeOf, hasPlayed, NONE, unusedDice, type Burgundy, type Duke } from '../state';
import { bestOnRoute } from './goods';
import { bestPlace, lookOver, newGround } from './ground';
import { minesOf, monasteriesOf } from './monasteries';
import { duchyWorth } from './openings';
import { postsPromise } from './posts';
import { bonusFor, emptyIn, inTime } from './worth';

const MANY_WORKERS = 4;
const ground = newGround();
const monasteries = { use: 0, now: 0 };

export function countFeatures(g: Readonly<Burgundy>, seat: Seat, into: number[]): void {
  const duke = dukeOf(g, seat);
  lookOver(g, duke, ground);
  countAreas(g, duke, into);
  countColours(g, duke, into);
  into[7] = duke.silver;
  into[8] = Math.min(duke.workers, MANY_WORKERS);
  into[9] = Math.max(0, duke.workers - MANY_WORKERS);
  countGoods(g, duke, into);
  countStored(g, seat, duke, into);
  into[14] = minesOf(duke) * (PHASE_COUNT - g.phase);
  monasteriesOf(g, seat, monasteries);
  into[15] = monasteries.use;
  into[16] = monasteries.now;
  into[17] = diceToCome(g, seat);
  into[19] = g.seats - g.order.indexOf(seat);
  into[21] = duchyWorth(duke.duchy);
  into[22] = bestOnRoute(g, seat);
  into[23] = postsPromise(g, seat);
}

function countAreas(g: Readonly<Burgundy>, duke: Readonly<Duke>, into: number[]): void {
  const { areas } = surveyOf(duke);
  into[0] = into[1] = into[2] = into[3] = 0;
  let reach = 0;
  let all = 0;
  for (let a = 0; a < areas.length; a++) {
    const empty = ground.empty[a] as number;
    const touched = ground.touched[a] as number;
    all += empty;
    reach += touched;
    if (touched === 0) continue;
    const place = empty > 4 ? 3 : empty - 1;
    into[place] = (into[place] as number) + inTime(g, sizeOf(duke, areas[a] as readonly number[]), empty) / (empty > 4 ? 2 : 1);
  }
  into[18] = reach;
  into[20] = all;
}

function countColours(g: Readonly<Burgundy>, duke: Readonly<Duke>, into: number[]): void {
  const { byColour } = surveyOf(duke);
  into[4] = into[5] = into[6] = 0;
  for (let colour = 0; colour < byColour.length; colour++) {
    const empty = emptyIn(duke, byColour[colour] as readonly number[]);
    if (empty >= 1 && empty <= 3) into[3 + empty] = (into[3 + empty] as number) + bonusFor(g, colour);
  }
}

function countGoods(g: Readonly<Burgundy>, duke: Readonly<Duke>, into: number[]): void {
  let all = 0;
  let most = 0;
  for (let good = 0; good < duke.goods.length; good++) {
    const count = duke.goods[good] as number;
    all += count;
    if (count > most) most = count;
  }
  into[10] = all * boardFor(g.seats);
  into[11] = most * boardFor(g.seats);
}

function countStored(g: Readonly<Burgundy>, seat: Seat, duke: Readonly<Duke>, into: number[]): void {
  let worth = 0;
  let count = 0;
  for (let store = 0; store < duke.storage.length; store++) {
    const tile = duke.storage[store] as number;
    if (tile === NONE) continue;
    worth += bestPlace(g, seat, tile, ground);
    count++;
  }
  into[12] = worth;
  into[13] = count;
}

function diceToCome(g: Readonly<Burgundy>, seat: Seat): number {
  return g.turnOf !== seat && hasPlayed(g, seat) ? 0 : unusedDice(dukeOf(g, seat));
}
