/** Troops taken along on the way (TRF), and how they change hands: Upkeep moves them by the same rules. */
import type { RealmChoice } from '../asking';
import type { Asking, Deciding, RealmTell } from '../ruling';
import { HUNDRED, STRENGTH } from '../data/numbers';
import { armyAt, armySpot, DONE, numberOf, troopSpot } from '../spots';
import { armiesOf, armyOf, baronOf, isGarrison, nobleOf, NONE, troopsOf, type Realm } from '../state';
import { addTroop, distinct, isHoldBesieged, isShutIn, leaveMap, removeTroop } from './armies';

export function offerPickUp(g: Realm, q: Asking<'pickUp'>): void {
  if (pickUp.offers(g, q).length > 1) g.questions.push(q);
}

/** TRF-01: where an army waits that he may take along, his own garrison or an unexhausted Noble; NONE: it does not. */
function waitsIn(g: Readonly<Realm>, army: number, noble: number): number {
  if (army === noble || armyOf(g, army).troops.length === 0) return NONE;
  const seat = noble >> 2;
  if (isGarrison(army)) return isHoldBesieged(g, seat) ? NONE : baronOf(g, seat).stronghold;
  const n = nobleOf(g, army);
  return n.atSea || n.exhausted || isShutIn(g, army) ? NONE : n.where;
}
export const whereMayJoin = (g: Readonly<Realm>, noble: number): number[] =>
  armiesOf(noble >> 2)
    .map(army => waitsIn(g, army, noble))
    .filter(region => region !== NONE);

const givers = (g: Readonly<Realm>, { noble, regions }: Asking<'pickUp'>): number[] =>
  armiesOf(noble >> 2).filter(army => regions.includes(waitsIn(g, army, noble)));

/** TRF-02: an army with tokens gives all with all of them, or nothing. */
export const pickUp: Deciding<'pickUp'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: RealmChoice[] = [];
    for (const army of givers(g, q)) {
      const { troops, tokens } = armyOf(g, army);
      if (tokens > 0) {
        if (mayTakeAll(g, army, q.noble)) offers.push({ do: 'takeAll', at: armySpot(army) });
      } else for (const troop of distinct(troops)) offers.push({ do: 'take', at: troopSpot(troop), from: army });
    }
    offers.push({ do: 'done', at: DONE });
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do !== 'take' && c.do !== 'takeAll') return;
    if (c.do === 'take') giveTroop(g, c.from, q.noble, numberOf(c.at), tell);
    else giveAll(g, armyAt(c.at), q.noble, tell);
    offerPickUp(g, q);
  },
};

/** TRF-05: nobody is overwhelmed by what he takes over. */
export function mayTakeAll(g: Readonly<Realm>, from: number, to: number): boolean {
  const giver = armyOf(g, from);
  const sum = giver.troops.reduce((all, card) => all + (STRENGTH[card] as number), 0);
  return HUNDRED * (giver.tokens + armyOf(g, to).tokens) < troopsOf(g, to) + sum;
}

export function giveTroop(g: Realm, from: number, to: number, card: number, tell: RealmTell): void {
  removeTroop(g, from, card);
  addTroop(g, to, card);
  tell({ what: 'moved', card, from, to, at: armySpot(to) });
  if (!isGarrison(from) && armyOf(g, from).troops.length === 0) leaveMap(g, from, tell);
}

export function giveAll(g: Realm, from: number, to: number, tell: RealmTell): void {
  const giver = armyOf(g, from);
  armyOf(g, to).tokens += giver.tokens;
  giver.tokens = 0;
  for (const card of [...giver.troops]) giveTroop(g, from, to, card, tell);
}
