/** Which names find room on the map, and where: below or above a province’s pieces, never over another name. The telling provinces choose first. */
import type { LandName } from '../data/lands';
import type { ProvinceKind } from '../data/names';
import { pictureOf } from './picture';
import { FOOT } from './stacks';

export interface NamePlace {
  readonly province: number;
  /** The middle of its line. */
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly half: number;
}

/** A letter’s width to its height, on average. */
const LETTER = 0.52;
const RANK: Readonly<Record<ProvinceKind, number>> = { capital: 0, tradeCentre: 1, contested: 2, common: 3 };

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meets = (a: Room, b: Room): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these lines on which a name so wide does not lie over another; it is taken then. */
function firstFree(taken: Room[], x: number, half: number, size: number, lines: readonly number[]): number | undefined {
  for (const middle of lines) {
    const room = { left: x - half, right: x + half, top: middle - size / 2, bottom: middle + size / 2 };
    if (taken.some(other => meets(room, other))) continue;
    taken.push(room);
    return middle;
  }
  return undefined;
}

const halfOf = (name: string, size: number): number => (name.length * size * LETTER) / 2;

/** Nations to choose, by their capitals: each name stands under its own or above it, and is never left out. */
export function nationsOn(name: LandName, size: number, nations: ReadonlyMap<number, string>): NamePlace[] {
  const { side, places } = pictureOf(name);
  const taken: Room[] = [];
  return [...nations].map(([province, nation]) => {
    const [x, y] = places[province] ?? [0, 0];
    const half = halfOf(nation, size);
    const under = y + side / 2 + size * 0.4;
    return { province, x, y: firstFree(taken, x, half, size, [under, y - side / 2 - size * 0.5, under + size]) ?? under, half };
  });
}

/** Letters that are larger than what the pieces leave of the square begin where those end. */
const underPieces = (y: number, side: number, size: number): number => y + side * (1 / 2 - FOOT) + size * 0.7;

/** In the coordinates of the drawing, for names of this height. */
export function namesOn(name: LandName, size: number): NamePlace[] {
  const { land, side, places } = pictureOf(name);
  const taken: Room[] = [];
  const found: NamePlace[] = [];
  const order = land.open.slice().sort((a, b) => RANK[land.provinces[a]?.kind ?? 'common'] - RANK[land.provinces[b]?.kind ?? 'common']);
  for (const province of order) {
    const [x, y] = places[province] ?? [0, 0];
    const half = halfOf(land.provinces[province]?.name ?? '', size);
    const lines = [Math.max(y + side / 2 - size * 0.45, underPieces(y, side, size)), y + side / 2 + size * 0.4, y - side / 2 - size * 0.5];
    const middle = firstFree(taken, x, half, size, lines);
    if (middle !== undefined) found.push({ province, x, y: middle, half });
  }
  return found;
}
