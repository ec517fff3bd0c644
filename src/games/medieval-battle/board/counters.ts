/** The shapes of counters on 40 × 46: a whole shield for two knights, a hewn one for one, a wagon with or without battlements. */
import { tinctures, wash, type Tincture } from '@/design/tokens';
import { hatching, type Point } from '@/pieces/hatch';
import { heater } from '@/pieces/heraldry';
import { outline } from '@/pieces/hexGrid';

/**
 * Without colour a hatch alone tells two armies apart too slowly: one has its glyphs dark on a light round, the other light on a
 * dark square. The same in both themes, as the tinctures are, and the same two shapes as in the miniature.
 */
export const PLATES = [
  { shape: 'round', ground: 'card', glyph: 'ink' },
  { shape: 'square', ground: 'ink', glyph: 'card' },
] as const;

export const COUNTER = { width: 40, height: 46 } as const;

const SCALE = 1.25;
const whole: readonly Point[] = heater.map(([x, y]): Point => [x * SCALE, y * SCALE]);
/** The upper right corner is gone: seen from afar, without counting. */
const hewn: readonly Point[] = whole.flatMap(([x, y], i): readonly Point[] =>
  // prettier-ignore
  i === 1 ? [[25, 2.5], [23.5, 7], [29, 9.5], [27.5, 15], [33, 16], [34, 21.5], [37, 23]] : x > 30 && y < 23 ? [] : [[x, y]],
);
// prettier-ignore
const fort: readonly Point[] = [[2, 12], [2, 4], [8, 4], [8, 8], [14, 8], [14, 4], [26, 4], [26, 8], [32, 8], [32, 4], [38, 4], [38, 42], [2, 42]];
// prettier-ignore
const open: readonly Point[] = [[2, 10], [38, 10], [38, 42], [2, 42]];

export type CounterShape = 'whole' | 'hewn' | 'fort' | 'open';
const shapes: Readonly<Record<CounterShape, readonly Point[]>> = { whole, hewn, fort, open };

export interface CounterPaths {
  readonly outline: string;
  readonly hatch: string;
}

const drawn = new Map<string, CounterPaths>();

export function counterPaths(shape: CounterShape, tincture: Tincture): CounterPaths {
  const key = `${shape} ${tincture}`;
  let known = drawn.get(key);
  if (known === undefined) {
    const polygon = shapes[shape];
    known = { outline: outline(polygon), hatch: hatching(polygon, tinctures[tincture].hatch, wash.piece.pitch + 0.8) };
    drawn.set(key, known);
  }
  return known;
}

/** Movement points as dots in a row under the glyph: filled ones are left. */
export function pips(
  most: number,
  left: number,
  x: number,
  y: number,
  pitch: number,
  radius: number,
): { readonly filled: string; readonly hollow: string } {
  let filled = '';
  let hollow = '';
  for (let i = 0; i < most; i++) {
    const at = `M${(x + (i - (most - 1) / 2) * pitch - radius).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
    if (i < left) filled += at;
    else hollow += at;
  }
  return { filled, hollow };
}
