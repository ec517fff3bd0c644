/** 2.5, 9.22–9.25: missions are drawn, fulfilled, or given up for a good. */
import type { Seat, Spot } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { missionOf } from '../data/missions';
import { MISSION_DISCOUNT } from '../data/numbers';
import { BENDING, tileOf } from '../data/tiles';
import { missionSpot } from '../spots';
import { book, has, merchantOf, type Merchant, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { canPay, charge } from './pay';

export const canDraw = (g: Readonly<Tadmor>): boolean => g.deck.length + g.discards.length > 0;

export function drawMissions(g: Tadmor, seat: Seat, count: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  let drawn = 0;
  for (; drawn < count && canDraw(g); drawn++) {
    if (g.deck.length === 0) renewDeck(g, tell);
    const mission = g.deck.pop() as number;
    m.hand.push(mission);
    tell({ what: 'drewMission', seat, mission, only: [seat] });
  }
  if (drawn > 0) tell({ what: 'drew', seat, count: drawn, reveals: true, learns: seat });
}

function renewDeck(g: Tadmor, tell: TadmorTell): void {
  g.deck = shuffle(g, g.discards);
  g.discards = [];
  tell({ what: 'deckRenewed', count: g.deck.length });
}

export const missionDiscount = (m: Readonly<Merchant>): number => (has(m, BENDING.royalSupplies) ? MISSION_DISCOUNT : 0);

/** 9.22: one piece draws or fulfils. */
export function offerMissions(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  if (canDraw(g)) offers.push({ do: 'draw', at: from, from });
  const m = merchantOf(g, seat);
  for (const mission of m.hand)
    if (canPay(g, seat, missionOf(mission).cost, missionDiscount(m))) offers.push({ do: 'fulfil', at: missionSpot(mission), from });
}

/** The card is shown before it is paid, so that what is asked about the price is no secret. */
export function fulfil(g: Tadmor, seat: Seat, mission: number, from: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.hand.splice(m.hand.indexOf(mission), 1);
  m.fulfilled.push(mission);
  tell({ what: 'showedMission', seat, mission, reveals: true });
  charge(g, seat, missionOf(mission).cost, missionDiscount(m), { for: 'fulfil', mission, from }, tell);
}

/** 9.24 */
export function rewardFulfilment(g: Tadmor, seat: Seat, mission: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  let points = 0;
  for (const tile of m.tiles) points += tileOf(tile).perMission ?? 0;
  book(m, 'tiles', points);
  tell({ what: 'fulfilled', seat, mission, points });
}
