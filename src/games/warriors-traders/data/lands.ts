/** Where a match is played: a whole map, or the part of it that two or three players share (21.3–21.10). */
import type { Atlas, Province } from './atlas';
import { east } from './east';
import { italy } from './italy';
import { west } from './west';

export const MAPS = ['west', 'east', 'italy'] as const;
export type MapName = (typeof MAPS)[number];
export const ATLASES: Readonly<Record<MapName, Atlas>> = { west, east, italy };
const PREFIX: Readonly<Record<MapName, string>> = { west: 'we', east: 'ee', italy: 'it' };

interface Part {
  readonly map: MapName;
  readonly seats: 2 | 3;
  readonly start: readonly string[];
  /** Nobody’s, but in play. */
  readonly neutral?: readonly string[];
  /** Provinces of these nations that are not in play. */
  readonly without?: readonly string[];
  /** Provinces that here belong to one nation alone. */
  readonly plain?: Readonly<Record<string, string>>;
  /** Provinces that only here are contested. */
  readonly contested?: Readonly<Record<string, readonly string[]>>;
}

export const PARTS = {
  'england-scotland': {
    map: 'west',
    seats: 2,
    start: ['england', 'scotland'],
    without: ['ulster', 'calais'],
    plain: { 'western-islands': 'scotland', orkney: 'scotland' },
  },
  /** That Orkney and Ulster are plain, the rulebook says of whom only for three. */
  'ireland-scotland': {
    map: 'west',
    seats: 2,
    start: ['ireland', 'scotland'],
    neutral: ['england'],
    without: ['calais'],
    plain: { orkney: 'scotland', ulster: 'ireland' },
  },
  'croatia-bulgaria': {
    map: 'east',
    seats: 2,
    start: ['croatia', 'bulgaria'],
    neutral: ['serbia'],
    without: ['dobrudja'],
    plain: { istria: 'croatia', ragusa: 'croatia', makedonija: 'bulgaria' },
  },
  /** As the rulebook lists it: Abruzzo is not among its ten provinces. */
  'naples-papal': {
    map: 'italy',
    seats: 2,
    start: ['naples', 'papal-states'],
    without: ['abruzzo'],
    plain: { ferrara: 'papal-states', calabria: 'naples' },
  },
  /** The list may have forgotten it. */
  'naples-papal-abruzzo': {
    map: 'italy',
    seats: 2,
    start: ['naples', 'papal-states'],
    plain: { ferrara: 'papal-states', calabria: 'naples' },
  },
  'milan-genoa': {
    map: 'italy',
    seats: 2,
    start: ['milan', 'genoa'],
    neutral: ['tuscany'],
    plain: { brescia: 'milan', parma: 'milan', 'alta-corsica': 'genoa', gallura: 'genoa' },
  },
  'british-isles': {
    map: 'west',
    seats: 3,
    start: ['england', 'scotland', 'ireland'],
    without: ['calais'],
    plain: { orkney: 'scotland', ulster: 'ireland' },
  },
  continent: {
    map: 'west',
    seats: 3,
    start: ['burgundy', 'denmark', 'switzerland'],
    neutral: ['france', 'germany'],
    without: ['orkney'],
    plain: { calais: 'burgundy' },
  },
  'central-east': {
    map: 'east',
    seats: 3,
    start: ['austria', 'poland', 'romania'],
    neutral: ['bohemia', 'hungary'],
    without: ['dobrudja'],
    plain: { istria: 'austria' },
  },
  'milan-tuscany-genoa': {
    map: 'italy',
    seats: 3,
    start: ['milan', 'tuscany', 'genoa'],
    plain: { brescia: 'milan', gallura: 'genoa' },
    contested: { piacenza: ['milan', 'genoa'] },
  },
  peninsula: {
    map: 'italy',
    seats: 3,
    start: ['venice', 'tuscany', 'naples'],
    neutral: ['milan', 'papal-states'],
    without: ['alta-corsica'],
    plain: { calabria: 'naples' },
  },
} as const satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;
export type LandName = MapName | PartName;

export interface Land {
  readonly map: MapName;
  readonly nations: readonly string[];
  /** All of the map, by number; only those in `open` are in play. */
  readonly provinces: readonly Province[];
  readonly open: readonly number[];
  /** Of those in play. */
  readonly tradeCentres: readonly number[];
  /** Nations to play. */
  readonly start: readonly number[];
  /** By nation: what it must hold to unify, and what it may. */
  readonly core: readonly (readonly number[])[];
  readonly contested: readonly (readonly number[])[];
  readonly capitals: readonly number[];
  /** A part of a map, where unused trade routes bring something (21.10). */
  readonly isPart: boolean;
}

function landOn(map: MapName, provinces: readonly Province[], open: readonly number[], start: readonly number[], isPart: boolean): Land {
  const { nations } = ATLASES[map];
  const holds = (nation: number, isContested: boolean): number[] =>
    open.filter(p => {
      const { kind, of } = provinces[p] as Province;
      return of.includes(nation) && (kind === 'contested') === isContested;
    });
  const core = nations.map((_, nation) => holds(nation, false));
  return {
    map,
    nations,
    provinces,
    open,
    tradeCentres: open.filter(p => provinces[p]?.kind === 'tradeCentre'),
    start,
    core,
    contested: nations.map((_, nation) => holds(nation, true)),
    capitals: core.map(own => own.find(p => provinces[p]?.kind === 'capital') ?? -1),
    isPart,
  };
}

function whole(map: MapName): Land {
  const { provinces, nations } = ATLASES[map];
  return landOn(
    map,
    provinces,
    provinces.map((_, p) => p),
    nations.map((_, nation) => nation),
    false,
  );
}

function part({ map, start, neutral = [], without = [], plain = {}, contested = {} }: Part): Land {
  const { provinces, nations } = ATLASES[map];
  const nation = (id: string): number => nations.indexOf(`${PREFIX[map]}-${id}`);
  const inPlay = [...start, ...neutral].map(nation);
  const short = (p: Province): string => p.id.slice(PREFIX[map].length + 1);
  const isOpen = (p: Province): boolean => p.of.some(n => inPlay.includes(n)) && !without.includes(short(p));
  const open = provinces.flatMap((p, i) => (isOpen(p) ? [i] : []));
  const here = provinces.map((p): Province => {
    const next = p.next.filter(n => open.includes(n));
    const [alone, two] = [plain[short(p)], contested[short(p)]];
    if (alone !== undefined) return { ...p, next, kind: 'common', of: [nation(alone)] };
    return two === undefined ? { ...p, next } : { ...p, next, kind: 'contested', of: two.map(nation) };
  });
  return landOn(map, here, open, start.map(nation), true);
}

export const LANDS = Object.fromEntries([
  ...MAPS.map(map => [map, whole(map)]),
  ...Object.entries(PARTS).map(([name, spec]) => [name, part(spec)]),
]) as Readonly<Record<LandName, Land>>;

/** The parts of a map for so many players. */
export const partsFor = (map: MapName, seats: 2 | 3): readonly PartName[] =>
  (Object.keys(PARTS) as PartName[]).filter(name => PARTS[name].map === map && PARTS[name].seats === seats);
