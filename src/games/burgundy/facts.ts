/** What is told: for the chronicle and for motion, in ids and numbers. */
import type { Fact, Seat, Spot } from '@/engine/contract';
import type { Shield } from './data/shields';
import type { Monastery } from './data/monasteries';
import type { Animal, Building, Colour, Good, Source } from './data/names';
import type { Post } from './data/borderDuchies';
import type { RouteBonus } from './data/routes';

interface Told<W extends string> extends Fact {
  readonly what: W;
}
interface Of<W extends string> extends Told<W> {
  readonly seat: Seat;
}
/** Every fact that changes points has `points` and the `source` it is booked under. */
interface Points<W extends string> extends Of<W> {
  readonly points: number;
  readonly source: Source;
}

export type BurgundyFact =
  | (Of<'duchyChosen'> & { readonly duchy: number })
  /** `number`: what is printed there, where it is not what every other duchy has there. */
  | (Of<'castleFounded'> & { readonly space: number; readonly number?: number })
  /** `removed`: how many tiles of the last phase left the game (PHA-02). `inns`: how many are for sale, where they are played. */
  | (Told<'phaseBegan'> & { readonly phase: number; readonly removed: number; readonly inns?: number })
  /** dice: two for each seat, in the order of seats. */
  | (Told<'diceRolled'> & { readonly round: number; readonly dice: readonly number[]; readonly whiteDie: number; readonly first: Seat })
  /** RND-02 */
  | (Told<'goodArrived'> & { readonly good: Good; readonly depot: number })
  | Of<'turnBegan'>
  | (Of<'turnEnded'> & { readonly unusedDice: number })
  /** A die was spent on the act that follows: rolled and used value, workers paid for the change. `die` 2 is the white one (WHT-03). */
  | (Of<'dieUsed'> & { readonly die: number; readonly rolled: number; readonly value: number; readonly pay: number })
  /** `at` is the depot slot it left. */
  | (Of<'tookTile'> & { readonly tile: number; readonly store: number })
  /** BUY-01; store NONE: room must be made first. */
  | (Of<'boughtTile'> & { readonly tile: number; readonly store: number; readonly silver: number; readonly workers: number })
  | (Of<'discardedTile'> & { readonly tile: number; readonly store: number; readonly shield?: 4 })
  /** `ground`: on what kind of space, where the tile does not say it (INN-03). store NONE: straight from `from` (SOL-09). `number`: see castleFounded. `shield`: it never lay in storage (SHD-08.14, 15). */
  | (Of<'placedTile'> & {
      readonly tile: number;
      readonly store: number;
      readonly space: number;
      readonly ground?: Colour;
      readonly shield?: Shield;
      readonly from?: Spot;
      readonly number?: number;
    })
  /** SOL-03 */
  | (Told<'tileRemoved'> & { readonly tile: number; readonly depot: number })
  /** SOL-10, SOL-12: who plays alone scores size and phase one after the other. */
  | (Points<'areaSizeScored'> & { readonly colour: Colour; readonly space: number; readonly size: number; readonly inn?: true })
  | (Points<'areaPhaseScored'> & { readonly colour: Colour; readonly space: number; readonly phase: number })
  /** SOL-09 */
  | (Of<'colourFilled'> & { readonly colour: Colour })
  /** SOL-05: those that the ship did not take. */
  | (Of<'goodsCleared'> & { readonly count: number })
  /** SOL-06: by colour, for a tile that lay at `at`; store NONE: room must be made first. */
  | (Of<'gotJoker'> & { readonly goods: readonly number[]; readonly store: number })
  /** SOL-10 */
  | (Points<'boughtPoints'> & { readonly silver: number })
  | (Of<'targetReached'> & { readonly target: number; readonly next: number; readonly lost: number })
  /** SOL-13, SOL-14 */
  | (Of<'soloEnded'> & { readonly won: boolean; readonly rounds: number; readonly spaces: number; readonly resets: number })
  /** ARE-01: points = sizePoints + phasePoints; booked under 'areas' and 'phases'. */
  | (Of<'areaScored'> & {
      readonly colour: Colour;
      readonly space: number;
      readonly size: number;
      /** INN-05: one of `size` is owed to an inn. */
      readonly inn?: true;
      /** SHD-08.17: one of `size` is owed to shield 17. */
      readonly shield?: 17;
      readonly phase: number;
      readonly sizePoints: number;
      readonly phasePoints: number;
      readonly points: number;
    })
  /** BRD-04 … 08: `posts` hang together now; the phase's points so many times, and a bonus for whoever is first or second with all three (`place`; 0: not all yet). */
  | (Points<'postsLinked'> & {
      readonly posts: readonly Post[];
      readonly place: number;
      readonly phase: number;
      readonly awards: number;
      readonly phasePoints: number;
      readonly bonus: number;
    })
  /** COL-01; points 0 and bonus 'none': both tiles were already gone. */
  | (Points<'colourComplete'> & { readonly colour: Colour; readonly bonus: 'large' | 'small' | 'none'; readonly shield?: 7 })
  /** LIV-01: `heads` of every scoring tile, the new one first; `perTile` is what monastery 7 adds to each; `also`: another animal that scores with geese, or the geese themselves (EXT-06, EXT-07). */
  | (Points<'livestockScored'> & {
      readonly animal: Animal;
      readonly heads: readonly number[];
      readonly perTile: number;
      readonly also?: Animal;
      /** SHD-08.1: other pastures count too. */
      readonly shield?: 1;
      readonly space: number;
    })
  | Points<'watchtowerScored'>
  /** SEL-01 */
  | (Points<'soldGoods'> & {
      readonly good: Good;
      readonly count: number;
      readonly silver: number;
      readonly workers: number;
      readonly shields?: readonly Shield[];
    })
  /** TRD-02, TRD-03: on space `space` (from 0) of the route; `bonus` where it met its own colour. */
  | (Points<'laidGood'> & { readonly good: Good; readonly space: number; readonly bonus?: RouteBonus })
  /** Workers and silver that are not part of a sale or of phase end. */
  | (Of<'gainedWorkers'> & { readonly workers: number; readonly silver: number; readonly why: 'action' | 'boardingHouse' | 'route' })
  /** EXT-03 */
  | (Of<'hiredWorkers'> & { readonly silver: number; readonly workers: number })
  /** EXT-04 */
  | (Of<'craneUsed'> & { readonly building: Building })
  /** EXT-02: `place` in the order of play, 1 is first. */
  | (Of<'tookTop'> & { readonly place: number })
  | (Of<'gainedSilver'> & { readonly silver: number; readonly why: 'bank' | 'route' })
  /** One fact per depot and colour a ship takes from. */
  | (Of<'loadedGoods'> & { readonly good: Good; readonly count: number; readonly depot: number })
  /** Goods that did not fit and stayed (SHP-02). */
  | (Of<'leftGoods'> & { readonly good: Good; readonly count: number; readonly depot: number })
  /** SHP-04: `from` = `to` on the last space; `place` in the order of play, 1 is first; `under`: the owner of monastery 27, who keeps the top (EXT-02). */
  | (Of<'advanced'> & { readonly from: number; readonly to: number; readonly place: number; readonly under?: Seat })
  /** An effect that found nothing to do, or was declined. */
  | (Of<'effectLost'> & {
      readonly of: Building | 'castle' | 'ship' | 'route' | 'shield14' | 'shield15' | 'target' | 'colour' | 'exchange' | 'buyPoints';
      readonly why: 'nothing' | 'declined';
    })
  | (Told<'phaseEnded'> & { readonly phase: number })
  /** MIN-01, MON-02 */
  | (Of<'minesPaid'> & { readonly mines: number; readonly silver: number; readonly workers: number; readonly shield?: 8 })
  /** END-01: what the points are counted from, e.g. 5 workers give 2 points. */
  | (Points<'leftoverScored'> & { readonly of: 'unsoldGoods' | 'silver' | 'workers'; readonly count: number })
  /** MON-16 … 20: `count` things at `each` points; `crane`: it is one of them (EXT-05). */
  | (Points<'monasteryScored'> & {
      readonly monastery: Monastery;
      readonly count: number;
      readonly each: number;
      readonly crane?: true;
      readonly shield?: 10;
    })
  /** SHD-02: with both dice, changed for so many workers to `value`; without `dice` by a castle's action (SHD-08.11). */
  | (Of<'tookShield'> & { readonly shield: Shield; readonly depot: number; readonly dice?: readonly number[]; readonly pay: number })
  /** SHD-04 */
  | (Of<'hungShield'> & { readonly shield: Shield; readonly space: number })
  | (Of<'lostShield'> & { readonly shield: Shield; readonly space: number; readonly why: 'replaced' | 'unpaid' | 'released' })
  /** SHD-06 */
  | (Of<'tributePaid'> & { readonly shields: number; readonly silver: number; readonly workers: number })
  /** SHD-08.2: `for` has gained workers. */
  | (Of<'echoedWorkers'> & { readonly for: Seat; readonly workers: number })
  /** SHD-08.6 */
  | (Of<'followed'> & { readonly whom: Seat })
  /** SHD-08.16 */
  | (Of<'turnedDie'> & { readonly die: number; readonly from: number; readonly to: number })
  /** SHD-05, SHD-08.13 */
  | (Points<'shieldScored'> & { readonly shield: Shield; readonly doubled?: true })
  /** TEA-07: what the two have together is now counted, for one of them. */
  | (Of<'countedTogether'> & { readonly mate: Seat })
  /** TEA-09: of all who win together, the sum of a team; `against`: that of the other. */
  | (Told<'teamsEnded'> & {
      readonly winners: readonly Seat[];
      readonly sum: number;
      readonly against: number;
      readonly byTieBreak: boolean;
    })
  | (Told<'matchEnded'> & { readonly winner: Seat; readonly byTieBreak: boolean });
