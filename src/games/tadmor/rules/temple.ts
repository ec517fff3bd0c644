/** 9.12–9.17: part by part, one temple after the other. */
import type { Seat, Spot } from '@/engine/contract';
import { COMPLETION_GOODS, TEMPLE_CARDS, TEMPLE_COST, TEMPLE_DISCOUNT, TEMPLE_WORTH } from '../data/numbers';
import { BENDING } from '../data/tiles';
import { has, merchantOf, NONE, type Merchant, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { canPay, charge } from './pay';

export const COMPLETE = TEMPLE_WORTH.length - 1;

/** Parts of this temple of a seat; a new one has none. */
const partsOf = (m: Readonly<Merchant>, which: number): number => (which === NONE ? 0 : (m.temples[which] as number));

/** 9.17: a temple card shows the last part only, so four temples at a time may show the same (2.4). */
function cardsLeft(g: Readonly<Tadmor>, parts: number): number {
  let used = 0;
  for (const m of g.merchants) for (const temple of m.temples) if (temple === parts) used++;
  return TEMPLE_CARDS - used;
}

export const isSupplied = (g: Readonly<Tadmor>, parts: number): boolean => cardsLeft(g, parts) > 0;

/** By part. */
export const templeCardsLeft = (g: Readonly<Tadmor>): number[] => TEMPLE_COST.map((_, part) => cardsLeft(g, part + 1));

/** 9.15: those in progress; a new one when there is none. Only such whose next card is there. */
export function advancing(g: Readonly<Tadmor>, seat: Seat): number[] {
  const m = merchantOf(g, seat);
  const inProgress = m.temples.flatMap((parts, which) => (parts < COMPLETE ? [which] : []));
  return (inProgress.length > 0 ? inProgress : [NONE]).filter(which => isSupplied(g, partsOf(m, which) + 1));
}

export const nextCost = (m: Readonly<Merchant>, which: number): readonly number[] => TEMPLE_COST[partsOf(m, which)] as readonly number[];
export const templeDiscount = (m: Readonly<Merchant>): number => (has(m, BENDING.donations) ? TEMPLE_DISCOUNT : 0);

export function offerTemple(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  for (const which of advancing(g, seat))
    if (canPay(g, seat, nextCost(m, which), templeDiscount(m))) offers.push({ do: 'temple', at: from, from, which });
}

export function buildPart(g: Tadmor, seat: Seat, which: number, from: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  charge(g, seat, nextCost(m, which), templeDiscount(m), { for: 'part', which, from }, tell);
}

export function gainPart(g: Tadmor, seat: Seat, which: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const parts = partsOf(m, which) + 1;
  if (which === NONE) m.temples.push(parts);
  else m.temples[which] = parts;
  tell({ what: 'builtPart', seat, part: parts - 1, worth: TEMPLE_WORTH[parts] as number });
  if (parts === COMPLETE) rewardCompletion(g, seat, tell);
}

/** 9.16 */
function rewardCompletion(g: Tadmor, seat: Seat, tell: TadmorTell): void {
  if (g.completers.includes(seat)) return;
  const goods = COMPLETION_GOODS[g.completers.length] ?? 0;
  g.completers.push(seat);
  tell({ what: 'completed', seat, place: g.completers.length, goods });
  if (goods > 0) g.questions.push({ ask: 'freeRare', seat, left: goods });
}

export function templeWorth(m: Readonly<Merchant>): number {
  let worth = 0;
  for (const parts of m.temples) worth += TEMPLE_WORTH[parts] as number;
  return worth;
}
