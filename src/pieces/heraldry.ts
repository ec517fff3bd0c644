import { tinctures, wash, type Tincture, type TinctureLook } from '@/design/tokens';
import { hatching, type Point } from './hatch';
import { outline } from './hexGrid';

/** The shield stands on 32 × 36. */
export const shieldSize = { width: 32, height: 36 } as const;

/** The right flank of a heater, as a cubic curve cut into short sides: shapes are clipped to it by plain geometry. */
const flank = Array.from({ length: 8 }, (_, i): Point => {
  const t = i / 7;
  const u = 1 - t;
  const curve = (a: number, b: number, c: number, d: number) => u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
  return [curve(30, 30, 25.5, 16), curve(17, 25, 30.5, 34.5)];
});

/** The outline, clockwise. Convex, as `clip` needs it. */
export const heater: readonly Point[] = [
  [2, 2],
  [30, 2],
  ...flank,
  ...flank
    .slice(0, -1)
    .reverse()
    .map(([x, y]): Point => [32 - x, y]),
];

/** The field within the ink edge: what is printed on a shield stays inside it. */
const field: readonly Point[] = heater.map(([x, y]): Point => [16 + (x - 16) * 0.95, 17 + (y - 17) * 0.955]);

/** Sutherland and Hodgman: the part of a polygon that lies inside a convex, clockwise one. */
export function clip(polygon: readonly Point[], inside: readonly Point[]): readonly Point[] {
  return inside.reduce<readonly Point[]>((kept, a, i) => {
    const b = inside[(i + 1) % inside.length] ?? a;
    const depth = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    return kept.flatMap((p, j) => {
      const q = kept[(j + 1) % kept.length] ?? p;
      const from = depth(p);
      const to = depth(q);
      const share = from / (from - to);
      const crossing: readonly Point[] = from < 0 !== to < 0 ? [[p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]] : [];
      return from < 0 ? crossing : [p, ...crossing];
    });
  }, polygon);
}

const circle = (x: number, y: number, radius: number): readonly Point[] =>
  Array.from({ length: 24 }, (_, i): Point => [x + radius * Math.cos((i * Math.PI) / 12), y + radius * Math.sin((i * Math.PI) / 12)]);

/** A polygon written as in SVG's `points`. */
const points = (numbers: string): readonly Point[] =>
  numbers.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** The ordinaries, drawn beyond the shield where that is simpler: they are clipped to it. */
const charges: Readonly<Record<TinctureLook['charge'], readonly (readonly Point[])[]>> = {
  cross: [points('13,0 19,0 19,12 32,12 32,18 19,18 19,36 13,36 13,18 0,18 0,12 13,12')],
  bars: [points('0,9.5 32,9.5 32,14.5 0,14.5'), points('0,19.5 32,19.5 32,24.5 0,24.5')],
  bend: [points('0,0 6,0 36,24 36,31 32,31 0,6')],
  chevron: [points('16,9 34,23 34,31 16,17.5 -2,31 -2,23')],
  roundel: [circle(16, 15.5, 7.5)],
  saltire: [points('0,0 7,0 16,11 25,0 32,0 32,2 20.2,16 32,30 27,36 16,21.5 5,36 0,30 11.8,16 0,2')],
};

export interface Arms {
  readonly outline: string;
  readonly hatch: string;
  readonly charge: string;
  /** How wide a line of the hatch is drawn. */
  readonly stroke: number;
}

const shieldOutline = outline(heater);
const drawn = new Map<string, Arms>();

/** The hatch keeps its pitch of about 4 dp on shields of any width; on the smallest it is wider, or it would turn to grey. */
const PITCHES = [
  { below: 22, pitch: 6.4 },
  { below: 48, pitch: 4 },
  { below: 88, pitch: 2.6 },
] as const;
const pitchFor = (width: number): number => PITCHES.find(({ below }) => width < below)?.pitch ?? 1.8;

/** The paths of a seat's shield, for one of `width` dp. */
export function arms(tincture: Tincture, width: number): Arms {
  const pitch = pitchFor(width);
  const key = `${tincture} ${pitch}`;
  const known = drawn.get(key);
  if (known) return known;
  const { hatch, charge } = tinctures[tincture];
  const made = {
    outline: shieldOutline,
    hatch: hatching(field, hatch, pitch),
    stroke: (wash.piece.stroke * pitch) / wash.piece.pitch,
    charge: charges[charge].map(polygon => outline(clip(polygon, field))).join(''),
  };
  drawn.set(key, made);
  return made;
}
