/** How tiles of one kind stand: how many beside each other, how high, and in how many lines their words. */
import { NARROW } from './handPlan';

export interface TilePlan {
  readonly columns: number;
  readonly height: number;
  readonly lines: number;
  /** Words in the middle, below the sign. */
  readonly upright: boolean;
  readonly signs: boolean;
  readonly notes: boolean;
}

interface Words {
  readonly title: string;
  readonly note?: string | undefined;
}

/** How many stand beside each other, on a phone and in the column of a tablet, and how high they are at least. */
const SHAPES: Readonly<Record<string, readonly [columns: number, narrow: number, height: number]>> = {
  votes: [5, 4, 50],
  crowns: [5, 4, 50],
  faith: [5, 4, 50],
  troop: [2, 3, 52],
  track: [4, 4, 52],
  phase: [3, 3, 60],
  baron: [2, 1, 52],
  result: [2, 1, 52],
  fleet: [1, 1, 64],
};
const USUAL = [1, 1, 50] as const;
/** A Troop card whose note says whose it is or what it costs, too. */
const NOTED = [2, 2, 62] as const;
/** More than this stand closer; Barons then go by their players' names alone. */
const CROWD = 4;
export const GAP = 6;
/** Height of a line and breadth of a letter; words grow so far here. */
const TITLE = { line: 18, letter: 6.6 } as const;
const NOTE = { line: 16, letter: 5.8 } as const;
const GROWN = 1.15;
/** What edges take, and a sign beside the words or above them. */
const EDGES = { wide: 16, high: 10 } as const;
const SIGN = { wide: 28, high: 18 } as const;

const UPRIGHT = new Set(['phase', 'area']);
/** In a column there is no room for a sign beside their numbers. */
const SIGNLESS = new Set(['troop', 'votes', 'crowns', 'faith']);

export function tilePlan(kind: string, words: readonly Words[], width: number, growth: number): TilePlan {
  const narrow = width < NARROW;
  const signs = !narrow || !SIGNLESS.has(kind);
  const upright = !signs || UPRIGHT.has(kind);
  const noted = narrow && kind === 'troop' && words.some(({ note }) => /[,·]/.test(note ?? ''));
  const [wide, few, least] = noted ? NOTED : (SHAPES[kind] ?? USUAL);
  const crowded = !narrow && kind !== 'troop' && wide <= 2 && words.length > CROWD;
  const columns = narrow ? few : crowded ? wide + 1 : wide;
  const notes = !(crowded && kind === 'baron');
  const room = ((width - (columns - 1) * GAP) / columns - EDGES.wide - (upright ? 0 : SIGN.wide)) / Math.min(growth, GROWN);
  const linesOf = (texts: readonly string[], letter: number): number =>
    Math.max(...texts.map(text => Math.min(text.split(' ').length, Math.ceil((text.length * letter) / room))));
  const titled = linesOf(
    words.map(({ title }) => title),
    TITLE.letter,
  );
  const below = notes
    ? linesOf(
        words.map(({ note = '' }) => note),
        NOTE.letter,
      )
    : 0;
  const needed = EDGES.high + titled * TITLE.line + below * NOTE.line + (upright && signs ? SIGN.high : 0);
  const height = Math.round(Math.max(least, needed) * Math.min(growth, 1.2));
  return { columns, height, lines: Math.max(titled, below), upright, signs, notes };
}
