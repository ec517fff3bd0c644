/**
 * Where things lie and are tapped.
 *
 *   'province:we-london'  a province             'piece:12'        an army, princess or fort on the map, by its id
 *   'nation:we-england'   a nation to choose     'track:military'  a track of one’s own play-mat
 *   'stock:food'          one’s own resources    'theirs:food'     those of the partner in a deal
 *   'bank:gold'           what the bank sells    'rival:2'         another player
 *   'button:done' …       see BUTTONS            'turn'            for cards only
 */
import type { Seat, Spot } from '@/engine/contract';
import { numberIn, numberOf as numberInName } from '@/engine/spot';
import { ATLASES, MAPS, type MapName } from './data/lands';
import { RESOURCES, TRACKS } from './data/names';
import { BUTTONS, landOf, type ButtonName, type Traders } from './state';

const PROVINCES = Object.fromEntries(MAPS.map(map => [map, ATLASES[map].provinces.map((p): Spot => `province:${p.id}`)]));
const NATIONS = Object.fromEntries(MAPS.map(map => [map, ATLASES[map].nations.map((id): Spot => `nation:${id}`)]));
export const TRACK_SPOTS: readonly Spot[] = TRACKS.map(track => `track:${track}`);
export const STOCK_SPOTS: readonly Spot[] = RESOURCES.map(good => `stock:${good}`);
const THEIR_SPOTS: readonly Spot[] = RESOURCES.map(good => `theirs:${good}`);
export const BANK_SPOTS: readonly Spot[] = RESOURCES.map(good => `bank:${good}`);
export const RIVAL_SPOTS: readonly Spot[] = Array.from({ length: 6 }, (_, seat) => `rival:${seat}`);
type Button = { readonly do: ButtonName; readonly at: Spot };
const BUTTON_CHOICES = Object.fromEntries(BUTTONS.map(name => [name, { do: name, at: `button:${name}` }])) as Readonly<
  Record<ButtonName, Button>
>;

const numberInLists = numberIn([
  ...Object.values(PROVINCES),
  ...Object.values(NATIONS),
  TRACK_SPOTS,
  STOCK_SPOTS,
  THEIR_SPOTS,
  BANK_SPOTS,
  RIVAL_SPOTS,
]);

/** The number behind a spot: of a province or nation on its map, of a piece, a track, a resource, a seat; −1 when there is none. */
export const numberOf = (at: Spot): number => (at.startsWith('piece:') ? numberInName(at) : numberInLists(at));

export { kindOf } from '@/engine/spot';

export const provinceSpotsOf = (map: MapName): readonly Spot[] => PROVINCES[map] as readonly Spot[];
const provinceSpots = (g: Readonly<Traders>): readonly Spot[] => provinceSpotsOf(landOf(g).map);
export const provinceSpot = (g: Readonly<Traders>, province: number): Spot => provinceSpots(g)[province] as Spot;
export const nationSpot = (g: Readonly<Traders>, nation: number): Spot => NATIONS[landOf(g).map]?.[nation] as Spot;
export const pieceSpot = (id: number): Spot => `piece:${id}`;
export const trackSpot = (track: number): Spot => TRACK_SPOTS[track] as Spot;
export const stockSpot = (good: number): Spot => STOCK_SPOTS[good] as Spot;
export const theirSpot = (good: number): Spot => THEIR_SPOTS[good] as Spot;
export const bankSpot = (good: number): Spot => BANK_SPOTS[good] as Spot;
export const rivalSpot = (seat: Seat): Spot => RIVAL_SPOTS[seat] as Spot;
export const button = (name: ButtonName): Button => BUTTON_CHOICES[name];
