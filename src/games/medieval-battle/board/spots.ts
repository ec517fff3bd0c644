/** Where everything lies on the picture of the battlefield: numbers only. One unit of the picture is one dp at its natural size. */
import type { Spot } from '@/engine/contract';
import { hexCentre, hexCorners, hexHeight, hexWidth } from '@/pieces/hexGrid';
import type { Point } from '@/pieces/hatch';
import type { Geometry } from '../rules/geometry';
import { numberOf } from '../state';
import type { Box } from '@/pieces/boxes';

/** From a hex's centre to its corner: at its natural size a hex is 55 dp wide, enough for a finger. */
export const RADIUS = 32;
export const HEX_WIDTH = hexWidth(RADIUS);
export const HEX_HEIGHT = hexHeight(RADIUS);
/** The least side of what is touched of a hex: its brick, without the tips. */
export const BRICK = HEX_HEIGHT * 0.75;
/** Around the map: room for beacons at the edge and for a way out. */
const MARGIN = 18;
/** The way off the board is a disc of this size beside the hex. */
const EXIT = 48;

export interface Places {
  readonly width: number;
  readonly height: number;
  /** Per hex its centre. */
  readonly centres: readonly Point[];
}

const made = new Map<Geometry['map'] | string, Places>();

/** The same for every assembly of a map and a side. */
export function placesOf(f: Geometry): Places {
  const key = f.map + f.side;
  let known = made.get(key);
  if (known === undefined) made.set(key, (known = makePlaces(f)));
  return known;
}

function makePlaces(f: Geometry): Places {
  const raw = f.q.map((q, hex) => hexCentre(q, f.r[hex] ?? 0, RADIUS));
  const left = Math.min(...raw.map(([x]) => x)) - HEX_WIDTH / 2 - MARGIN;
  const top = Math.min(...raw.map(([, y]) => y)) - RADIUS - MARGIN;
  const centres = raw.map(([x, y]): Point => [x - left, y - top]);
  return {
    width: Math.max(...centres.map(([x]) => x)) + HEX_WIDTH / 2 + MARGIN,
    height: Math.max(...centres.map(([, y]) => y)) + RADIUS + MARGIN,
    centres,
  };
}

export const centreOf = (p: Places, hex: number): Point => p.centres[hex] ?? [0, 0];

export function hexBox(p: Places, hex: number): Box {
  const [x, y] = centreOf(p, hex);
  return { left: x - HEX_WIDTH / 2, top: y - RADIUS, width: HEX_WIDTH, height: HEX_HEIGHT };
}

export const cornersOf = (p: Places, hex: number, radius = RADIUS): readonly Point[] => hexCorners(...centreOf(p, hex), radius);

/** The six neighbouring places of a hex, whether on the board or not: clockwise from the upper right, as edges lie between corners. */
const AROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Per side of a hex (0: upper right, clockwise) the hex beyond it, −1: the board ends. */
export function beyond(f: Geometry, hex: number): readonly number[] {
  const near = f.neighbours[hex] ?? [];
  return AROUND.map(([dq, dr]) => near.find(n => f.q[n] === (f.q[hex] ?? 0) + dq && f.r[n] === (f.r[hex] ?? 0) + dr) ?? -1);
}

/** Where a unit on this hex goes over the edge: the free place beside it that has most room in the picture. */
export function exitBox(f: Geometry, p: Places, hex: number): Box {
  const [x, y] = centreOf(p, hex);
  const within = (at: number, most: number) => Math.min(most - EXIT, Math.max(0, at - EXIT / 2));
  let best: Box = { left: within(x, p.width), top: within(y, p.height), width: EXIT, height: EXIT };
  let least = Infinity;
  beyond(f, hex).forEach((next, side) => {
    if (next >= 0) return;
    const [q, r] = AROUND[side] ?? AROUND[0];
    const [dx, dy] = hexCentre(q, r, RADIUS);
    const left = within(x + dx, p.width);
    const top = within(y + dy, p.height);
    const moved = Math.hypot(left + EXIT / 2 - x - dx, top + EXIT / 2 - y - dy);
    if (moved < least) [best, least] = [{ left, top, width: EXIT, height: EXIT }, moved];
  });
  return best;
}

const KINDS = ['hex', 'unit', 'off', 'module', 'recruit', 'dismiss', 'flag', 'token', 'button'];

/** Is this a spot the board draws or the choice bar lists? */
export function isKnown(f: Geometry, units: number, at: Spot): boolean {
  const kind = at.slice(0, at.indexOf(':'));
  if (!KINDS.includes(kind)) return false;
  const n = numberOf(at);
  if (kind === 'hex' || kind === 'off') return n >= 0 && n < f.size;
  if (kind === 'unit') return n >= 0 && n < units;
  return true;
}
