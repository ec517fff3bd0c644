/** Where everything lies on the map, in units of its picture: numbers only. */
import type { Box } from '@/pieces/boxes';
import type { Spot } from '@/engine/contract';
import type { Point } from '@/pieces/hatch';
import { outline } from '@/pieces/hexGrid';
import { isOverseas, regionOf } from '../data/land';
import { REGIONS } from '../data/map';
import { kindOf, numberOf } from '../spots';
import { nobleOf, NONE, type Realm } from '../state';
import { CENTRES, OUTLINES, PICTURE, PORT_ICONS } from './outlines';

/** An outline written as 'x,y x,y'. */
const corners = (written: string): readonly Point[] =>
  written.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export const POLYGONS: readonly (readonly Point[])[] = OUTLINES.map(corners);
export const PATHS: readonly string[] = POLYGONS.map(outline);

export const centreOf = (region: number): Point => CENTRES[region] ?? [0, 0];
/** Where ships lie, or null. */
export const portOf = (region: number): Point | null => PORT_ICONS[region] ?? null;

/** What is touched of a region: as large as its neighbours leave it. */
export const REACH = { wide: 106, high: 102 } as const;

export function regionBox(region: number, scale: number): Box {
  const [x, y] = centreOf(region);
  // Islands lie in a row of their own.
  const high = isOverseas(region) ? REACH.high + 12 : REACH.high;
  return { left: (x - REACH.wide / 2) * scale, top: (y - high / 2) * scale, width: REACH.wide * scale, height: high * scale };
}

/** The side of a button that looks closer, with the gap to its corner. */
const BUTTON = 52;

/** The regions that lie under such a button in a lower corner of this window, while all of the map is shown. */
export function underCorner(corner: 'left' | 'right', { width, height }: Box): number[] {
  const scale = scaleFor(width, height);
  const [left, top] = [(width - PICTURE.width * scale) / 2, (height - PICTURE.height * scale) / 2];
  return REGIONS.flatMap((_, region) => {
    const box = regionBox(region, scale);
    const near = corner === 'left' ? left + box.left < BUTTON : left + box.left + box.width > width - BUTTON;
    return near && top + box.top + box.height > height - BUTTON ? [region] : [];
  });
}

/** Names stand on the land where they can be read: on a tablet, and on a phone when one looks closer. */
export const NAMED_FROM = 0.62;

/** The line a region's name stands on, below all else; overseas above it, as ships lie below. */
export const nameLine = (region: number): number => centreOf(region)[1] + (isOverseas(region) ? -47 : 47);

/** How far rows lie apart at most, the height they share, and how far its middle lies from the region's: where names are written they take a line of it. */
const ROWS = { bare: [46, 98, 0], named: [35, 84, -7], overseas: [35, 74, -5] } as const;

/** The middles of so many rows in a region, and how far they lie apart. */
export function rowLines(region: number, count: number, named: boolean): { readonly pitch: number; readonly lines: readonly number[] } {
  const [most, room, below] = ROWS[!named ? 'bare' : isOverseas(region) ? 'overseas' : 'named'];
  const pitch = Math.min(most, room / Math.max(1, count));
  const top = centreOf(region)[1] + below - ((count - 1) * pitch) / 2;
  return { pitch, lines: Array.from({ length: count }, (_, i) => top + i * pitch) };
}

/** A figure is drawn as high as that, in units of its row, and reaches over its row by no more than a rim of the next one. */
const PELLET = 28;
const OVER = 1.3;

/** In a row of this size: large enough to be read from afar, as far as the rows leave it room. `legible`: so high in units of the picture. */
export const pelletIn = (size: number, pitch: number, legible: number): number => Math.max(PELLET, Math.min(legible, OVER * pitch) / size);

/** So large that all of it fits: one unit of the drawn picture is then one dp. */
export const scaleFor = (width: number, height: number): number => Math.min(width / PICTURE.width, height / PICTURE.height);

/** The region a spot lies in, or NONE. */
export function regionAt(g: Readonly<Realm>, at: Spot): number {
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'region':
    case 'port':
      return number;
    case 'city':
      return regionOf(number);
    case 'noble':
      return nobleOf(g, number).where;
    case 'hold':
    case 'garrison':
      return g.barons[number]?.stronghold ?? NONE;
    default:
      return NONE;
  }
}
