/**
 * Where things lie and are tapped.
 *
 *   'region:12' 'port:12'          a region of the map, its port icon       'city:3'          a city
 *   'noble:5' 'garrison:0'         a Noble, a garrison                      'hold:2'          a stronghold
 *   'troop:30'                     a Troop card                            'event:12'        an Event that lasts
 *   'baron:2'                      a Baron                                  'hand:levyTaxes'  one’s own card
 *   'area:0' 'phase:wages'         face-down cards, resolved cards          'track:3'         a spot of the Mercenary Track
 *   'agenda:12' 'motion:grant'     an Agenda, a motion of one's own         'fleet:china'     an expedition
 *   'result:deal'                  a Fate card in hand by what it does      'votes:3' 'crowns:3' 'faith:1'  how many
 *   'vow:peace'                     what somebody gives his word on
 *   'card' 'event' 'deck' 'pool' 'round' for labels and cards only          'button:done' …
 */
import type { Seat, Spot } from '@/engine/contract';
import { kindOf, nameOf, numberOf } from '@/engine/spot';
import { isGarrison, ownerOfArmy } from './state';

export const regionSpot = (region: number): Spot => `region:${region}`;
export const portSpot = (region: number): Spot => `port:${region}`;
export const citySpot = (city: number): Spot => `city:${city}`;
export const holdSpot = (seat: Seat): Spot => `hold:${seat}`;
export const nobleSpot = (noble: number): Spot => `noble:${noble}`;
/** Where an army stands: its Noble, or its stronghold's garrison. */
export const armySpot = (army: number): Spot => (isGarrison(army) ? `garrison:${ownerOfArmy(army)}` : `noble:${army}`);
export const troopSpot = (card: number): Spot => `troop:${card}`;
export const seatSpot = (seat: Seat): Spot => `baron:${seat}`;
export const crownsSpot = (crowns: number): Spot => `crowns:${crowns}`;
export const vowSpot = (vow: string): Spot => `vow:${vow}`;
export const areaSpot = (area: number): Spot => `area:${area}`;
export const trackSpot = (spot: number): Spot => `track:${spot}`;
export const agendaSpot = (card: number): Spot => `agenda:${card}`;
export const button = (name: string): Spot => `button:${name}`;
export const DONE: Spot = 'button:done';
export const DECLINE: Spot = 'button:decline';

export { kindOf, nameOf, numberOf };

/** The army at 'noble:3' or 'garrison:0'. */
export const armyAt = (at: Spot): number => (kindOf(at) === 'garrison' ? 24 + numberOf(at) : numberOf(at));
