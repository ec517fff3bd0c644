/** What a player may decide about the app; each has a consequence one sees. Everything else is decided by us. */
import { LANGUAGES, type Language } from '@/engine/contract';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export const SPEEDS = ['calm', 'brisk', 'instant'] as const;

export interface Settings {
  /** null: as the device speaks. */
  readonly language: Language | null;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly hints: boolean;
  readonly seatSide: boolean;
  readonly confirmSeals: boolean;
  readonly keepAwake: boolean;
  /** What happens is told on cards and banners. */
  readonly tidings: boolean;
  readonly roundPause: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  speed: 'brisk',
  sound: true,
  haptics: true,
  hints: true,
  seatSide: false,
  confirmSeals: true,
  keepAwake: true,
  tidings: true,
  roundPause: false,
};

export const TEXT_SCALE: Readonly<Record<Settings['textSize'], number>> = { normal: 1, large: 1.25, larger: 1.5, largest: 2 };
/** Milliseconds between two acts of a bot. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { calm: 900, brisk: 400, instant: 0 };

const oneOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T | undefined =>
    known.find(k => k === text);
const yesNo = (text: string): boolean | undefined => (text === 'yes' ? true : text === 'no' ? false : undefined);

type Readers = { readonly [K in keyof Settings]: (text: string) => Settings[K] | undefined };
const READ: Readers = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  textSize: oneOf(TEXT_SIZES),
  speed: oneOf(SPEEDS),
  sound: yesNo,
  haptics: yesNo,
  hints: yesNo,
  seatSide: yesNo,
  confirmSeals: yesNo,
  keepAwake: yesNo,
  tidings: yesNo,
  roundPause: yesNo,
};

/** Row by row: one that is unknown or broken is ignored, the others count. */
export function readSettings(rows: Readonly<Record<string, string>>): Settings {
  const read: Record<string, unknown> = {};
  for (const key of Object.keys(READ) as (keyof Settings)[]) {
    const row = Object.hasOwn(rows, key) ? rows[key] : undefined;
    const value = row === undefined ? undefined : READ[key](row);
    if (value !== undefined) read[key] = value;
  }
  return { ...DEFAULTS, ...read };
}

export const writeSetting = (value: Settings[keyof Settings]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
