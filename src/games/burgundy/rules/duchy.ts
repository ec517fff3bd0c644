/** The lie of the land of each duchy, worked out once from its print: neighbours, areas, spaces by colour. */
import { DUCHIES, NUMBERS } from '../data/duchies';
import { COLOURS } from '../data/names';
import { LARGEST_AREA } from '../data/scoring';
import type { Duke } from '../state';
import { INN_TILE } from './tile';

export const SPACES = 37;

export interface Duchy {
  /** By space: its colour (COLOURS), and the number of its area. */
  readonly colour: readonly number[];
  readonly area: readonly number[];
  /** By area: its spaces. ARE: a maximal group of touching spaces of one colour. */
  readonly areas: readonly (readonly number[])[];
  /** By colour: its spaces, and its areas. */
  readonly byColour: readonly (readonly number[])[];
  readonly areasOf: readonly (readonly (readonly number[])[])[];
}

/** By space: the number printed on it, the same on every duchy. */
export const NUMBER_ON: readonly number[] = NUMBERS.join('').split('').map(Number);

/** By space: row and place in the row; rows of 4, 5, 6, 7, 6, 5, 4 with pointed tops. */
export const ROW_AND_PLACE: readonly (readonly [number, number])[] = NUMBERS.flatMap((row, r) =>
  row.split('').map((_, i) => [r, i] as const),
);

/** By space: the spaces that share an edge with it. Centre at (0, 0): q runs along a row, r counts rows. */
export const NEIGHBOURS: readonly (readonly number[])[] = (() => {
  const axial = ROW_AND_PLACE.map(([row, place]) => [place - Math.min(row, 3), row - 3] as const);
  const touch = ([q, r]: readonly [number, number], [p, s]: readonly [number, number]): boolean => {
    const dq = p - q;
    const dr = s - r;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  };
  return axial.map(a => axial.flatMap((b, j) => (touch(a, b) ? [j] : [])));
})();

const LETTERS: Readonly<Record<string, number>> = { b: 0, p: 1, m: 2, s: 3, y: 4, c: 5 };

function spread(from: number, colour: readonly number[]): number[] {
  const found = [from];
  for (const space of found) {
    for (const next of NEIGHBOURS[space] ?? []) if (colour[next] === colour[from] && !found.includes(next)) found.push(next);
  }
  return found.sort((a, b) => a - b);
}

function surveyed(rows: readonly string[]): Duchy {
  const colour = rows
    .join('')
    .split('')
    .map(letter => LETTERS[letter] ?? 0);
  const area: number[] = new Array<number>(SPACES).fill(-1);
  const areas: number[][] = [];
  for (let space = 0; space < SPACES; space++) {
    if (area[space] !== -1) continue;
    const spaces = spread(space, colour);
    for (const s of spaces) area[s] = areas.length;
    areas.push(spaces);
  }
  const byColour = COLOURS.map((_, c) => colour.flatMap((of, space) => (of === c ? [space] : [])));
  const areasOf = COLOURS.map((_, c) => areas.filter(spaces => colour[spaces[0] as number] === c));
  return { colour, area, areas, byColour, areasOf };
}

export const SURVEY: readonly Duchy[] = DUCHIES.map(d => surveyed(d.rows));

const EVERYWHERE: readonly number[] = Array.from({ length: SPACES }, (_, space) => space);

/** Where tiles of a colour may lie; those of none, on any space (INN-03). */
export function spacesFor(duke: Readonly<Duke>, colour: number): readonly number[] {
  return surveyOf(duke).byColour[colour] ?? EVERYWHERE;
}

/** INN-03, INN-05 */
export function hasInn(duke: Readonly<Duke>, area: readonly number[]): boolean {
  for (let i = 0; i < area.length; i++) if (duke.spaces[area[i] as number] === INN_TILE) return true;
  return false;
}

/** INN-05: how many spaces an area counts for. */
export function sizeOf(duke: Readonly<Duke>, area: readonly number[]): number {
  return area.length < LARGEST_AREA && hasInn(duke, area) ? area.length + 1 : area.length;
}

export function surveyOf(duke: Readonly<Duke>): Duchy {
  return SURVEY[duke.duchy] as Duchy;
}
