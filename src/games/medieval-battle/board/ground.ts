/** The drawn ground as paths, worked out once per battlefield: line drawings over tints, in picture coordinates. */
import { hexCorners, outline } from '@/pieces/hexGrid';
import type { Terrain } from '../data/terrain';
import { battlefieldOf, type Battlefield } from '../rules/battlefield';
import { beyond, centreOf, cornersOf, placesOf, RADIUS, type Places } from './spots';

export type Ground = Terrain | 'unlaid';

export interface GroundPaths {
  /** The part of the picture it fills: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Per kind of ground all its hexes. */
  readonly fills: readonly (readonly [Ground, string])[];
  /** Borders of hexes within a module, of modules, of the board. */
  readonly grid: string;
  readonly seams: string;
  readonly rim: string;
  /** What grows and rises: lines, and the shaded sides of mountains. */
  readonly trees: string;
  readonly trunks: string;
  readonly rocks: string;
  readonly peaks: string;
  readonly slopes: string;
}

const n = (value: number): string => value.toFixed(1);

/** A fir of two tiers, its foot at (x, y). */
const tree = (x: number, y: number, h: number): string => {
  const w = h * 0.36;
  return `M${n(x)} ${n(y - h)}L${n(x + w * 0.72)} ${n(y - h * 0.5)}H${n(x + w * 0.4)}L${n(x + w)} ${n(y)}H${n(x - w)}L${n(x - w * 0.4)} ${n(y - h * 0.5)}H${n(x - w * 0.72)}Z`;
};
const trunk = (x: number, y: number): string => `M${n(x)} ${n(y)}v4`;
/** A small chevron: a rock. */
const rock = (x: number, y: number, w: number): string => `M${n(x - w)} ${n(y)}L${n(x - w * 0.1)} ${n(y - w * 0.95)}L${n(x + w)} ${n(y)}`;
/** A double peak over the middle of the hex, wide enough to be seen behind a unit. */
const peak = (x: number, y: number): string =>
  `M${n(x - 24)} ${n(y + 15)}L${n(x - 7)} ${n(y - 17)}L${n(x + 4)} ${n(y + 2)}L${n(x + 10)} ${n(y - 7)}L${n(x + 24)} ${n(y + 15)}`;
const slope = (x: number, y: number): string =>
  `M${n(x - 7)} ${n(y - 17)}L${n(x - 4)} ${n(y - 4)}L${n(x - 7)} ${n(y + 4)}L${n(x - 2)} ${n(y + 15)}M${n(x + 10)} ${n(y - 7)}L${n(x + 11)} ${n(y + 3)}L${n(x + 9)} ${n(y + 15)}`;

/** Trees and rocks stand where a unit in the middle does not hide them all; hexes differ a little, always in the same way. */
const TREES: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [-16, 6, 21],
    [15, 8, 19],
    [0, 22, 20],
  ],
  [
    [-15, 13, 20],
    [1, 0, 22],
    [17, 14, 19],
  ],
  [
    [-17, 10, 19],
    [14, 3, 21],
    [2, 22, 19],
  ],
];
const ROCKS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [-14, -3, 8],
    [13, -8, 7],
    [2, 10, 9],
    [-15, 19, 6],
    [18, 17, 7],
  ],
  [
    [-15, 4, 9],
    [5, -9, 7],
    [18, 6, 8],
    [-2, 20, 8],
    [-13, -14, 5],
  ],
  [
    [-2, -12, 8],
    [-18, 8, 7],
    [17, -1, 8],
    [4, 18, 9],
    [-9, 22, 5],
  ],
];

type Shown = (hex: number) => boolean;

function pieces(f: Battlefield, p: Places, shown: Shown, kind: Ground, draw: (x: number, y: number, variant: number) => string): string {
  let path = '';
  f.terrain.forEach((t, hex) => {
    if (t === kind && shown(hex)) path += draw(...centreOf(p, hex), (hex * 7 + (f.r[hex] ?? 0) * 3 + 300) % 3);
  });
  return path;
}

/** The border between corners k and k + 1 of a hex. */
function side(p: Places, hex: number, k: number): string {
  const corners = cornersOf(p, hex);
  const [[ax, ay], [bx, by]] = [corners[k] ?? [0, 0], corners[(k + 1) % 6] ?? [0, 0]];
  return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
}

function borders(f: Battlefield, p: Places, shown: Shown): Pick<GroundPaths, 'grid' | 'seams' | 'rim'> {
  const paths = { grid: '', seams: '', rim: '' };
  for (let hex = 0; hex < f.size; hex++) {
    if (!shown(hex)) continue;
    beyond(f, hex).forEach((next, k) => {
      const ends = next < 0 || !shown(next);
      if (!ends && next < hex) return;
      paths[ends ? 'rim' : f.slot[next] === f.slot[hex] ? 'grid' : 'seams'] += side(p, hex, k);
    });
  }
  return paths;
}

const GROUNDS: readonly Ground[] = ['plain', 'woods', 'rockyHills', 'mountains', 'unlaid'];

/** The whole field, or one slot of it with nothing around: a module in the players' hands. */
export function groundPaths(field: string, slot = -1): GroundPaths {
  const f = battlefieldOf({ field });
  const p = placesOf(f);
  const shown: Shown = hex => slot < 0 || f.slot[hex] === slot;
  const own = p.centres.filter((_, hex) => shown(hex));
  // Fills overlap by a hair, or the seams between neighbours would show the paper.
  const fill = (kind: Ground) =>
    f.terrain.map((t, hex) => (t === kind && shown(hex) ? outline(hexCorners(...centreOf(p, hex), RADIUS + 0.3)) : '')).join('');
  const left = Math.min(...own.map(([x]) => x)) - RADIUS;
  const top = Math.min(...own.map(([, y]) => y)) - RADIUS - 2;
  return {
    box:
      slot < 0
        ? [0, 0, p.width, p.height]
        : [left, top, Math.max(...own.map(([x]) => x)) + RADIUS - left, Math.max(...own.map(([, y]) => y)) + RADIUS + 2 - top],
    fills: GROUNDS.map(kind => [kind, fill(kind)] as const).filter(([, path]) => path !== ''),
    ...borders(f, p, shown),
    trees: pieces(f, p, shown, 'woods', (x, y, v) => (TREES[v] ?? []).map(([dx, dy, h]) => tree(x + dx, y + dy, h)).join('')),
    trunks: pieces(f, p, shown, 'woods', (x, y, v) => (TREES[v] ?? []).map(([dx, dy]) => trunk(x + dx, y + dy)).join('')),
    rocks: pieces(f, p, shown, 'rockyHills', (x, y, v) => (ROCKS[v] ?? []).map(([dx, dy, w]) => rock(x + dx, y + dy, w)).join('')),
    peaks: pieces(f, p, shown, 'mountains', (x, y) => peak(x, y)),
    slopes: pieces(f, p, shown, 'mountains', (x, y) => slope(x, y)),
  };
}
