/** Which names find room on the map, and where: below or above a province’s pieces, never over another name. The telling provinces choose first. */
import type { LandName } from '../data/lands';
import type { ProvinceKind } from '../data/names';
import { pictureOf } from './picture';
import { FOOT } from './stacks';

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

const halfOf = (name: string, size: number): number => (name.length * size * LETTER) / 2;

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

/** Letters that are larger than what the pieces leave of the square begin where those end. */
const underPieces = (y: number, side: number, size: number): number => y + side * (1 / 2 - FOOT) + size * 0.7;

/** In the coordinates of the drawing, for names of this height, none over those that stand there already. */
export function namesOn(name: LandName, size: number, standing: readonly NamePlace[]): NamePlace[] {
  const { land, side, places } = pictureOf(name);
  const found: NamePlace[] = [];
  const order = land.open.slice().sort((a, b) => RANK[land.provinces[a]?.kind ?? 'common'] - RANK[land.provinces[b]?.kind ?? 'common']);
  for (const province of order) {
    const [x, y] = places[province] ?? [0, 0];
    const called = land.provinces[province]?.name ?? '';
    const lines = [Math.max(y + side / 2 - size * 0.45, underPieces(y, side, size)), y + side / 2 + size * 0.4, y - side / 2 - size * 0.5];
    const place = firstFree([...standing, ...found], { province, name: called, x, half: halfOf(called, size), size }, lines);
    if (place !== undefined) found.push(place);
  }
  return found;
}
