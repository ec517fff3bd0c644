import type { Hatching } from '@/design/tokens';

export type Point = readonly [x: number, y: number];

/** Where a line at height `h` crosses the polygon's edges, as distances along the line, in order. */
function crossings(polygon: readonly Point[], along: (p: Point) => number, across: (p: Point) => number, h: number): number[] {
  const at: number[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const from = across(p) - h;
    const to = across(q) - h;
    // Half open: a corner lying on the line counts for one of its two edges only, so crossings always come in pairs.
    if (from < 0 !== to < 0) at.push(along(p) + ((along(q) - along(p)) * from) / (from - to));
  });
  return at.sort((m, n) => m - n);
}

/**
 * Parallel lines clipped to a polygon, concave ones too: one path string, computed once.
 * Lines lie on multiples of `pitch`, so that the hatches of neighbours meet.
 */
export function hatch(polygon: readonly Point[], degrees: number, pitch: number): string {
  const a = (degrees * Math.PI) / 180;
  const along = ([x, y]: Point) => x * Math.cos(a) + y * Math.sin(a);
  const across = ([x, y]: Point) => y * Math.cos(a) - x * Math.sin(a);
  const heights = polygon.map(across);
  let path = '';
  for (let h = Math.ceil(Math.min(...heights) / pitch) * pitch; h < Math.max(...heights); h += pitch) {
    const at = (s: number) => `${(s * Math.cos(a) - h * Math.sin(a)).toFixed(1)} ${(s * Math.sin(a) + h * Math.cos(a)).toFixed(1)}`;
    const ends = crossings(polygon, along, across, h);
    for (let i = 0; i + 1 < ends.length; i += 2) path += `M${at(ends[i] ?? 0)}L${at(ends[i + 1] ?? 0)}`;
  }
  return path;
}

/** Dots in staggered rows, none nearer than a dot's radius to a row's ends: strokes of no length with round caps. */
export function dots(polygon: readonly Point[], pitch: number): string {
  const x = (p: Point) => p[0];
  const y = (p: Point) => p[1];
  const heights = polygon.map(y);
  const clear = pitch / 4;
  let path = '';
  for (let row = Math.ceil((Math.min(...heights) + clear) / pitch); row * pitch <= Math.max(...heights) - clear; row++) {
    const h = row * pitch;
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const ends = crossings(polygon, x, y, h);
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const end = (ends[i + 1] ?? 0) - clear;
      const first = Math.ceil(((ends[i] ?? 0) + clear - shift) / pitch) * pitch + shift;
      for (let s = first; s <= end; s += pitch) path += `M${s.toFixed(1)} ${h.toFixed(1)}h0`;
    }
  }
  return path;
}

/** The whole pattern of a tincture inside a polygon. Dots are stroked about three times as wide as lines. */
export function hatching(polygon: readonly Point[], pattern: Hatching, pitch: number): string {
  return pattern === 'dots' ? dots(polygon, pitch) : pattern.map(degrees => hatch(polygon, degrees, pitch)).join('');
}

/** Dots need a wider stroke than lines to be seen as dots. */
export const hatchStroke = (pattern: Hatching, stroke: number): number => (pattern === 'dots' ? stroke * 2 : stroke);
