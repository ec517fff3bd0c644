/** A shape of which only the corners are drawn. */
import { hexCorners, hexRadius } from './hexGrid';
import type { Point } from './hatch';

/** How much of a side is drawn at each of its ends, and how long a stroke may become. */
const SHARE = 0.28;
const LONGEST = 18;

const round = (n: number): number => Math.round(n * 100) / 100;
const written = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

function towards([x, y]: Point, [X, Y]: Point): Point {
  const part = Math.min(SHARE, LONGEST / (Math.hypot(X - x, Y - y) || 1));
  return [x + (X - x) * part, y + (Y - y) * part];
}

export function brackets(corners: readonly Point[]): string {
  return corners
    .map((corner, i) => {
      const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
      const after = corners[(i + 1) % corners.length] ?? corner;
      return `M${written(towards(corner, before))}L${written(corner)}L${written(towards(corner, after))}`;
    })
    .join('');
}

/** A hex fills its box, however flat it is. */
export function cornersOf(shape: 'hex' | 'box', width: number, height: number): readonly Point[] {
  if (shape === 'box')
    return [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
  const [x, y] = [width / 2, height / 2];
  return hexCorners(0, 0, 1).map(([dx, dy]): Point => [x + dx * hexRadius(width), y + dy * y]);
}
