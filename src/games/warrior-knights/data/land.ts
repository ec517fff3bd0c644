/** What follows from the printed map: who borders whom, which roads lead on, where ships land. */
import { CITIES, KINGDOM_CITIES } from './cities';
import { BORDERS, KINGDOM_REGIONS, REGIONS, ROADS } from './map';

const mutual = (pairs: readonly (readonly [number, number])[]): number[][] => {
  const to: number[][] = REGIONS.map(() => []);
  for (const [a, b] of pairs) {
    to[a]?.push(b);
    to[b]?.push(a);
  }
  for (const list of to) list.sort((a, b) => a - b);
  return to;
};

/** Passable land borders of each region (MOV-01). */
const STEPS: readonly (readonly number[])[] = mutual([...BORDERS.open, ...BORDERS.bridge]);
const ALONG: readonly (readonly number[])[] = mutual(
  ROADS.flatMap(road => road.slice(1).map((region, i) => [road[i] as number, region] as const)),
);
const BRIDGES: readonly (readonly number[])[] = mutual(BORDERS.bridge);

export const stepsFrom = (region: number): readonly number[] => STEPS[region] as readonly number[];
/** Along roads; those that meet may be followed from one to the other (MOV-02). */
export const roadsFrom = (region: number): readonly number[] => ALONG[region] as readonly number[];
export const isBridge = (a: number, b: number): boolean => (BRIDGES[a] as readonly number[]).includes(b);

const CITY_IN: readonly number[] = REGIONS.map((_, region) => CITIES.findIndex(city => city.region === region));
/** The city printed in a region, razed or not; −1: none. */
export const cityIn = (region: number): number => CITY_IN[region] as number;
export const regionOf = (city: number): number => (CITIES[city] as (typeof CITIES)[number]).region;
export const strengthOf = (city: number): number => (CITIES[city] as (typeof CITIES)[number]).strength;
export const incomeOfCity = (city: number): number => (CITIES[city] as (typeof CITIES)[number]).income;

/** Regions with a port, whoever holds the city, even if it burnt down (SEA-02). */
export const PORTS: readonly number[] = CITIES.filter(city => city.port === true).map(city => city.region);
export const isPort = (region: number): boolean => PORTS.includes(region);
export const isOverseas = (region: number): boolean => region >= KINGDOM_REGIONS;
export const isKingdomCity = (city: number): boolean => city < KINGDOM_CITIES;
