/** Wages (WAG): Regulars first and as many as possible, then each Mercenary is paid in full or deserts. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { CIRCLE_MOST, isMercenary, wageOf } from '../data/numbers';
import { button, numberOf, troopSpot } from '../spots';
import { armiesOf, armyOf, baronOf, inOrder, isGarrison, shapeOf, troopsOf, type Realm } from '../state';
import { desert, distinct, holderOf, settleArmy } from './armies';
import { holdsCharge } from './honours';
import { lose } from './treasury';

export const wages: Running<'wages'> = {
  runs(g, _, tell) {
    tell({ what: 'phase', phase: 'wages', at: 'phase:wages' });
    for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'payTroops', seat });
  },
};

/** WAG-04: the circle's army costs nothing while it is small, wherever he is. */
const isFree = (g: Readonly<Realm>, army: number): boolean =>
  !isGarrison(army) && shapeOf(army) === 'circle' && troopsOf(g, army) <= CIRCLE_MOST;

/** WAG-03: off the map, in garrisons and with casualties too; what an office maintains costs nothing (WAG-05). */
export const payroll = (g: Readonly<Realm>, seat: Seat): number[] =>
  armiesOf(seat).flatMap(army => (isFree(g, army) ? [] : armyOf(g, army).troops));

export const wagesOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + wageOf(card), 0);
/** AGE-32 */
const subsidyOf = (g: Readonly<Realm>, seat: Seat): number => (holdsCharge(g, seat, 'quartermaster') ? FIGURES.quartermaster.crowns : 0);

/** WAG-01: whole cards, together as much as there is. */
function affordable(cards: readonly number[], purse: number): number {
  const sums = new Set([0]);
  for (const card of cards) for (const sum of [...sums]) if (sum + wageOf(card) <= purse) sums.add(sum + wageOf(card));
  return Math.max(...sums);
}

export const payTroops: Running<'payTroops'> = {
  runs(g, { seat }, tell) {
    const due = payroll(g, seat);
    const regulars = g.payroll ? [] : due.filter(card => !isMercenary(card));
    const subsidy = subsidyOf(g, seat);
    const paid = affordable(regulars, baronOf(g, seat).crowns + subsidy);
    lose(g, seat, 'crowns', Math.max(0, paid - subsidy), 'regulars', tell);
    const mercenaries = due.filter(isMercenary);
    const last = inOrder(g).at(-1) === seat;
    if (last) g.payroll = false;
    if (mercenaries.length > 0) g.questions.push({ ask: 'payWages', seat, due: mercenaries, free: Math.max(0, subsidy - paid), each: 0 });
  },
};

/** What is owed for the cards: their wages, or a crown each where an Event says so. */
export const owed = (q: { readonly due: readonly number[]; readonly free: number; readonly each: number }): number =>
  Math.max(0, (q.each > 0 ? q.each * q.due.length : wagesOf(q.due)) - q.free);

/** WAG-02: pay all that are left, or let one go. Also Arrears and Unrest (EVE-05, EVE-31). */
export const payWages: Deciding<'payWages'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    if (q.due.length === 0) return [];
    const offers: RealmChoice[] = owed(q) <= baronOf(g, q.seat).crowns ? [{ do: 'payAll', at: button('payAll') }] : [];
    for (const card of distinctByArmy(g, q.seat, q.due)) offers.push({ do: 'dismiss', at: troopSpot(card) });
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'payAll') {
      lose(g, seat, 'crowns', owed(q), q.each > 0 ? 'event' : 'mercenaries', tell);
      settleAll(g, seat, tell);
      return;
    }
    const gone = numberOf(c.at);
    desert(g, holderOf(g, gone), gone, 'unpaid', tell);
    const due = q.due.filter(card => card !== gone);
    if (due.length > 0) g.questions.push({ ...q, due });
    else settleAll(g, seat, tell);
  },
};

/** Whoever dies of it does so in the order of the armies (RET-06). */
function settleAll(g: Realm, seat: Seat, tell: RealmTell): void {
  for (const army of [...armiesOf(seat)].reverse()) settleArmy(g, army, true, tell);
}

function distinctByArmy(g: Readonly<Realm>, seat: Seat, cards: readonly number[]): number[] {
  return armiesOf(seat).flatMap(army => distinct(armyOf(g, army).troops.filter(card => cards.includes(card))));
}
