/** A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared. */
import type { Burgundy, Duke } from './state';

export function copy(g: Readonly<Burgundy>): Burgundy {
  return {
    questions: g.questions.slice(),
    seed: g.seed,
    seats: g.seats,
    tieBreak: g.tieBreak,
    soldGoodsPublic: g.soldGoodsPublic,
    phase: g.phase,
    round: g.round,
    whiteDie: g.whiteDie,
    piles: copyPiles(g.piles),
    depots: g.depots.slice(),
    black: g.black.slice(),
    depotGoods: g.depotGoods.slice(),
    roundGoods: g.roundGoods.slice(),
    goodsPile: g.goodsPile.slice(),
    goodsAside: g.goodsAside.slice(),
    gone: g.gone.slice(),
    bonusTiles: g.bonusTiles.slice(),
    steps: g.steps.slice(),
    order: g.order.slice(),
    waiting: g.waiting.slice(),
    turnOf: g.turnOf,
    dukes: copyDukes(g.dukes),
  };
}

function copyPiles(piles: readonly (readonly number[])[]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < piles.length; i++) copies.push((piles[i] as readonly number[]).slice());
  return copies;
}

function copyDukes(dukes: readonly Duke[]): Duke[] {
  const copies: Duke[] = [];
  for (let i = 0; i < dukes.length; i++) copies.push(copyDuke(dukes[i] as Duke));
  return copies;
}

function copyDuke(d: Readonly<Duke>): Duke {
  return {
    duchy: d.duchy,
    spaces: d.spaces.slice(),
    storage: d.storage.slice(),
    goods: d.goods.slice(),
    sold: d.sold.slice(),
    faceDown: d.faceDown,
    silver: d.silver,
    workers: d.workers,
    dice: d.dice.slice(),
    used: d.used.slice(),
    bought: d.bought,
    monasteries: d.monasteries,
    points: d.points,
    sources: d.sources.slice(),
  };
}
