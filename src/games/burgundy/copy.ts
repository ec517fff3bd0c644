/** A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared. */
import type { Burgundy, Duke, Estate } from './state';

export function copy(g: Readonly<Burgundy>): Burgundy {
  return {
    questions: g.questions.slice(),
    seed: g.seed,
    seats: g.seats,
    teams: g.teams,
    solo: g.solo === null ? null : { ...g.solo, goneGoods: byGood(g.solo.goneGoods) },
    tieBreak: g.tieBreak,
    soldGoodsPublic: g.soldGoodsPublic,
    pairScoring: g.pairScoring,
    modules: g.modules,
    phase: g.phase,
    round: g.round,
    whiteDie: g.whiteDie,
    piles: g.piles.slice(),
    shields: g.shields.slice(),
    hung: g.hung.slice(),
    followed: g.followed,
    dieTurned: g.dieTurned,
    depots: g.depots.slice(),
    black: g.black.slice(),
    inns: g.inns,
    depotGoods: g.depotGoods.slice(),
    goodsPile: g.goodsPile.slice(),
    openGoods: g.openGoods,
    routes: g.routes.slice(),
    laid: g.laid.slice(),
    linked: g.linked.slice(),
    gone: g.gone,
    bonusTiles: g.bonusTiles.slice(),
    steps: g.steps.slice(),
    order: g.order.slice(),
    played: g.played,
    turnOf: g.turnOf,
    sheet: g.sheet.slice(),
    dukes: copyDukes(g.dukes),
    estates: copyEstates(g.estates),
  };
}

function copyDukes(dukes: readonly Duke[]): Duke[] {
  const copies: Duke[] = [];
  for (let i = 0; i < dukes.length; i++) copies.push(copyDuke(dukes[i] as Duke));
  return copies;
}

const copyDuke = (d: Readonly<Duke>): Duke => ({ dice: pair(d.dice), usedDice: d.usedDice, bought: d.bought, points: d.points });

function copyEstates(estates: readonly Estate[]): Estate[] {
  const copies: Estate[] = [];
  for (let i = 0; i < estates.length; i++) copies.push(copyEstate(estates[i] as Estate));
  return copies;
}

function copyEstate(d: Readonly<Estate>): Estate {
  return {
    duchy: d.duchy,
    spaces: d.spaces.slice(),
    storage: d.storage.length === 3 ? three(d.storage) : d.storage.slice(),
    goods: byGood(d.goods),
    sold: byGood(d.sold),
    faceDown: d.faceDown,
    silver: d.silver,
    workers: d.workers,
    monasteries: d.monasteries,
    shields: d.shields,
  };
}

/** Short lists are written out: with the compiler that takes half as long as `slice`, and there are sixteen of them at four seats. */
const pair = (dice: readonly number[]): number[] => [dice[0] as number, dice[1] as number];

const three = (tiles: readonly number[]): number[] => [tiles[0] as number, tiles[1] as number, tiles[2] as number];

function byGood(counts: readonly number[]): number[] {
  return [counts[0] as number, counts[1] as number, counts[2] as number, counts[3] as number, counts[4] as number, counts[5] as number];
}
