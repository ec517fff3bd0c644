import type { Point } from './hatch';

/** Pointy hexes on axial coordinates: q to the right, r down and to the right. A radius reaches from the centre to a corner. */
const ROOT_3 = Math.sqrt(3);

export const hexWidth = (radius: number): number => ROOT_3 * radius;
export const hexHeight = (radius: number): number => 2 * radius;
/** The radius of a hex that is `width` across its flat sides. */
export const hexRadius = (width: number): number => width / ROOT_3;

/** The centre of the hex at (q, r), when (0, 0) lies at the origin. */
export const hexCentre = (q: number, r: number, radius: number): Point => [ROOT_3 * radius * (q + r / 2), 1.5 * radius * r];

/** Six corners, clockwise from the top. */
export function hexCorners(x: number, y: number, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, i): Point => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
  });
}

/** Any polygon as a path. */
export const outline = (polygon: readonly Point[]): string => `M${polygon.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

export const hexPath = (x: number, y: number, radius: number): string => outline(hexCorners(x, y, radius));
