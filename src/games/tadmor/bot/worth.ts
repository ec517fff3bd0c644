/** What single things are worth to a seat, in points at the end. */
import type { Seat } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { POINTS_PER_LEVEL, TURNS } from '../data/numbers';
import { BENDING, tileOf } from '../data/tiles';
import { rareScore } from '../rules/finalScoring';
import { stockOf, type Goods } from '../rules/stock';
import { eraOf, merchantOf, type Merchant, type Tadmor } from '../state';
import { weights } from './weights';

/** Turns after this one. */
export const turnsLeft = (g: Readonly<Tadmor>): number => TURNS - g.turn;

/** 12.2, 13.1: a level pays 2 points when each later Era begins and at the end; and it supplies wars. */
export function levelWorth(g: Readonly<Tadmor>): number {
  return POINTS_PER_LEVEL * (3 - eraOf(g)) + weights.supplies * turnsLeft(g);
}

export const goodWorth = (good: number): number => (good < 2 ? weights.base : weights.advanced);

function goodsWorth(goods: Goods): number {
  return weights.base * ((goods[0] as number) + (goods[1] as number)) + weights.advanced * ((goods[2] as number) + (goods[3] as number));
}

/** What paying goods costs: in the last turn nothing. */
export const priceWorth = (g: Readonly<Tadmor>, goods: Goods): number => goodsWorth(goods) * Math.min(1, turnsLeft(g) / 2);

/** Goods on hand: beyond eight they are half lost, and at the end they are nothing. */
export function stockWorth(g: Readonly<Tadmor>, m: Readonly<Merchant>): number {
  let count = 0;
  let worth = 0;
  for (let good = 0; good < 4; good++) {
    const have = stockOf(m, good);
    count += have;
    worth += have * goodWorth(good);
  }
  if (count === 0) return 0;
  const kept = count <= 8 ? 1 : (8 + weights.surplus * (count - 8)) / count;
  return worth * kept * Math.min(1, turnsLeft(g) / 2);
}

/** What one more of a rare good adds, with something for the sets still to come. */
export function rareWorth(g: Readonly<Tadmor>, m: Readonly<Merchant>, rare: number): number {
  const before = rareScore(m.rare);
  const after = m.rare.slice();
  after[rare] = (after[rare] as number) + 1;
  const isNew = m.rare[rare] === 0;
  return rareScore(after) - before + (isNew ? weights.variety * Math.min(1, turnsLeft(g) / 3) : 0);
}

/** The best that a stack can give: its top. */
export function stackWorth(g: Readonly<Tadmor>, m: Readonly<Merchant>, colour: number): number {
  const top = g.stacks[colour]?.at(-1);
  let points = 0;
  for (const tile of m.tiles) points += tileOf(tile).perRareGood ?? 0;
  return top === undefined ? 0 : rareWorth(g, m, top) + points;
}

export function missionGain(m: Readonly<Merchant>, mission: number): number {
  let points = missionOf(mission).points;
  for (const tile of m.tiles) points += tileOf(tile).perMission ?? 0;
  return points;
}

/** One more camel or ship, for all turns to come. */
export const pieceWorth = (g: Readonly<Tadmor>): number => weights.piece * turnsLeft(g);

/** An improvement, for as long as it may still work. */
export function tileWorth(g: Readonly<Tadmor>, seat: Seat, tile: number): number {
  const m = merchantOf(g, seat);
  const left = turnsLeft(g) + 1;
  const { gives, gets, shipBonus, prestige, perMission, perRareGood, alone, works } = tileOf(tile);
  if (alone !== undefined) return 12 / g.seats + 1;
  if (gives !== undefined) return left * (weights.trade + (gets === 'base' ? weights.trade : 0)) + weights.tileNow;
  if (shipBonus !== undefined) return left * weights.bonus;
  if (prestige !== undefined) return isHighest(g, seat) ? left * prestige * 0.6 : prestige;
  if (perMission !== undefined) return perMission * Math.min(m.hand.length + 1, 2 + left / 3);
  if (perRareGood !== undefined) return perRareGood * (left / 3);
  if (works !== undefined) return left * 1.2 + 2;
  if (tile === BENDING.noWood) return left * 0.8 + 1;
  if (tile === BENDING.reputation || tile === BENDING.lineOfCredit) return left * 0.7;
  return left * weights.tile + weights.tileNow;
}

function isHighest(g: Readonly<Tadmor>, seat: Seat): boolean {
  const own = merchantOf(g, seat).tower;
  return own > 0 && g.merchants.every((m, other) => other === seat || m.tower <= own);
}
