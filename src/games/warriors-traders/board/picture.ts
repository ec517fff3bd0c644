/** The map of a match as geometry: rings, borders by what they part, and the part of the map that the window shows. Worked out once. */
import type { Point } from '@/pieces/hatch';
import { outline } from '@/pieces/hexGrid';
import { LANDS, type Land, type LandName, type MapName } from '../data/lands';
import { east } from './outlines/east';
import { italy } from './outlines/italy';
import type { Outlines, Way } from './outlines/outlines';
import { west } from './outlines/west';

const OUTLINES: Readonly<Record<MapName, () => Outlines>> = { west, east, italy };

/** What a border parts: provinces of the same nations, of others, or land from whatever is not in play. */
export type BorderKind = 'inner' | 'nation' | 'rim';

export interface Picture {
  readonly land: Land;
  readonly side: number;
  /** By province of the atlas its rings. */
  readonly polygons: readonly (readonly (readonly Point[])[])[];
  /** By province the same as one path. */
  readonly paths: readonly string[];
  readonly borders: Readonly<Record<BorderKind, string>>;
  /** By nation the line round what is its alone. */
  readonly homes: readonly string[];
  /** Land that is not in play. */
  readonly beyond: string;
  readonly places: readonly Point[];
  readonly ways: readonly Way[];
  readonly corners: readonly Way[];
  /** The provinces in play lie within. */
  readonly bounds: Bounds;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Around the provinces: room for beacons at the edge. */
const MARGIN = 22;

const line = (points: readonly Point[]): string => points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function ringOf(o: Outlines, borders: readonly number[]): Point[] {
  return borders.flatMap(signed => {
    const border = o.borders[Math.abs(signed) - 1] ?? [];
    // The last point is the first of the next border.
    return (signed > 0 ? border : border.slice().reverse()).slice(0, -1);
  });
}

/** Which provinces in play lie on the two sides of each border. */
function sidesOf(o: Outlines, land: Land): number[][] {
  const sides: number[][] = o.borders.map(() => []);
  for (const p of land.open) for (const ring of o.rings[p] ?? []) for (const signed of ring) sides[Math.abs(signed) - 1]?.push(p);
  return sides;
}

function bordersOf(o: Outlines, land: Land): Record<BorderKind, string> {
  const found: Record<BorderKind, string> = { inner: '', nation: '', rim: '' };
  sidesOf(o, land).forEach(([one, two], i) => {
    if (one === undefined) return;
    const [a, b] = [land.provinces[one]?.of ?? [], two === undefined ? [] : (land.provinces[two]?.of ?? [])];
    const kind = two === undefined ? 'rim' : a.length === b.length && a.every(n => b.includes(n)) ? 'inner' : 'nation';
    found[kind] += line(o.borders[i] ?? []);
  });
  return found;
}

/** Borders that have the nation on one side only. */
function homeOf(o: Outlines, core: readonly number[]): string {
  const sides = o.borders.map(() => 0);
  for (const p of core)
    for (const ring of o.rings[p] ?? []) for (const signed of ring) sides[Math.abs(signed) - 1] = (sides[Math.abs(signed) - 1] ?? 0) + 1;
  return sides.map((count, i) => (count === 1 ? line(o.borders[i] ?? []) : '')).join('');
}

function boundsOf(places: readonly Point[], rings: readonly Point[], side: number): Bounds {
  const half = side / 2;
  const xs = [...rings.map(([x]) => x), ...places.flatMap(([x]) => [x - half, x + half])];
  const ys = [...rings.map(([, y]) => y), ...places.flatMap(([, y]) => [y - half, y + half])];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

const made = new Map<LandName, Picture>();

export function pictureOf(name: LandName): Picture {
  let known = made.get(name);
  if (known === undefined) made.set(name, (known = makePicture(name)));
  return known;
}

function makePicture(name: LandName): Picture {
  const land = LANDS[name];
  const o = OUTLINES[land.map]();
  const isOpen = (p: number): boolean => land.open.includes(p);
  const polygons = o.rings.map(rings => rings.map(ring => ringOf(o, ring)));
  const paths = polygons.map(rings => rings.map(outline).join(''));
  const joins = ({ from, to }: Way): boolean => isOpen(from) && isOpen(to);
  return {
    land,
    side: o.side,
    polygons,
    paths,
    borders: bordersOf(o, land),
    homes: land.core.map(core => homeOf(o, core)),
    beyond: [...o.beyond.map(outline), ...paths.filter((_, p) => !isOpen(p))].join(''),
    places: o.places,
    ways: o.ways.filter(joins),
    corners: o.corners.filter(joins),
    bounds: boundsOf(
      land.open.map(p => o.places[p] ?? [0, 0]),
      land.open.flatMap(p => polygons[p]?.flat() ?? []),
      o.side,
    ),
  };
}

/** The provinces in play, with as much around them as a window of this shape has room for. */
export function cropFor({ bounds }: Picture, width: number, height: number): Bounds {
  const wide = Math.max(bounds.width, (bounds.height * width) / Math.max(1, height));
  const high = Math.max(bounds.height, (bounds.width * height) / Math.max(1, width));
  const [left, across] = stretched(bounds.left, bounds.width, wide);
  const [top, down] = stretched(bounds.top, bounds.height, high);
  return { left, top, width: across, height: down };
}

/** Grown to both sides alike: sea and land go on beyond. */
const stretched = (from: number, length: number, wanted: number): readonly [number, number] => [
  Math.round(from - (wanted - length) / 2),
  Math.round(wanted),
];

export const placeOn = (picture: Picture, crop: Bounds, province: number): Point => {
  const [x, y] = picture.places[province] ?? [0, 0];
  return [x - crop.left, y - crop.top];
};

/** The provinces whose squares lie in what is shown: all that are in play, but for a part of the map. */
export function shownIn({ land, places, side }: Picture, { left, top, width, height }: Bounds): readonly number[] {
  const half = side / 2;
  return land.open.filter(p => {
    const [x, y] = places[p] ?? [0, 0];
    return x - half >= left && y - half >= top && x + half <= left + width && y + half <= top + height;
  });
}
