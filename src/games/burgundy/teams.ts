/** Who plays with whom, and what of a shared duchy is whose (TEA). Without teams everybody plays alone, on a duchy of their own. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from './data/shields';
import { estateNumber, bears, estateOf, NONE, type Burgundy } from './state';
import { RIGHT_HALF, SHARED_CENTRE } from './data/teamDuchies';
import { MOST_STORED } from './spots';

/** Neighbours at the table: 0 and 1 are one team, 2 and 3 the other; without teams every seat is its own. */
export const teamOf = estateNumber;

export const mateOf = (g: Readonly<Burgundy>, seat: Seat): Seat => (g.teams ? seat ^ 1 : NONE);

export const areMates = (g: Readonly<Burgundy>, one: Seat, other: Seat): boolean => teamOf(g, one) === teamOf(g, other);

/** How many play on each duchy. */
export const hands = (g: Readonly<Burgundy>): number => (g.teams ? 2 : 1);

/** One seat for each duchy: of a team whoever plays first, in the order of play (TEA-07). */
export function firstOfEach(g: Readonly<Burgundy>): Seat[] {
  return g.teams ? g.order.filter((seat, i) => !g.order.slice(0, i).some(before => areMates(g, before, seat))) : g.order;
}

/** TEA-05: two places are shared, two are each mate's own. */
export const SHARED_STORES: readonly number[] = [0, 1];
const OWN_STORES: readonly (readonly number[])[] = [
  [2, 3],
  [4, 5],
];
export const ownStoresOf = (seat: Seat): readonly number[] => OWN_STORES[seat & 1] as readonly number[];
const TEAM_STORES = OWN_STORES.map(own => [...SHARED_STORES, ...own]);
/** By number of places. */
const ALL_STORES: readonly (readonly number[])[] = Array.from({ length: MOST_STORED + 1 }, (_, count) =>
  Array.from({ length: count }, (__, store) => store),
);

/** The storage places a seat may use: all of its duchy's but those of its mate. */
export function storesOf(g: Readonly<Burgundy>, seat: Seat): readonly number[] {
  return (g.teams ? TEAM_STORES[seat & 1] : ALL_STORES[estateOf(g, seat).storage.length]) as readonly number[];
}

/** Are two storage places as good for a tile? */
export const areAlike = (g: Readonly<Burgundy>, one: number, other: number): boolean => !g.teams || one >> 1 === other >> 1;

export type Half = 'left' | 'middle' | 'right';

/** Where in a team's duchy a space lies; null where a duchy has no halves. */
export function halfOf(g: Readonly<Burgundy>, space: number): Half | null {
  if (!g.teams) return null;
  return space === SHARED_CENTRE ? 'middle' : space < RIGHT_HALF ? 'left' : 'right';
}

/** Whose a place of a team's storage is, seen by one of the two. */
export function storeKind(g: Readonly<Burgundy>, seat: Seat, store: number): 'shared' | 'own' | 'mates' {
  if (SHARED_STORES.includes(store)) return 'shared';
  return storesOf(g, seat).includes(store) ? 'own' : 'mates';
}

/** The first free storage place, or NONE; with shield 4 one more is added (SHD-08.4). */
export function freeStore(g: Readonly<Burgundy>, seat: Seat): number {
  const { storage } = estateOf(g, seat);
  const stores = storesOf(g, seat);
  for (let i = 0; i < stores.length; i++) if (storage[stores[i] as number] === NONE) return stores[i] as number;
  return bears(estateOf(g, seat), SHIELDS.cellar) && storage.length < MOST_STORED ? storage.length : NONE;
}

/** TEA-11: the first free place of each kind; two of them leave a choice. */
export function freeKinds(g: Readonly<Burgundy>, seat: Seat): number[] {
  if (!g.teams) return [];
  const { storage } = estateOf(g, seat);
  return [SHARED_STORES, ownStoresOf(seat)].flatMap(kind => kind.find(store => storage[store] === NONE) ?? []);
}
