import { hexCorners, hexRadius } from './hexGrid';
import type { Point } from './hatch';

export type BeaconShape = 'hex' | 'round' | 'box';

/** How far a tick reaches out of the ring. */
const TICK = 4;

/** Around the box a beacon is laid on: room for ticks. */
export const MARGIN = TICK + 2;

interface Drawn {
  readonly ring: string;
  /** Six short strokes outward. */
  readonly ticks: string;
  /** Where the small check of a chosen spot, or the seal, sits. */
  readonly badge: Point;
}

const round = (n: number) => Math.round(n * 100) / 100;
const tick = ([x, y]: Point, [dx, dy]: Point): string =>
  `M${round(x + dx)} ${round(y + dy)}L${round(x + dx * TICK)} ${round(y + dy * TICK)}`;

/**
 * Ticks of a hex stand on its corners: there they run along the border of two neighbours and hide nothing.
 * A board that is drawn a little flat has flat hexes, and flat rings on them.
 */
function hex(width: number, height: number, inset: number): Drawn {
  const [x, y] = [width / 2, height / 2];
  const across = hexRadius(width) - inset * 1.15;
  const down = height / 2 - inset * 1.15;
  const ways = hexCorners(0, 0, 1);
  const corners = ways.map(([dx, dy]): Point => [x + dx * across, y + dy * down]);
  const ring = `M${corners.map(([cx, cy]) => `${round(cx)} ${round(cy)}`).join('L')}Z`;
  return { ring, ticks: corners.map((corner, i) => tick(corner, ways[i] ?? [0, 0])).join(''), badge: corners[1] ?? [x, y] };
}

function disc(width: number, height: number, inset: number): Drawn {
  const [x, y] = [width / 2, height / 2];
  const [rx, ry] = [x - inset, y - inset];
  const ways = Array.from({ length: 6 }, (_, i): Point => [
    Math.cos((i * Math.PI) / 3 - Math.PI / 2),
    Math.sin((i * Math.PI) / 3 - Math.PI / 2),
  ]);
  return {
    ring: `M${inset} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
    ticks: ways.map(([dx, dy]) => tick([x + dx * rx, y + dy * ry], [dx, dy])).join(''),
    badge: [x + rx * 0.71, y - ry * 0.71],
  };
}

/** Four ticks on a box's corners and two in the middle of its longer sides. */
function box(width: number, height: number, inset: number): Drawn {
  const r = 3;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const d = Math.SQRT1_2;
  const k = r * (1 - d);
  const middles: readonly (readonly [Point, Point])[] =
    width >= height
      ? [
          [
            [width / 2, top],
            [0, -1],
          ],
          [
            [width / 2, bottom],
            [0, 1],
          ],
        ]
      : [
          [
            [left, height / 2],
            [-1, 0],
          ],
          [
            [right, height / 2],
            [1, 0],
          ],
        ];
  const corners: readonly (readonly [Point, Point])[] = [
    [
      [left + k, top + k],
      [-d, -d],
    ],
    [
      [right - k, top + k],
      [d, -d],
    ],
    [
      [right - k, bottom - k],
      [d, d],
    ],
    [
      [left + k, bottom - k],
      [-d, d],
    ],
  ];
  return {
    ring: `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    ticks: [...corners, ...middles].map(([at, way]) => tick(at, way)).join(''),
    badge: [right, top],
  };
}

/** Just inside an outline of its own, as a region of a map has one; ticks stand on six of its corners. */
export function beaconAlong(corners: readonly Point[], inset: number): Drawn {
  const middle = [0, 1].map(i => corners.reduce((sum, corner) => sum + (corner[i] ?? 0), 0) / corners.length) as unknown as Point;
  const ways = corners.map(([x, y]): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const far = Math.hypot(dx, dy) || 1;
    return [dx / far, dy / far];
  });
  const inner = corners.map(([x, y], i): Point => [x - (ways[i]?.[0] ?? 0) * inset, y - (ways[i]?.[1] ?? 0) * inset]);
  const every = Math.max(1, inner.length / 6);
  const ticked = Array.from({ length: Math.min(6, inner.length) }, (_, i) => Math.floor(i * every));
  const upperRight = inner.reduce((best, corner) => (corner[0] - corner[1] > best[0] - best[1] ? corner : best), inner[0] ?? middle);
  return {
    ring: `M${inner.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`,
    ticks: ticked.map(i => tick(inner[i] ?? middle, ways[i] ?? [0, 0])).join(''),
    badge: upperRight,
  };
}

const shapes = { hex, round: disc, box } as const;

/** A ring just inside a box of this size, its ticks and its badge. */
export const beaconShape = (shape: BeaconShape, width: number, height: number, inset: number): Drawn => shapes[shape](width, height, inset);
