/** Phase 3 (UPK): a winner by cities, Prestige, revolts, landings, rest, and the return of Nobles. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Asking, Deciding, Running } from '../ruling';
import { eventOf } from '../data/events';
import { isKingdomCity, regionOf } from '../data/land';
import { LAST_ROUND } from '../data/numbers';
import { armyAt, armySpot, citySpot, DONE, kindOf, numberOf, regionSpot } from '../spots';
import { armiesOf, armyOf, baronOf, inOrder, isGarrison, nobleOf, noblesOf, NONE, type Realm } from '../state';
import { distinct, isBesieged, isHoldBesieged, isShutIn } from './armies';
import { oblige } from './laws';
import { giveAll, giveTroop, mayTakeAll } from './pickUp';
import { pushRevolts } from './revolts';
import { citiesOf, gainPrestige } from './treasury';

const standing = (g: Readonly<Realm>): number => g.towns.filter((town, city) => isKingdomCity(city) && !town.razed).length;

/** With two, by agreement, five cities anywhere win instead (CNT-02). */
export const needsFive = (g: Readonly<Realm>): boolean => g.seats === 2 && g.settings.fiveCities;

/** UPK-01, CNT-02: more than half of what stands in the Kingdom: so many, of so many; and how many a Baron has of them. */
export const crownNeeds = (g: Readonly<Realm>): { readonly cities: number; readonly of: number } =>
  needsFive(g) ? { cities: 5, of: g.towns.filter(town => !town.razed).length } : { cities: (standing(g) >> 1) + 1, of: standing(g) };
export const countsForCrown = (g: Readonly<Realm>, seat: Seat): number => citiesOf(g, seat, !needsFive(g)).length;
export const winsByCities = (g: Readonly<Realm>, seat: Seat): boolean => countsForCrown(g, seat) >= crownNeeds(g).cities;

/** Of two who hold five the one with more; with as many nobody yet. */
function winnerByCities(g: Readonly<Realm>): Seat {
  const held = (seat: Seat): number => citiesOf(g, seat).length;
  const [first, second] = inOrder(g)
    .filter(seat => winsByCities(g, seat))
    .sort((a, b) => held(b) - held(a));
  return first === undefined || (second !== undefined && held(first) === held(second)) ? NONE : first;
}

/** EVT-11: truces and storms are over. */
export const upkeep: Running<'upkeep'> = {
  runs(g, _, tell) {
    g.stage = 'upkeep';
    g.truce = false;
    g.storm = false;
    for (const { card } of g.lasting.filter(isPassing)) g.eventDiscards.push(card);
    g.lasting = g.lasting.filter(one => !isPassing(one));
    tell({ what: 'upkeep', at: 'round' });
    g.winner = winnerByCities(g);
    if (g.winner !== NONE) return tell({ what: 'crowned', seat: g.winner, by: needsFive(g) ? 'five' : 'cities' });
    for (const ask of ['roundOver', 'returning', 'refresh', 'landing', 'revolts', 'gainPrestige'] as const) g.questions.push({ ask });
  },
};

const isPassing = ({ card }: { readonly card: number }): boolean => ['stormAtSea', 'truceOfGod'].includes(eventOf(card));

/** UPK-02, UPK-03, UPK-12: an empty pool, or no city left to hold, makes this the last round; OPT-05 knows no pool. */
export const prestige: Running<'gainPrestige'> = {
  runs(g, _, tell) {
    const order = inOrder(g);
    for (const seat of order)
      if (baronOf(g, seat).stronghold !== NONE)
        gainPrestige(g, seat, citiesOf(g, seat).filter(city => !isBesieged(g, city)).length, 'cities', tell);
    g.isLast = g.settings.might ? standing(g) === 0 : g.pool === 0 || g.towns.every(town => town.razed);
    if (g.isLast) tell({ what: 'lastRound' });
    for (const seat of order.reverse())
      if (baronOf(g, seat).crowns > FIGURES.sumptuaryLaw.over)
        oblige(g, seat, { law: 'sumptuaryLaw', pay: FIGURES.sumptuaryLaw.crowns, to: NONE });
  },
};

export const revolts: Running<'revolts'> = {
  runs: g => pushRevolts(g, inOrder(g), false, true),
};

/** UPK-06, SEA-04: they need nobody's leave. */
export const landing: Running<'landing'> = {
  runs(g, _, tell) {
    g.nobles.forEach((n, noble) => {
      if (!n.atSea) return;
      n.atSea = false;
      tell({ what: 'landed', noble, region: n.where, at: regionSpot(n.where) });
    });
  },
};

export const refresh: Running<'refresh'> = {
  runs(g) {
    for (const n of g.nobles) n.exhausted = false;
  },
};

/** UPK-07: all strongholds first, then Baron by Baron. */
export const returning: Running<'returning'> = {
  runs(g) {
    const order = inOrder(g).reverse();
    for (const seat of order) g.questions.push({ ask: 'comeBack', seat }, { ask: 'regroup', seat, shifted: [] });
    for (const seat of order) if (baronOf(g, seat).stronghold === NONE) g.questions.push({ ask: 'restore', seat });
  },
};

/** UPK-08, UPK-09: who may give to whom. Off the map from one to another, and from the garrison to them, never back. */
function mayGive(g: Readonly<Realm>, seat: Seat, from: number, to: number): boolean {
  const hold = baronOf(g, seat).stronghold;
  const region = (army: number): number => (isGarrison(army) ? hold : nobleOf(g, army).where);
  if ([from, to].some(army => !isGarrison(army) && (nobleOf(g, army).gone || isShutIn(g, army)))) return false;
  if ([from, to].some(isGarrison) && isHoldBesieged(g, seat)) return false;
  if (!isGarrison(to) && region(to) === NONE) return isGarrison(from) || region(from) === NONE;
  return region(from) !== NONE && region(from) === region(to);
}

/**
 * Each card moves once, and by way of the garrison once more to a Noble off the map: so whoever stands at the stronghold can equip him, and nobody
 * moves a card to and fro for ever. TRF-02 and TRF-05 hold here too.
 */
export const regroup: Deciding<'regroup'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, shifted }) {
    const offers: RealmChoice[] = [];
    for (const from of armiesOf(seat)) {
      const { troops, tokens } = armyOf(g, from);
      const rested = distinct(troops.filter(card => !shifted.includes(card)));
      for (const to of armiesOf(seat)) {
        if (to === from || !mayGive(g, seat, from, to)) continue;
        const cards = isGarrison(from) && nobleOf(g, to).where === NONE ? distinct(troops) : rested;
        if (cards.length === 0) continue;
        if (tokens === 0) for (const troop of cards) offers.push({ do: 'shift', at: armySpot(to), from, troop });
        else if (!troops.some(card => shifted.includes(card)) && (isGarrison(to) || mayTakeAll(g, from, to)))
          offers.push({ do: 'shiftAll', at: armySpot(to), from });
      }
    }
    return offers.length === 0 ? [] : [...offers, { do: 'done', at: DONE }];
  },
  happens(g, q, c, tell) {
    if (c.do !== 'shift' && c.do !== 'shiftAll') return;
    const cards = c.do === 'shift' ? [c.troop] : [...armyOf(g, c.from).troops];
    if (c.do === 'shift') giveTroop(g, c.from, armyAt(c.at), c.troop, tell);
    else giveAll(g, c.from, armyAt(c.at), tell);
    g.questions.push({ ...q, shifted: [...q.shifted, ...cards] } satisfies Asking<'regroup'>);
  },
};

/** OPT-03: a dead Noble needs his living heir back. */
const mayReturn = (g: Readonly<Realm>, seat: Seat, noble: number): boolean => {
  const n = nobleOf(g, noble);
  return n.where === NONE && !n.gone && n.troops.length > 0 && (!n.waits || n.heir === seat);
};

/** UPK-10, UPK-11: whoever has troops must come back, at the stronghold or in a city without siege. */
export const comeBack: Deciding<'comeBack'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const hold = baronOf(g, seat).stronghold;
    const places = [
      ...(hold === NONE ? [] : [regionSpot(hold)]),
      ...citiesOf(g, seat)
        .filter(city => !isBesieged(g, city))
        .map(citySpot),
    ];
    return noblesOf(seat)
      .filter(noble => mayReturn(g, seat, noble))
      .flatMap(noble => places.map(at => ({ do: 'comeBack', at, noble }) satisfies RealmChoice));
  },
  happens(g, q, c, tell) {
    if (c.do !== 'comeBack') return;
    const n = nobleOf(g, c.noble);
    n.where = kindOf(c.at) === 'city' ? regionOf(numberOf(c.at)) : numberOf(c.at);
    n.waits = false;
    tell({ what: 'cameBack', noble: c.noble, region: n.where, at: c.at });
    g.questions.push(q);
  },
  refuses: (_, __, at) => (kindOf(at) === 'region' ? { why: 'ownPlaces' } : null),
};

/** UPK-03, UPK-13: on, or the crown is given. */
export const roundOver: Running<'roundOver'> = {
  runs(g, _, tell) {
    for (const b of g.barons) Object.assign(b, { loyal: false, kept: false });
    if (g.isLast || g.round >= LAST_ROUND) tell({ what: 'ended' });
    else g.questions.push({ ask: 'round' });
  },
};
