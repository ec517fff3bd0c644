/** The trade routes as printed: twelve tiles of three spaces, each with the colour of a good and what it brings. */
import type { Building, Good } from './names';

/** TRD-05: what eight of the buildings do, and the action of a castle; each stands on four spaces. */
export const ROUTE_BONUSES = [
  'warehouse',
  'watchtower',
  'carpenter',
  'church',
  'market',
  'boardingHouse',
  'bank',
  'cityHall',
  'castle',
] as const satisfies readonly (Building | 'castle')[];
export type RouteBonus = (typeof ROUTE_BONUSES)[number];

export interface RouteSpace {
  readonly good: Good;
  readonly bonus: RouteBonus;
}

const space = (good: Good, bonus: RouteBonus): RouteSpace => ({ good, bonus });

export const SPACES_PER_ROUTE_TILE = 3;

/** From left to right. */
export const ROUTE_TILES: readonly (readonly [RouteSpace, RouteSpace, RouteSpace])[] = [
  [space('purple', 'carpenter'), space('red', 'church'), space('turquoise', 'boardingHouse')],
  [space('turquoise', 'market'), space('purple', 'bank'), space('brown', 'cityHall')],
  [space('red', 'castle'), space('turquoise', 'watchtower'), space('purple', 'market')],
  [space('pink', 'cityHall'), space('brown', 'watchtower'), space('orange', 'market')],
  [space('orange', 'cityHall'), space('red', 'market'), space('pink', 'warehouse')],
  [space('red', 'boardingHouse'), space('turquoise', 'warehouse'), space('orange', 'carpenter')],
  [space('brown', 'castle'), space('orange', 'bank'), space('turquoise', 'carpenter')],
  [space('red', 'cityHall'), space('pink', 'church'), space('purple', 'boardingHouse')],
  [space('turquoise', 'bank'), space('orange', 'castle'), space('brown', 'carpenter')],
  [space('orange', 'watchtower'), space('pink', 'bank'), space('red', 'warehouse')],
  [space('brown', 'warehouse'), space('purple', 'church'), space('pink', 'watchtower')],
  [space('pink', 'boardingHouse'), space('brown', 'church'), space('purple', 'castle')],
];

/** TRD-01: with 2, 3, 4 players. */
export const ROUTE_TILES_EACH: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3 };
