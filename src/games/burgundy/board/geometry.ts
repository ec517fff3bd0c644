/** Hexes of any proportion, nested in rows: on a low screen a duchy is drawn a little flatter than it is wide. */
import type { Box } from '@/pieces/boxes';
import type { Point } from '@/pieces/hatch';
import { outline } from '@/pieces/hexGrid';
import { lieOf, type Lie } from './duchyLayout';
import { REGULAR, type HexSize } from './hexSize';

export { REGULAR, type HexSize } from './hexSize';

/** The box around boxes. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.left + box.width)) - left,
    height: Math.max(...boxes.map(box => box.top + box.height)) - top,
  };
}

/** Six corners, clockwise from the top. */
export function corners(x: number, y: number, { width, height }: HexSize): readonly Point[] {
  const [w, h] = [width / 2, height / 2];
  return [
    [x, y - h],
    [x + w, y - h / 2],
    [x + w, y + h / 2],
    [x, y + h],
    [x - w, y + h / 2],
    [x - w, y - h / 2],
  ];
}

/** The largest hex in a slot, a little apart from its neighbours. */
export function fitted({ width, height }: HexSize): HexSize {
  const across = Math.min(width - 1, height - 1);
  return { width: across, height: Math.min(height - 1, across * REGULAR) };
}

export const shrunk = ({ width, height }: HexSize, by: number): HexSize => ({ width: width - 2 * by, height: height - 2 * by * REGULAR });

export const hexPath = (x: number, y: number, size: HexSize): string => outline(corners(x, y, size));

/** The way of most duchies. */
const USUAL = lieOf(0);

/** What a whole duchy of such hexes takes. */
export const duchySize = ({ width, height }: HexSize, { across, down }: Lie = USUAL): HexSize => ({
  width: across * width,
  height: down * height,
});

/** The centres of the 37 spaces, from the duchy's top left corner. */
export const spaceCentres = ({ width, height }: HexSize, { centres }: Lie = USUAL): readonly Point[] =>
  centres.map(([x, y]): Point => [x * width, y * height]);

/** The edge between a hex and its neighbour at each of the six sides, as pairs of corners clockwise from the top right side. */
const SIDES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
];

function sideTowards(centres: readonly Point[], from: number, to: number): number {
  const [x, y] = centres[from] as Point;
  const [X, Y] = centres[to] as Point;
  if (Math.abs(Y - y) < 1) return X > x ? 1 : 4;
  if (Y < y) return X > x ? 0 : 5;
  return X > x ? 2 : 3;
}

/** The border of an area, as one path of separate sides, as far as it is in the picture. `inset` draws it inside the area. */
export function areaBorder(
  spaces: readonly number[],
  touching: readonly (readonly number[])[],
  centres: readonly Point[],
  size: HexSize,
  inset: number,
  shows?: ReadonlySet<number>,
): string {
  const inside = new Set(spaces);
  let path = '';
  for (const space of spaces) {
    if (shows?.has(space) === false) continue;
    const [x, y] = centres[space] as Point;
    const at = corners(x, y, shrunk(size, inset));
    const open = new Set((touching[space] ?? []).filter(n => inside.has(n)).map(n => sideTowards(centres, space, n)));
    SIDES.forEach(([a, b], side) => {
      if (open.has(side)) return;
      const [p, q] = [at[a] as Point, at[b] as Point];
      path += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
    });
  }
  return path;
}
