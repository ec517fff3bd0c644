/** Crowns, Votes, Faith and Prestige come and go. The treasury never runs out (CMP-04). */
import type { Seat } from '@/engine/contract';
import type { RealmTell } from '../ruling';
import { SOURCES, type Source } from '../data/names';
import type { Purse, Why } from '../facts';
import { baronOf, type Realm } from '../state';

export function gain(g: Realm, seat: Seat, res: Exclude<Purse, 'prestige'>, count: number, why: Why, tell: RealmTell): void {
  if (count <= 0) return;
  baronOf(g, seat)[res] += count;
  tell({ what: 'gained', seat, res, count, why });
}

/** Never below nothing; returns what was lost (BAN-03). */
export function lose(g: Realm, seat: Seat, res: Exclude<Purse, 'prestige'>, count: number, why: Why, tell: RealmTell): number {
  const lost = Math.min(count, baronOf(g, seat)[res]);
  if (lost <= 0) return 0;
  baronOf(g, seat)[res] -= lost;
  tell({ what: 'lost', seat, res, count: lost, why });
  return lost;
}

/** As much as there is. */
export function payTo(g: Realm, seat: Seat, to: Seat, crowns: number, why: Why, tell: RealmTell): void {
  gain(g, to, 'crowns', lose(g, seat, 'crowns', crowns, why, tell), why, tell);
}

/** UPK-02: from the pool, then from outside. */
export function gainPrestige(g: Realm, seat: Seat, count: number, source: Source, tell: RealmTell): void {
  if (count <= 0) return;
  const b = baronOf(g, seat);
  b.prestige += count;
  const from = SOURCES.indexOf(source);
  b.sources[from] = (b.sources[from] as number) + count;
  g.pool = Math.max(0, g.pool - count);
  tell({ what: 'gained', seat, res: 'prestige', count, why: source });
}

/** Cities held, in the Kingdom only or everywhere. */
export function citiesOf(g: Readonly<Realm>, seat: Seat, kingdomOnly = false): number[] {
  const held: number[] = [];
  const last = kingdomOnly ? 18 : g.towns.length;
  for (let city = 0; city < last; city++) if (g.towns[city]?.owner === seat) held.push(city);
  return held;
}
