/** 10: prestige of the tower, then tax, war supplies and the first player's pawn. */
import type { Seat, Spot } from '@/engine/contract';
import { GOODS } from '../data/names';
import { TAX_GOLD, TAX_POINTS } from '../data/numbers';
import { BENDING, PRIVATE_COURT, tileOf } from '../data/tiles';
import { LOSE_TAX, PAY_TAX, spaceSpot, tileSpot } from '../spots';
import { book, eraOf, has, inOrder, merchantOf, NONE, type Happening, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { isPosted, ownSpace, sendHome } from './pieces';
import { pay, stockOf, store } from './stock';

export const kingdomBegins: Happening<'kingdomBegins'> = {
  runs(g, _, tell) {
    awardPrestige(g, tell);
    for (const seat of inOrder(g)) {
      assessTax(g, seat, tell);
      merchantOf(g, seat).courtBarred = [ownSpace(g, seat, 'warSupplies') !== NONE, ownSpace(g, seat, 'firstPlayer') !== NONE];
    }
    for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'kingdom', seat });
  },
};

/** 10.1: the one highest tower, if there is one. */
function awardPrestige(g: Tadmor, tell: TadmorTell): void {
  const seat = loneHighest(g.merchants.map(m => m.tower));
  if (seat === NONE) return;
  const m = merchantOf(g, seat);
  let points = 0;
  for (const tile of m.tiles) points += tileOf(tile).prestige ?? 0;
  if (points === 0) return;
  book(m, 'prestige', points);
  tell({ what: 'prestige', seat, height: m.tower, points });
}

/** The place of the one greatest number above 0; NONE where it is shared. */
export function loneHighest(numbers: readonly number[]): number {
  let best = NONE;
  let most = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    if (number > most) {
      most = number;
      best = i;
    } else if (number === most) best = NONE;
  }
  return best;
}

/** 10.2: nobody pays in Era I, with a piece at the taxman's, or with I46. */
function assessTax(g: Tadmor, seat: Seat, tell: TadmorTell): void {
  if (taxGold(g) === 0) return;
  const m = merchantOf(g, seat);
  const onSpace = ownSpace(g, seat, 'taxman') !== NONE;
  m.taxDue = !onSpace && !has(m, BENDING.taxExemption);
  if (!m.taxDue) tell({ what: 'exempted', seat, why: onSpace ? 'space' : 'tile' });
}

export const taxGold = (g: Readonly<Tadmor>): number => TAX_GOLD[eraOf(g)] as number;
export const taxPoints = (g: Readonly<Tadmor>): number => TAX_POINTS[eraOf(g)] as number;
export const owesTax = (g: Readonly<Tadmor>, seat: Seat): boolean => merchantOf(g, seat).taxDue;

/** 10.4 */
export function lowestTower(g: Readonly<Tadmor>): number {
  let lowest = Infinity;
  for (const m of g.merchants) lowest = Math.min(lowest, m.tower);
  return lowest;
}

export function offerKingdom(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  const supplies = ownSpace(g, seat, 'warSupplies');
  const pawn = ownSpace(g, seat, 'firstPlayer');
  if (supplies !== NONE) offerSupplies(g, seat, spaceSpot(supplies), offers);
  if (pawn !== NONE) offerPawn(spaceSpot(pawn), offers);
  if (isPosted(g, seat, PRIVATE_COURT)) offerCourt(g, seat, tileSpot(PRIVATE_COURT), offers);
  if (!m.taxDue) return;
  // What is usually better stands last, where the one large button is.
  offers.push({ do: 'loseTax', at: LOSE_TAX });
  if (stockOf(m, 3) >= taxGold(g)) offers.push({ do: 'payTax', at: PAY_TAX });
}

function offerSupplies(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  if (merchantOf(g, seat).tower > lowestTower(g)) offers.push({ do: 'supplies', at: from, from });
}

function offerPawn(from: Spot, offers: TadmorChoice[]): void {
  for (const good of ['wood', 'stone'] as const) offers.push({ do: 'pawn', at: from, from, good });
}

/** 10.6: one of the three that is not chosen on the board; what was done there already still counts as chosen. */
function offerCourt(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  const { courtBarred, taxDue } = merchantOf(g, seat);
  if (taxDue) offers.push({ do: 'exempt', at: from, from });
  if (courtBarred[0] === false) offerSupplies(g, seat, from, offers);
  if (courtBarred[1] === false) offerPawn(from, offers);
}

export function actInKingdom(g: Tadmor, seat: Seat, c: TadmorChoice, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  switch (c.do) {
    case 'payTax':
      m.taxDue = false;
      pay(g, seat, [0, 0, 0, taxGold(g)], () => {});
      return tell({ what: 'taxPaid', seat, gold: taxGold(g) });
    case 'loseTax':
      m.taxDue = false;
      book(m, 'tax', -taxPoints(g));
      return tell({ what: 'taxLost', seat, points: taxPoints(g) });
    case 'exempt':
      m.taxDue = false;
      sendHome(g, seat, c.from);
      return tell({ what: 'exempted', seat, why: 'action' });
    case 'supplies':
      return takeSupplies(g, seat, c.from, tell);
    case 'pawn':
      sendHome(g, seat, c.from);
      g.pawn = seat;
      store(m, GOODS.indexOf(c.good), 1);
      return tell({ what: 'tookPawn', seat, good: GOODS.indexOf(c.good) });
    default:
  }
}

function takeSupplies(g: Tadmor, seat: Seat, from: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const lowest = lowestTower(g);
  sendHome(g, seat, from);
  book(m, 'supplies', m.tower - lowest);
  tell({ what: 'supplied', seat, height: m.tower, lowest, points: m.tower - lowest });
}
