/** Troop cards change hands, desert and come to an end. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { cityIn, regionOf } from '../data/land';
import { isMercenary, nationOf, STRENGTH } from '../data/numbers';
import type { DesertWhy } from '../facts';
import { armySpot, numberOf, troopSpot } from '../spots';
import { armiesOf, armyOf, isGarrison, isIn, isOverwhelmed, NONE, nobleOf, noblesOf, townOf, type Realm } from '../state';

export function removeTroop(g: Realm, army: number, card: number): void {
  const a = armyOf(g, army);
  a.troops.splice(a.troops.indexOf(card), 1);
}

/** Kept in order, so that the same army is always the same list. */
export function addTroop(g: Realm, army: number, card: number): void {
  const troops = armyOf(g, army).troops;
  const at = troops.findIndex(other => other > card);
  troops.splice(at < 0 ? troops.length : at, 0, card);
}

/** In which army a Troop card is; NONE: in none. */
export function holderOf(g: Readonly<Realm>, card: number): number {
  for (let seat = 0; seat < g.seats; seat++) for (const army of armiesOf(seat)) if (armyOf(g, army).troops.includes(card)) return army;
  return NONE;
}

/** Cards that do the same count as one: a Regular's strength, a Mercenary's nation and strength. */
export function distinct(cards: readonly number[]): number[] {
  const seen = new Set<number>();
  return cards.filter(card => {
    const kind = 1000 * nationOf(card) + (STRENGTH[card] as number);
    return !seen.has(kind) && seen.add(kind);
  });
}

/** MER-06: back into the deck. */
export function desert(g: Realm, army: number, card: number, why: DesertWhy, tell: RealmTell): void {
  removeTroop(g, army, card);
  g.mercenaries.push(card);
  shuffle(g, g.mercenaries);
  tell({ what: 'deserted', army, card, why, at: armySpot(army) });
}

/** WAG-06, DTH-05: an army that has lost troops or gained tokens. */
export function settleArmy(g: Realm, army: number, abandoned: boolean, tell: RealmTell): void {
  const a = armyOf(g, army);
  if (isGarrison(army)) {
    if (a.troops.length === 0) a.tokens = 0;
    return;
  }
  if (nobleOf(g, army).gone) return;
  if (isOverwhelmed(g, army) || (a.troops.length === 0 && a.tokens > 0))
    g.questions.push({ ask: 'dying', noble: army, by: NONE, abandoned });
  else if (a.troops.length === 0) leaveMap(g, army, tell);
}

/** UPK-10: without troops nobody stays on the map. */
export function leaveMap(g: Realm, noble: number, tell: RealmTell): void {
  const n = nobleOf(g, noble);
  if (n.where === NONE) return;
  tell({ what: 'leftMap', noble, at: armySpot(noble) });
  n.where = NONE;
  n.atSea = false;
  n.exhausted = false;
  liftSieges(g, tell);
}

/** SIE-05: a siege lasts while its Baron has a Noble there. */
export function liftSieges(g: Realm, tell: RealmTell): void {
  const kept = g.sieges.filter(siege => {
    const region = siege.city === NONE ? (g.barons[siege.hold]?.stronghold ?? NONE) : regionOf(siege.city);
    return region !== NONE && noblesOf(siege.seat).some(noble => isIn(nobleOf(g, noble), region));
  });
  for (const siege of g.sieges)
    if (!kept.includes(siege)) tell({ what: 'siegeLifted', city: siege.city, hold: siege.hold, seat: siege.seat });
  g.sieges = kept;
}

export const isBesieged = (g: Readonly<Realm>, city: number): boolean => g.sieges.some(siege => siege.city === city);
export const isHoldBesieged = (g: Readonly<Realm>, seat: Seat): boolean =>
  g.sieges.some(siege => siege.city === NONE && siege.hold === seat);

/** Inside a city of his Baron (BAT-04). */
export function isInside(g: Readonly<Realm>, noble: number): boolean {
  const n = nobleOf(g, noble);
  const city = n.where === NONE || n.atSea ? NONE : cityIn(n.where);
  return city !== NONE && townOf(g, city).owner === noble >> 2;
}
/** SIE-03 */
export const isShutIn = (g: Readonly<Realm>, noble: number): boolean =>
  isInside(g, noble) && isBesieged(g, cityIn(nobleOf(g, noble).where));

/** One Mercenary of the nation in these armies deserts: the owner's choice where cards differ (D22). */
export function askDeserter(g: Realm, seat: Seat, armies: readonly number[], nation: number, tell: RealmTell): void {
  const q = { ask: 'deserter', seat, armies, nation } as const;
  const offers = deserter.offers(g, q);
  if (offers.length > 1) g.questions.push(q);
  else if (offers[0] !== undefined) deserter.happens(g, q, offers[0], tell);
}

export const deserter: Deciding<'deserter'> = {
  asks: (_, q) => q.seat,
  offers(g, { armies, nation }) {
    return armies.flatMap(army =>
      distinct(armyOf(g, army).troops.filter(card => isMercenary(card) && nationOf(card) === nation)).map(
        card => ({ do: 'desert', at: troopSpot(card) }) satisfies RealmChoice,
      ),
    );
  },
  happens: (g, _, { at }, tell) => desert(g, holderOf(g, numberOf(at)), numberOf(at), 'fate', tell),
};

/** After a desertion by itself. */
export const settle: Running<'settle'> = {
  runs: (g, { army }, tell) => settleArmy(g, army, true, tell),
};
