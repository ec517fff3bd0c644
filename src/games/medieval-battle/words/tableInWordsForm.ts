/** What only the table in words says. */
import type { MapSize } from '../data/layouts';
import type { Terrain } from '../data/terrain';
import type { UnitType } from '../data/units';

type Ground = Terrain | 'unlaid';

export interface TableInWordsForm {
  readonly victory: (name: string, points: number, winning: number) => string;
  readonly field: string;
  readonly size: (map: MapSize, modules: number, hexes: number) => string;
  readonly rows: (rows: readonly string[]) => string;
  readonly ground: (terrain: Terrain, hexes: readonly string[]) => string;
  readonly unlaid: (hexes: number) => string;
  readonly elsewhere: string;
  readonly flags: string;
  readonly army: (name: string) => string;
  readonly budget: (left: number) => string;
  readonly recruits: (type: UnitType, count: number) => string;
  readonly nobodyYet: string;
  /** A hex with its ground and who stands there. */
  readonly hex: (name: string, terrain: Ground, unit: { readonly type: UnitType; readonly own: boolean } | null) => string;
  readonly edge: string;
  readonly beside: (hexes: readonly string[]) => string;
  readonly shots: (hexes: readonly string[]) => string;
}

/** ' (woods)'; plains are not worth a word. */
export const bracketed = (terrains: Readonly<Record<Terrain, string>>, terrain: Ground): string =>
  terrain === 'unlaid' || terrain === 'plain' ? '' : ` (${terrains[terrain]})`;
