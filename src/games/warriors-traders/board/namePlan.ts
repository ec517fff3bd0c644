/** Which names find room on the map, and where: below or above a province’s pieces, never over another name. The telling provinces choose first. */
import type { LandName } from '../data/lands';
import type { ProvinceKind } from '../data/names';
import { pictureOf } from './picture';

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

/** In the coordinates of the drawing, for names of this height. */
export function namesOn(name: LandName, size: number): NamePlace[] {
  const { land, side, places } = pictureOf(name);
  const taken: Room[] = [];
  const found: NamePlace[] = [];
  const order = land.open.slice().sort((a, b) => RANK[land.provinces[a]?.kind ?? 'common'] - RANK[land.provinces[b]?.kind ?? 'common']);
  for (const province of order) {
    const [x, y] = places[province] ?? [0, 0];
    const half = ((land.provinces[province]?.name.length ?? 0) * size * LETTER) / 2;
    for (const middle of [y + side / 2 - size * 0.45, y + side / 2 + size * 0.4, y - side / 2 - size * 0.5]) {
      const room = { left: x - half, right: x + half, top: middle - size / 2, bottom: middle + size / 2 };
      if (taken.some(other => meets(room, other))) continue;
      taken.push(room);
      found.push({ province, x, y: middle, half });
      break;
    }
  }
  return found;
}
