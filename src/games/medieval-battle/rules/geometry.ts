/**
 * 2 Where hexes are: the same for every assembly of a map and a side, so worked out once and kept.
 *
 * A hex's index counts row by row (r, then q). Places off the board that touch it have indices from `size` on.
 */
import { DEPLOYMENT_DISTANCE, LAYOUTS, type Layout, type MapSize, type Slot } from '../data/layouts';
import { SHAPES, type Side } from '../data/modules';

export interface FlagPlace {
  readonly slot: string;
  readonly hex: number;
  readonly value: number;
}

/** A hex two away, and the one or two hexes strictly between (10.3). */
export interface Sight {
  readonly hex: number;
  readonly between: readonly number[];
}

/** Where hexes are: the same for every assembly of a map and a side. */
export interface Geometry {
  readonly map: MapSize;
  readonly side: Side;
  readonly layout: Layout;
  /** Hexes on the board. */
  readonly size: number;
  /** Places off the board that touch it. */
  readonly rim: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** From hex a to hex b at a × size + b. */
  readonly distances: Uint8Array;
  /** Per hex its slot in the layout and its cell in the slot's shape. */
  readonly slot: readonly number[];
  readonly cell: readonly number[];
  /** Per slot and cell the hex; an inner slot has one list per rotation (2.6). */
  readonly hexes: readonly (readonly (readonly number[])[])[];
  /** Neighbours on the board, ascending. */
  readonly neighbours: readonly (readonly number[])[];
  /** Neighbours off the board. */
  readonly outside: readonly (readonly number[])[];
  readonly far: readonly (readonly Sight[])[];
  readonly flags: readonly FlagPlace[];
  /** Per hex the number of its flag, −1: none. */
  readonly flagAt: readonly number[];
  /** Nearer to a flag than units may be deployed (5.2, 5.3). */
  readonly nearFlag: readonly boolean[];
  /** Per hex its module on the ring of outer modules, several where equally near (11.4). */
  readonly ring: readonly (readonly number[])[];
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function turned(q: number, r: number, sixths: number): [number, number] {
  for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
  return [q, r];
}

function placed(slot: Slot, side: Side, thirds: number): [number, number][] {
  return SHAPES[slot.kind].cells.map(([q0, r0]) => {
    const [q1, r1] = turned(q0, r0, 2 * thirds + slot.sixths);
    const q = q1 + slot.q;
    const r = r1 + slot.r;
    return side === 'A' ? [q, r] : [q + r, -r];
  });
}

export function hexDistance(f: Geometry, a: number, b: number): number {
  return f.distances[a * f.size + b] as number;
}

function measured(size: number, qs: readonly number[], rs: readonly number[]): Uint8Array {
  const distances = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const q = (qs[a] as number) - (qs[b] as number);
      const r = (rs[a] as number) - (rs[b] as number);
      distances[a * size + b] = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    }
  }
  return distances;
}

/** The hex at (q, r), −1: none. */
export function hexAt(f: Geometry, q: number, r: number): number {
  for (let hex = 0; hex < f.size; hex++) if (f.q[hex] === q && f.r[hex] === r) return hex;
  return -1;
}

function nearestOuters(f: Geometry, hex: number): number[] {
  const distances = f.layout.ring.map(id => {
    const slot = f.layout.slots.findIndex(s => s.id === id);
    let least = Infinity;
    for (let other = 0; other < f.size; other++) if (f.slot[other] === slot) least = Math.min(least, hexDistance(f, hex, other));
    return least;
  });
  const least = Math.min(...distances);
  return distances.flatMap((d, place) => (d === least ? [place] : []));
}

function makeGeometry(map: MapSize, side: Side): Geometry {
  const layout = LAYOUTS[map];
  const all = layout.slots.flatMap((slot, s) => placed(slot, side, 0).map(([q, r], cell) => ({ q, r, s, cell })));
  all.sort((a, b) => a.r - b.r || a.q - b.q);
  const places = new Map(all.map((h, i) => [`${h.q},${h.r}`, i]));
  const size = all.length;
  const neighbours: number[][] = [];
  const outside: number[][] = [];
  for (const h of all) {
    const inner: number[] = [];
    const outer: number[] = [];
    for (const [dq, dr] of DIRECTIONS) {
      const key = `${h.q + dq},${h.r + dr}`;
      const known = places.get(key);
      const place = known ?? places.size;
      if (known === undefined) places.set(key, place);
      (place < size ? inner : outer).push(place);
    }
    neighbours.push(inner.sort((a, b) => a - b));
    outside.push(outer);
  }
  const q = all.map(h => h.q);
  const r = all.map(h => h.r);
  const hexes = layout.slots.map(slot =>
    (slot.kind === 'inner' ? [0, 1, 2] : [0]).map(k => placed(slot, side, k).map(cell => places.get(cell.join()) as number)),
  );
  const flags = layout.slots.flatMap((slot, s) => {
    const { flag, value } = SHAPES[slot.kind];
    return flag < 0 ? [] : [{ slot: slot.id, hex: hexes[s]?.[0]?.[flag] as number, value }];
  });
  const f = {
    map,
    side,
    layout,
    size,
    rim: places.size - size,
    q,
    r,
    distances: measured(size, q, r),
    slot: all.map(h => h.s),
    cell: all.map(h => h.cell),
    hexes,
    neighbours,
    outside,
    flags,
  };
  const flagAt = all.map((_, hex) => flags.findIndex(flag => flag.hex === hex));
  const bare: Geometry = { ...f, flagAt, far: [], nearFlag: [], ring: [] };
  return {
    ...bare,
    far: all.map((_, hex) => sightsFrom(bare, hex)),
    nearFlag: all.map((_, hex) => flags.some(flag => hexDistance(bare, hex, flag.hex) < DEPLOYMENT_DISTANCE)),
    ring: all.map((_, hex) => nearestOuters(bare, hex)),
  };
}

/** 10.3 Hexes two away, each with what lies between: neighbours of both, on the board or off it. */
function sightsFrom(f: Geometry, from: number): Sight[] {
  const around = (hex: number): readonly number[] => [...(f.neighbours[hex] ?? []), ...(f.outside[hex] ?? [])];
  const sights: Sight[] = [];
  for (let hex = 0; hex < f.size; hex++) {
    if (hexDistance(f, from, hex) === 2) sights.push({ hex, between: around(from).filter(n => around(hex).includes(n)) });
  }
  return sights;
}

const geometries = new Map<string, Geometry>();

export function geometryOf(map: MapSize, side: Side): Geometry {
  const key = map + side;
  let known = geometries.get(key);
  if (known === undefined) geometries.set(key, (known = makeGeometry(map, side)));
  return known;
}
