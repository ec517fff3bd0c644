/** Cities: their strength, who holds them, walls and fire (CTY-03, FOR, RAZ). */
import type { Seat } from '@/engine/contract';
import type { Deciding, RealmTell, Running } from '../ruling';
import { incomeOfCity, strengthOf } from '../data/land';
import { HUNDRED, RAZE_TIMES } from '../data/numbers';
import type { OwnerWhy } from '../facts';
import { button, citySpot } from '../spots';
import { NONE, townOf, type Realm } from '../state';
import { oblige } from './laws';
import { gain } from './treasury';

/** CTY-03 */
export function cityStrength(g: Readonly<Realm>, city: number): number {
  const { fortified, breaches } = townOf(g, city);
  return Math.max(0, strengthOf(city) + (fortified ? HUNDRED : 0) - HUNDRED * breaches);
}

/** A breach, unless nothing stands. Walls that come down to nothing are no longer fortified (FOR-02). */
export function breach(g: Realm, city: number, tell: RealmTell): void {
  if (cityStrength(g, city) === 0) return;
  const town = townOf(g, city);
  town.breaches++;
  tell({ what: 'breached', city, hold: NONE, at: citySpot(city) });
  if (!town.fortified || cityStrength(g, city) > 0) return;
  town.breaches--;
  town.fortified = false;
}

/** FOR-01: walls stay with a new Baron and fall when nobody rules; breaches stay. SIE-08: the new owner's siege is over. */
export function changeOwner(g: Realm, city: number, seat: Seat, why: OwnerWhy, tell: RealmTell): void {
  const town = townOf(g, city);
  town.owner = seat;
  if (seat === NONE) town.fortified = false;
  g.sieges = g.sieges.filter(siege => siege.city !== city || (siege.seat !== seat && why !== 'captured'));
  tell({ what: 'owner', city, seat, why, at: citySpot(city) });
}

/** RAZ-01, RAZ-02: nobody will ever hold it; the region and its port stay. */
export function raze(g: Realm, city: number, seat: Seat, tell: RealmTell): void {
  Object.assign(townOf(g, city), { owner: NONE, fortified: false, breaches: 0, razed: true });
  g.sieges = g.sieges.filter(siege => siege.city !== city);
  tell({ what: 'razed', city, seat, at: citySpot(city) });
  if (seat !== NONE) gain(g, seat, 'crowns', RAZE_TIMES * incomeOfCity(city), 'razed', tell);
}

/** ASL-07: rule it or burn it. */
export const capture: Deciding<'capture'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'control', at: button('control') },
    { do: 'raze', at: button('raze') },
  ],
  happens(g, { seat, city }, c) {
    g.questions.push({ ask: 'takePlace', seat, city, razes: c.do === 'raze' });
    if (c.do === 'raze') oblige(g, seat, { law: 'lawOfQuarter', pay: 0, to: NONE });
  },
};

export const takePlace: Running<'takePlace'> = {
  runs(g, { seat, city, razes }, tell) {
    if (razes) raze(g, city, seat, tell);
    else changeOwner(g, city, seat, 'captured', tell);
  },
};
