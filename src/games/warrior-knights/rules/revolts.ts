/** Revolts (UPK-04, UPK-05): a city without a Noble of its Baron may rise; Faith or crowns calm it. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { incomeOfCity, regionOf } from '../data/land';
import { REVOLT_TIMES } from '../data/numbers';
import { button } from '../spots';
import { baronOf, isIn, nobleOf, noblesOf, NONE, townOf, type Realm } from '../state';
import { canBorrow } from './agreements';
import { changeOwner } from './cities';
import { drawFate } from './fate';
import { holdsCharge, isLaw } from './honours';
import { citiesOf, lose } from './treasury';

/** City by city, Baron by Baron, the first one on top. */
export function pushRevolts(g: Realm, seats: readonly Seat[], kingdomOnly: boolean, upkeep: boolean): void {
  for (const seat of [...seats].reverse())
    for (const city of citiesOf(g, seat, kingdomOnly).reverse())
      if (isUnwatched(g, seat, city)) g.questions.push({ ask: 'revolt', seat, city, upkeep });
}

/** A Noble at sea watches nothing. */
const isUnwatched = (g: Readonly<Realm>, seat: Seat, city: number): boolean =>
  townOf(g, city).owner === seat && !noblesOf(seat).some(noble => isIn(nobleOf(g, noble), regionOf(city)));

export const revolt: Running<'revolt'> = {
  runs(g, { seat, city, upkeep }, tell) {
    const b = baronOf(g, seat);
    if (b.loyal || !isUnwatched(g, seat, city)) return;
    const { revolt: rises } = drawFate(g, 'revolt', tell);
    tell({ what: 'revolt', seat, city, rises: rises === true ? 1 : 0 });
    if (rises !== true) return;
    if (upkeep && !b.kept && holdsCharge(g, seat, 'keeperPeace')) {
      b.kept = true;
      tell({ what: 'kept', seat, city });
    } else if (calm.offers(g, { ask: 'calm', seat, city }).length > 1 || canBorrow(g, seat, calmingCost(g, seat, city) - b.crowns))
      g.questions.push({ ask: 'calm', seat, city });
    else changeOwner(g, city, NONE, 'revolt', tell);
  },
};

/** UPK-05, AGE-23: twice the income, once under the charters for whoever is not banned. */
export const calmingCost = (g: Readonly<Realm>, seat: Seat, city: number): number =>
  (isLaw(g, 'townCharters') && !baronOf(g, seat).banned ? 1 : REVOLT_TIMES) * incomeOfCity(city);

export const calm: Deciding<'calm'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat, city }) {
    const { faith, crowns } = baronOf(g, seat);
    const offers: RealmChoice[] = [];
    if (faith > 0) offers.push({ do: 'payFaith', at: button('payFaith') });
    if (crowns >= calmingCost(g, seat, city)) offers.push({ do: 'payCrowns', at: button('payCrowns') });
    offers.push({ do: 'letGo', at: button('letGo') });
    return offers;
  },
  happens(g, { seat, city }, c, tell) {
    if (c.do === 'payFaith') lose(g, seat, 'faith', 1, 'revolt', tell);
    else if (c.do === 'payCrowns') lose(g, seat, 'crowns', calmingCost(g, seat, city), 'revolt', tell);
    else changeOwner(g, city, NONE, 'revolt', tell);
  },
};
