/** The lie of the land of each duchy, worked out once from its print: neighbours, areas, spaces by colour. */
import { SHIELDS } from '../data/shields';
import { BORDER_DUCHIES } from '../data/borderDuchies';
import { DUCHIES, NUMBERS } from '../data/duchies';
import { COLOURS } from '../data/names';
import { SOLO_DUCHIES, type SoloDuchy } from '../data/soloDuchies';
import { TEAM_DUCHIES, TEAM_LIE, type TeamDuchy } from '../data/teamDuchies';
import { LARGEST_AREA } from '../data/scoring';
import { bears, type Estate } from '../state';
import { INN_TILE } from './tile';

/** Of every duchy but a team's. */
export const SPACES = 37;

export interface Duchy {
  readonly id: string;
  /** By space: its colour (COLOURS), the number printed on it, and the number of its area. */
  readonly colour: readonly number[];
  readonly number: readonly number[];
  readonly area: readonly number[];
  /** By area: its spaces. ARE: a maximal group of touching spaces of one colour. */
  readonly areas: readonly (readonly number[])[];
  /** By colour: its spaces, and its areas. */
  readonly byColour: readonly (readonly number[])[];
  readonly areasOf: readonly (readonly (readonly number[])[])[];
  /** By space: the spaces that share an edge with it, and besides these those that a river links with it (SOL-04). */
  readonly touching: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
  /** Its spaces, all of them. */
  readonly all: readonly number[];
  /** Pairs of spaces that a river links. */
  readonly rivers: readonly (readonly [number, number])[];
}

/** By space: the number printed on it, the same on every duchy but those for one player. */
export const NUMBER_ON: readonly number[] = NUMBERS.join('').split('').map(Number);

/** By space: row and place in the row; rows of 4, 5, 6, 7, 6, 5, 4 with pointed tops. */
export const ROW_AND_PLACE: readonly (readonly [number, number])[] = NUMBERS.flatMap((row, r) =>
  row.split('').map((_, i) => [r, i] as const),
);

/** By space: the spaces that share an edge with it, on every duchy but those for one player. Centre at (0, 0): q runs along a row, r counts rows. */
export const NEIGHBOURS: readonly (readonly number[])[] = touchingIn(
  ROW_AND_PLACE.map(([row, place]) => [place - Math.min(row, 3), row - 3] as const),
);

/** TEA-06: the halves of a team's duchy touch along their common edge. */
const TEAM_NEIGHBOURS = touchingIn(TEAM_LIE);

type Axial = readonly [q: number, r: number];

function touchingIn(lie: readonly Axial[]): readonly (readonly number[])[] {
  const touch = ([q, r]: Axial, [p, s]: Axial): boolean => {
    const dq = p - q;
    const dr = s - r;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  };
  return lie.map(a => lie.flatMap((b, j) => (touch(a, b) ? [j] : [])));
}

const LETTERS: Readonly<Record<string, number>> = { b: 0, p: 1, m: 2, s: 3, y: 4, c: 5 };

function spread(from: number, colour: readonly number[], touching: Duchy['touching']): number[] {
  const found = [from];
  for (const space of found) {
    for (const next of touching[space] ?? []) if (colour[next] === colour[from] && !found.includes(next)) found.push(next);
  }
  return found.sort((a, b) => a - b);
}

type Print = Pick<Duchy, 'id' | 'number' | 'touching' | 'near' | 'rivers'> & { readonly letters: string };

function surveyed({ letters, ...print }: Print): Duchy {
  const colour = letters.split('').map(letter => LETTERS[letter] ?? 0);
  const area: number[] = colour.map(() => -1);
  const areas: number[][] = [];
  for (let space = 0; space < colour.length; space++) {
    if (area[space] !== -1) continue;
    const spaces = spread(space, colour, print.touching);
    for (const s of spaces) area[s] = areas.length;
    areas.push(spaces);
  }
  const byColour = COLOURS.map((_, c) => colour.flatMap((of, space) => (of === c ? [space] : [])));
  const areasOf = COLOURS.map((_, c) => areas.filter(spaces => colour[spaces[0] as number] === c));
  return { ...print, colour, area, areas, byColour, areasOf, all: colour.map((_, space) => space) };
}

/** By space: whoever is paired with it. */
function paired(pairs: readonly (readonly [number, number])[]): number[][] {
  return Array.from({ length: SPACES }, (_, space) =>
    pairs.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).sort((a, b) => a - b),
  );
}

/** SOL-04: rivers lead on, but never join two areas. */
function soloPrint({ id, colours, numbers, touches, rivers }: SoloDuchy): Print {
  return {
    id,
    letters: colours,
    number: numbers.split('').map(Number),
    touching: paired(touches),
    near: paired([...touches, ...rivers]),
    rivers,
  };
}

/** TEA-01: half by half. */
function teamPrint({ id, rows, numbers }: TeamDuchy): Print {
  const inHalves = (of: readonly (readonly [string, string])[]): string => [...of.map(row => row[0]), ...of.map(row => row[1])].join('');
  return {
    id,
    letters: inHalves(rows),
    number: inHalves(numbers).split('').map(Number),
    touching: TEAM_NEIGHBOURS,
    near: TEAM_NEIGHBOURS,
    rivers: [],
  };
}

/** The duchies of the base game, behind them those with border posts, those for one player, those for teams. A duchy is named in the state by its place in this list. */
export const SURVEY: readonly Duchy[] = [
  ...[...DUCHIES, ...BORDER_DUCHIES].map(d =>
    surveyed({ id: d.id, letters: d.rows.join(''), number: NUMBER_ON, touching: NEIGHBOURS, near: NEIGHBOURS, rivers: [] }),
  ),
  ...SOLO_DUCHIES.map(d => surveyed(soloPrint(d))),
  ...TEAM_DUCHIES.map(d => surveyed(teamPrint(d))),
];

/** Its place in SURVEY, or −1. */
export const duchyNamed = (id: unknown): number => SURVEY.findIndex(d => d.id === id);

/** Where tiles of a colour may lie; those of none, on any space (INN-03). */
export function spacesFor(estate: Readonly<Estate>, colour: number): readonly number[] {
  const { byColour, all } = surveyOf(estate);
  return byColour[colour] ?? all;
}

/** INN-03, INN-05 */
export function hasInn(estate: Readonly<Estate>, area: readonly number[]): boolean {
  for (let i = 0; i < area.length; i++) if (estate.spaces[area[i] as number] === INN_TILE) return true;
  return false;
}

/** INN-05, SHD-08.17: how many spaces an area counts for. */
export function sizeOf(estate: Readonly<Estate>, area: readonly number[]): number {
  return Math.min(LARGEST_AREA, area.length + (hasInn(estate, area) ? 1 : 0) + (bears(estate, SHIELDS.bounds) ? 1 : 0));
}

export function surveyOf(estate: Readonly<Estate>): Duchy {
  return SURVEY[estate.duchy] as Duchy;
}
