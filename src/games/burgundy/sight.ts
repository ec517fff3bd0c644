/** TIM-04: the order of face-down piles is hidden, and the colours an opponent has sold (SEL-04). */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { copy } from './copy';
import { GOODS } from './data/names';
import { GOODS_PER_COLOUR } from './data/scoring';
import { sortPiles, shufflePiles } from './rules/piles';
import { waitingToBeLaid } from './rules/tradeRoutes';
import { teamOf } from './teams';
import { HIDDEN, type Burgundy, type Estate } from './state';

/** What the seat knows: which tiles are still in a pile, for all others were seen, but not in what order. */
export function seenBy(g: Readonly<Burgundy>, seat: Seat | null): Burgundy {
  const view = copy(g);
  view.seed = 0;
  sortPiles(view);
  view.goodsPile.fill(HIDDEN, 0, view.goodsPile.length - view.openGoods);
  const over = g.questions.length === 0;
  if (!g.soldGoodsPublic && !over)
    view.estates.forEach((estate, owner) => (seat === null || owner !== teamOf(g, seat)) && turnDown(estate));
  return view;
}

function turnDown(estate: Estate): void {
  for (let good = 0; good < estate.sold.length; good++) {
    estate.faceDown += estate.sold[good] as number;
    estate.sold[good] = 0;
  }
}

/** Shuffles the piles and deals the unseen goods: those sold face down, later phases; the rest left the game at the beginning. */
export function deal(view: Readonly<Burgundy>, seed: number): Burgundy {
  const g = copy(view);
  g.seed = seed;
  shufflePiles(g);
  const unseen = shuffle(g, unseenGoods(g));
  for (const estate of g.estates) turnUp(estate, unseen);
  for (let i = 0; i < g.goodsPile.length; i++) if (g.goodsPile[i] === HIDDEN) g.goodsPile[i] = unseen.pop() as number;
  return g;
}

function turnUp(estate: Estate, unseen: number[]): void {
  for (; estate.faceDown > 0; estate.faceDown--) {
    const good = unseen.pop() as number;
    estate.sold[good] = (estate.sold[good] as number) + 1;
  }
}

/** Of seven of each colour, those that lie nowhere in sight. */
function unseenGoods(g: Readonly<Burgundy>): number[] {
  const unseen: number[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    let seen = (g.solo?.goneGoods[good] ?? 0) + countOf(g.goodsPile, good);
    if (g.laid.length > 0) seen += countOf(g.laid, good) + waitingToBeLaid(g, good);
    for (let place = good; place < g.depotGoods.length; place += GOODS.length) seen += g.depotGoods[place] as number;
    for (const estate of g.estates) seen += (estate.goods[good] as number) + (estate.sold[good] as number);
    for (let i = seen; i < GOODS_PER_COLOUR; i++) unseen.push(good);
  }
  return unseen;
}

function countOf(goods: readonly number[], good: number): number {
  let count = 0;
  for (let i = 0; i < goods.length; i++) if (goods[i] === good) count++;
  return count;
}
