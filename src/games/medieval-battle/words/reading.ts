/** What only the table in words says. */
import type { Language } from '@/engine/contract';
import type { MapSize } from '../data/layouts';
import type { UnitType } from '../data/units';
import * as english from './nouns.en';
import * as italian from './nouns.it';

export interface ReadingWords {
  readonly victory: (name: string, points: number, winning: number) => string;
  readonly field: string;
  readonly size: (map: MapSize, modules: number, hexes: number) => string;
  readonly rows: (rows: readonly string[]) => string;
  readonly ground: (terrain: string, hexes: readonly string[]) => string;
  readonly unlaid: (hexes: number) => string;
  readonly elsewhere: string;
  readonly flags: string;
  readonly army: (name: string) => string;
  readonly budget: (left: number) => string;
  readonly recruits: (type: UnitType, count: number) => string;
  readonly nobodyYet: string;
  /** A hex with its ground and who stands there. */
  readonly hex: (name: string, terrain: string, unit: { readonly type: UnitType; readonly own: boolean } | null) => string;
  readonly edge: string;
  readonly beside: (hexes: readonly string[]) => string;
  readonly shots: (hexes: readonly string[]) => string;
}

const ground = (terrains: Readonly<Record<string, string>>, terrain: string): string =>
  terrain in terrains && terrain !== 'plain' ? ` (${terrains[terrain]})` : '';

const en: ReadingWords = {
  victory: (name, points, winning) => `${name}: ${english.count(points, 'victory point')}; ${winning} win`,
  field: 'Field',
  size: (map, modules, hexes) => `${map === 'large' ? 'Large' : 'Standard'} map: ${modules} modules, ${hexes} hexes`,
  rows: rows => `Rows from the top, with their hexes counted from the left: ${rows.join(', ')}`,
  ground: (terrain, hexes) => `${english.terrains[terrain] ?? terrain}: ${hexes.join(', ')}`,
  unlaid: hexes => `${english.count(hexes, 'hex', 'hexes')} not laid yet; all else is plain`,
  elsewhere: 'All else is plain',
  flags: 'Flags',
  army: name => `${name}’s army`,
  budget: left => `${english.count(left, 'recruitment point')} left`,
  recruits: (type, count) => `${english.piece(type).bare}: ${count}`,
  nobodyYet: 'Nobody recruited yet',
  hex: (name, terrain, unit) =>
    `${name}${ground(english.terrains, terrain)}${unit === null ? '' : `, ${unit.own ? english.your(unit.type) : english.enemy(unit.type)}`}`,
  edge: 'the edge of the board',
  beside: hexes => `Beside it: ${hexes.join('; ')}`,
  shots: hexes => `Within bow range: ${hexes.join('; ')}`,
};

const it: ReadingWords = {
  victory: (name, points, winning) => `${name}: ${italian.count(points, 'punto vittoria', 'punti vittoria')}; si vince con ${winning}`,
  field: 'Campo',
  size: (map, modules, hexes) => `Mappa ${map === 'large' ? 'grande' : 'standard'}: ${modules} moduli, ${hexes} esagoni`,
  rows: rows => `File dall’alto, con i loro esagoni contati da sinistra: ${rows.join(', ')}`,
  ground: (terrain, hexes) => `${italian.terrains[terrain] ?? terrain}: ${hexes.join(', ')}`,
  unlaid: hexes => `${italian.count(hexes, 'esagono', 'esagoni')} ancora da posare; il resto è pianura`,
  elsewhere: 'Il resto è pianura',
  flags: 'Bandiere',
  army: name => `Esercito di ${name}`,
  budget: left => italian.count(left, 'punto reclutamento rimasto', 'punti reclutamento rimasti'),
  recruits: (type, count) => `${italian.piece(type).bare}: ${count}`,
  nobodyYet: 'Ancora nessuna unità reclutata',
  hex: (name, terrain, unit) =>
    `${name}${ground(italian.terrains, terrain)}${unit === null ? '' : `, ${unit.own ? italian.your(unit.type) : italian.enemy(unit.type)}`}`,
  edge: 'il bordo del tabellone',
  beside: hexes => `Accanto: ${hexes.join('; ')}`,
  shots: hexes => `A tiro d’arco: ${hexes.join('; ')}`,
};

export const readingWords: Readonly<Record<Language, ReadingWords>> = { en, it };
