/**
 * Which names find room on the map, and where: below or above a province’s pieces, never over another name, and over another province’s pieces only where
 * there is no other line. The telling provinces choose first.
 */
import type { LandName } from '../data/lands';
import type { ProvinceKind } from '../data/names';
import type { Point } from '@/pieces/hatch';
import { pictureOf } from './picture';
import { FOOT, HEAD } from './stacks';

export interface NamePlace {
  readonly province: number;
  readonly name: string;
  /** The middle of its line. */
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly half: number;
  /** The height of its letters. */
  readonly size: number;
}

/** A letter’s width to its height, on average. */
const LETTER = 0.52;
const RANK: Readonly<Record<ProvinceKind, number>> = { capital: 0, tradeCentre: 1, contested: 2, common: 3 };

export const meets = (a: NamePlace, b: NamePlace): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half && 2 * Math.abs(a.y - b.y) < a.size + b.size;

/** Names beside each other keep a letter's breadth between them. */
const halfOf = (name: string, size: number): number => ((name.length + 1) * size * LETTER) / 2;

/** The name on the first of these lines on which it does not lie over another. */
function firstFree(taken: readonly NamePlace[], place: Omit<NamePlace, 'y'>, lines: readonly number[]): NamePlace | undefined {
  return lines.map(y => ({ ...place, y })).find(tried => !taken.some(other => meets(tried, other)));
}

/** Nations to choose, by their capitals: each name stands under its own or above it, and is never left out. */
export function nationsOn(land: LandName, size: number, nations: ReadonlyMap<number, string>): NamePlace[] {
  const { side, places } = pictureOf(land);
  const found: NamePlace[] = [];
  for (const [province, name] of nations) {
    const [x, y] = places[province] ?? [0, 0];
    const under = y + side / 2 + size * 0.4;
    const place = { province, name, x, half: halfOf(name, size), size };
    found.push(firstFree(found, place, [under, y - side / 2 - size * 0.5, under + size]) ?? { ...place, y: under });
  }
  return found;
}

/** What is amiss with each line below and above the pieces, and how far aside of them a name may stand, in sides of the square. */
const LINE_ILL = [0, 0.2, 1.2];
const ASIDE = [0, -0.2, 0.2, -0.4, 0.4];

/** Letters that are larger than what the pieces leave of the square begin where those end. */
const underPieces = (y: number, side: number, size: number): number => y + side * (1 / 2 - FOOT) + size * 0.7;

/** How much of a name lies over what stands in other provinces: the counters of a few are about as wide as their square is high. */
function coversOf({ x, y, half, size }: NamePlace, others: readonly Point[], side: number): number {
  const [above, below] = [side * (1 / 2 - HEAD), side * (1 / 2 - FOOT)];
  return others.reduce((sum, [ox, oy]) => {
    const wide = Math.min(x + half, ox + side / 2) - Math.max(x - half, ox - side / 2);
    const high = Math.min(y + size / 2, oy + below) - Math.max(y - size / 2, oy - above);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);
}

/** In the coordinates of the drawing, for names of this height, none over those that stand there already. */
export function namesOn(name: LandName, size: number, standing: readonly NamePlace[]): NamePlace[] {
  const { land, side, places } = pictureOf(name);
  const found: NamePlace[] = [];
  const order = land.open.slice().sort((a, b) => RANK[land.provinces[a]?.kind ?? 'common'] - RANK[land.provinces[b]?.kind ?? 'common']);
  for (const province of order) {
    const [x, y] = places[province] ?? [0, 0];
    const called = land.provinces[province]?.name ?? '';
    // A nation may be called as its capital: once is enough.
    if (standing.some(other => other.province === province && other.name === called)) continue;
    const taken = [...standing, ...found];
    const others = land.open.filter(p => p !== province).map((p): Point => places[p] ?? [0, 0]);
    const lines = [Math.max(y + side / 2 - size * 0.45, underPieces(y, side, size)), y + side / 2 + size * 0.4, y - side / 2 - size * 0.5];
    const tried = lines.flatMap((line, i) =>
      ASIDE.map(aside => {
        const place = { province, name: called, x: x + aside * side, y: line, half: halfOf(called, size), size };
        return { place, ill: (LINE_ILL[i] ?? 0) + Math.abs(aside) + coversOf(place, others, side) / (size * size) };
      }),
    );
    const free = tried.filter(({ place }) => !taken.some(other => meets(place, other)));
    const best = free.reduce<(typeof free)[number] | null>((least, one) => (least !== null && least.ill <= one.ill ? least : one), null);
    if (best !== null) found.push(best.place);
  }
  return found;
}
