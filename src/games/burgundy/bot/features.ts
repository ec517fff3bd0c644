/** What a seat has besides its points, counted: each count is worth so much early in the match and so much late (data/weights). */
import type { Seat } from '@/engine/contract';
import { boardFor } from '../data/board';
import { PHASE_COUNT } from '../data/scoring';
import { sizeOf, surveyOf } from '../rules/duchy';
import { estateOf, hasPlayed, NONE, unusedDice, dukeOf, type Burgundy, type Estate } from '../state';
import { mateOf } from '../teams';
import { bestOnRoute } from './goods';
import { bestPlace, lookOver, newGround, type Ground } from './ground';
import { minesOf, monasteriesOf } from './monasteries';
import { duchyWorth } from './openings';
import { postsPromise } from './posts';
import { bonusFor, inTime } from './worth';

const MANY_WORKERS = 4;
const usual = newGround();
const monasteries = { use: 0, now: 0 };

/** Leaves the duchy looked over in `ground`. */
export function countFeatures(g: Readonly<Burgundy>, seat: Seat, into: number[], ground: Ground = usual): void {
  const estate = estateOf(g, seat);
  lookOver(g, estate, ground);
  countAreas(g, estate, ground, into);
  countColours(g, ground, into);
  into[7] = estate.silver;
  into[8] = Math.min(estate.workers, MANY_WORKERS);
  into[9] = Math.max(0, estate.workers - MANY_WORKERS);
  countGoods(g, estate, into);
  countStored(g, seat, estate, ground, into);
  into[14] = minesOf(estate) * (PHASE_COUNT - g.phase);
  monasteriesOf(g, seat, monasteries);
  into[15] = monasteries.use;
  into[16] = monasteries.now;
  into[17] = diceToCome(g, seat);
  into[19] = g.seats - g.order.indexOf(seat);
  if (g.teams) addMate(g, mateOf(g, seat), into);
  into[21] = duchyWorth(estate.duchy);
  into[22] = bestOnRoute(g, seat);
  into[23] = postsPromise(g, seat);
}

/** What a mate has besides the duchy of both. */
function addMate(g: Readonly<Burgundy>, mate: Seat, into: number[]): void {
  into[17] = (into[17] as number) + diceToCome(g, mate);
  into[19] = (into[19] as number) + g.seats - g.order.indexOf(mate);
}

function countAreas(g: Readonly<Burgundy>, estate: Readonly<Estate>, ground: Ground, into: number[]): void {
  const { areas } = surveyOf(estate);
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
    into[place] = (into[place] as number) + inTime(g, sizeOf(estate, areas[a] as readonly number[]), empty) / (empty > 4 ? 2 : 1);
  }
  into[18] = reach;
  into[20] = all;
}

function countColours(g: Readonly<Burgundy>, ground: Ground, into: number[]): void {
  into[4] = into[5] = into[6] = 0;
  for (let colour = 0; colour < ground.ofColour.length; colour++) {
    const empty = ground.ofColour[colour] as number;
    if (empty >= 1 && empty <= 3) into[3 + empty] = (into[3 + empty] as number) + bonusFor(g, colour);
  }
}

function countGoods(g: Readonly<Burgundy>, estate: Readonly<Estate>, into: number[]): void {
  let all = 0;
  let most = 0;
  for (let good = 0; good < estate.goods.length; good++) {
    const count = estate.goods[good] as number;
    all += count;
    if (count > most) most = count;
  }
  into[10] = all * boardFor(g.seats);
  into[11] = most * boardFor(g.seats);
}

/** TEA-05: of a team what either of them may place. */
function countStored(g: Readonly<Burgundy>, seat: Seat, estate: Readonly<Estate>, ground: Ground, into: number[]): void {
  let worth = 0;
  let count = 0;
  for (let store = 0; store < estate.storage.length; store++) {
    const tile = estate.storage[store] as number;
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
