/** The Mercenary Draft (MER): from the left, each marker hires one card, or several of a nation at once. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Asking, Deciding, RealmTell, Running } from '../ruling';
import { cityIn } from '../data/land';
import { nationOf, wageOf } from '../data/numbers';
import { armyAt, armySpot, button, kindOf, numberOf, trackSpot, troopSpot } from '../spots';
import { armiesOf, baronOf, baronsLeft, isGarrison, nobleOf, NONE, type Realm } from '../state';
import { addTroop, distinct, isBesieged, isInside } from './armies';
import { ban, holdsCharge } from './honours';
import { inForce } from './laws';
import { lose } from './treasury';

/** MER-01: the leftmost marker; MER-05 when none is left. */
export const draft: Running<'draft'> = {
  runs(g, _, tell) {
    const first = g.track.findIndex(seat => seat !== NONE);
    if (first === NONE) {
      g.questions.push({ ask: 'draftOver' });
      return;
    }
    const seat = g.track[first] as Seat;
    g.track[first] = NONE;
    tell({ what: 'draftTurn', seat, spot: first, at: trackSpot(first) });
    g.questions.push({ ask: 'draft' }, { ask: 'hire', seat, bundle: [], first: isFirst(g, seat) });
    g.hired.push(seat);
  },
};

/** His first marker of this Draft (MER-02). */
const isFirst = (g: Readonly<Realm>, seat: Seat): boolean => !g.hired.includes(seat);

/** AGE-26 first, then AGE-18 for those who obey it. */
export function hireCost(g: Readonly<Realm>, seat: Seat, card: number): number {
  const cost = holdsCharge(g, seat, 'captainMercenaries') ? Math.max(1, wageOf(card) - FIGURES.captainMercenaries.crowns) : wageOf(card);
  return cost + (inForce(g, 'mercenaryDuty') && !baronOf(g, seat).banned ? FIGURES.mercenaryDuty.crowns : 0);
}

const costOf = (g: Readonly<Realm>, seat: Seat, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + hireCost(g, seat, card), 0);
const markersOf = (g: Readonly<Realm>, seat: Seat): number => g.track.filter(other => other === seat).length;

/** One card; or at the first marker further ones of its nation, for as many more markers, the last ones first. */
export const hire: Deciding<'hire'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, bundle, first }) {
    const { crowns, banned } = baronOf(g, seat);
    const left = distinct(g.offer.filter(card => !bundle.includes(card)));
    const offers: RealmChoice[] = [];
    if (bundle.length > 0) {
      offers.push({ do: 'done', at: button('done') });
      if (bundle.length <= markersOf(g, seat))
        for (const card of left)
          if (nationOf(card) === nationOf(bundle[0] as number) && costOf(g, seat, [...bundle, card]) <= crowns)
            offers.push({ do: 'bundle', at: troopSpot(card) });
      return offers;
    }
    for (const card of left) {
      if (hireCost(g, seat, card) > crowns) continue;
      offers.push({ do: 'hire', at: troopSpot(card) });
      if (first && canBundle(g, seat, card)) offers.push({ do: 'bundle', at: troopSpot(card) });
    }
    offers.push({ do: 'pass', at: button('pass') });
    if (inForce(g, 'mercenaryDuty') && !banned) offers.push({ do: 'refuse', at: button('refuse') });
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'pass') return tell({ what: 'passed', seat });
    if (c.do === 'refuse') {
      ban(g, seat, 'mercenaryDuty', tell);
      g.questions.push(q);
    } else if (c.do === 'done') takeHired(g, seat, q.bundle, tell);
    else if (c.do === 'hire') takeHired(g, seat, [numberOf(c.at)], tell);
    else {
      const more = { ...q, bundle: [...q.bundle, numberOf(c.at)] } satisfies Asking<'hire'>;
      // Nothing further of that nation to be had: these are hired.
      if (hire.offers(g, more).length === 1) takeHired(g, seat, more.bundle, tell);
      else g.questions.push(more);
    }
  },
  refuses: (g, { seat, bundle }, at) =>
    kindOf(at) === 'troop' && bundle.length === 0 && hireCost(g, seat, numberOf(at)) > baronOf(g, seat).crowns ? { why: 'tooDear' } : null,
};

/** MER-02: there is a second one of the nation that he can pay, and a marker for it. */
function canBundle(g: Readonly<Realm>, seat: Seat, card: number): boolean {
  return (
    markersOf(g, seat) > 0 &&
    g.offer.some(other => other !== card && nationOf(other) === nationOf(card) && costOf(g, seat, [card, other]) <= baronOf(g, seat).crowns)
  );
}

function takeHired(g: Realm, seat: Seat, cards: readonly number[], tell: RealmTell): void {
  lose(g, seat, 'crowns', costOf(g, seat, cards), 'hired', tell);
  for (let i = 1; i < cards.length; i++) g.track[g.track.lastIndexOf(seat)] = NONE;
  for (const card of cards) {
    g.offer.splice(g.offer.indexOf(card), 1);
    tell({ what: 'hired', seat, card, at: troopSpot(card) });
    g.questions.push({ ask: 'station', seat, card });
  }
}

/** MER-03, MER-04: the stronghold always; off the map; at the stronghold or in one’s own city, unless it is besieged. */
function stations(g: Readonly<Realm>, seat: Seat): number[] {
  const hold = baronOf(g, seat).stronghold;
  return armiesOf(seat).filter(army => {
    if (isGarrison(army)) return true;
    const n = nobleOf(g, army);
    if (n.gone || n.atSea) return false;
    return n.where === NONE || n.where === hold || (isInside(g, army) && !isBesieged(g, cityIn(n.where)));
  });
}

export const station: Deciding<'station'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => stations(g, seat).map(army => ({ do: 'station', at: armySpot(army) }) satisfies RealmChoice),
  happens(g, { seat, card }, { at }, tell) {
    addTroop(g, armyAt(at), card);
    tell({ what: 'stationed', seat, card, army: armyAt(at), at });
  },
};

/** MER-05: what nobody hired goes back into the deck. */
export const draftOver: Running<'draftOver'> = {
  runs(g, _, tell) {
    g.mercenaries.push(...g.offer.splice(0));
    shuffle(g, g.mercenaries);
    g.hired = [];
    showOffer(g, baronsLeft(g) + 1);
    tell({ what: 'draftOver', count: g.offer.length, reveals: true });
  },
};

export function showOffer(g: Realm, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = drawMercenary(g);
    if (card !== NONE) g.offer.push(card);
  }
}

/** CMP-05: an empty deck is made anew from its discards. */
export function drawMercenary(g: Realm): number {
  if (g.mercenaries.length === 0) g.mercenaries = shuffle(g, g.mercenaryDiscards.splice(0));
  return g.mercenaries.pop() ?? NONE;
}
