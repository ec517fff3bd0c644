/** Six ready-made battlefields (spec 2.7). Inner modules carry their rotation in thirds of a circle: 'I.0'. */
import type { MapSize } from './layouts';
import type { Side } from './modules';

export interface Preset {
  readonly map: MapSize;
  readonly side: Side;
  /** One module per slot, in the order of the layout's slots. */
  readonly modules: readonly string[];
}

export const PRESETS = {
  openField: { map: 'standard', side: 'A', modules: ['I.0', 'AI', 'AV', 'AII', 'S1A', 'S2A', 'S4A'] },
  deepWoods: { map: 'standard', side: 'B', modules: ['II.1', 'BII', 'BI', 'BV', 'S2B', 'S4B', 'S1B'] },
  highPass: { map: 'standard', side: 'A', modules: ['IV.2', 'AIV', 'AIII', 'AII', 'S3A', 'S4A', 'S1A'] },
  stonyRidge: { map: 'standard', side: 'B', modules: ['III.0', 'BIII', 'BIV', 'BI', 'S3B', 'S1B', 'S2B'] },
  twoCrowns: { map: 'large', side: 'A', modules: ['I.0', 'IV.1', 'AI', 'AII', 'AIII', 'AIV', 'AV', 'S1A', 'S2A', 'S3A', 'S4A'] },
  borderlands: { map: 'large', side: 'B', modules: ['III.2', 'II.0', 'BV', 'BIII', 'BI', 'BII', 'BIV', 'S4B', 'S2B', 'S1B', 'S3B'] },
} as const satisfies Readonly<Record<string, Preset>>;
export type PresetName = keyof typeof PRESETS;
