/** Tic-tac-toe in this house's contract: the one game that every engine's search can be measured by. */
import type { Choice, Game, GameWords, Language, Question, Seat, State } from '@/engine/contract';

interface Board extends State {
  /** −1: empty; else the seat. */
  cells: number[];
}

interface Mark extends Choice {
  readonly do: 'mark';
  readonly cell: number;
}

interface Turn extends Question {
  readonly ask: 'turn';
  readonly seat: Seat;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function winner(g: Readonly<Board>): Seat {
  for (const [a, b, c] of LINES) {
    const seat = g.cells[a] as number;
    if (seat >= 0 && g.cells[b] === seat && g.cells[c] === seat) return seat;
  }
  return -1;
}

const copy = (g: Readonly<Board>): Board => ({ questions: g.questions.slice(), seed: g.seed, cells: g.cells.slice() });
const points = (g: Readonly<Board>, seat: Seat): number => (winner(g) === seat ? 1 : 0);

const game: Game<Board, Turn, Mark> = {
  id: 'tic-tac-toe',
  rulesNumber: 1,
  sign: { icon: 'shield', motif: 'dentil' },
  inventedBy: 'nobody',
  seats: { least: 2, most: 2 },
  minutes: () => [1, 1],
  luck: 'none',
  options: [],
  rules: {
    turn: {
      asks: (_: Board, q: Turn) => q.seat,
      offers(g: Readonly<Board>) {
        const offers: Mark[] = [];
        for (let cell = 0; cell < 9; cell++) if ((g.cells[cell] as number) < 0) offers.push({ do: 'mark', at: `cell:${cell}`, cell });
        return offers;
      },
      happens(g: Board, q: Turn, c: Mark) {
        g.cells[c.cell] = q.seat;
        if (winner(g) < 0) g.questions.push({ ask: 'turn', seat: 1 - q.seat } as Turn);
      },
    },
  },
  setUp: ({ seed }) => ({ questions: [{ ask: 'turn', seat: 0 } as Turn], seed, cells: new Array<number>(9).fill(-1) }),
  copy,
  points,
  standings: g => [0, 1].map(seat => ({ seat, place: 2 - points(g, seat), points: points(g, seat), sources: {} })),
  seenBy: g => ({ ...copy(g), seed: 0 }),
  deal: (view, seed) => ({ ...copy(view), seed }),
  hasSecrets: () => false,
  bot: {
    prior(_g, _q, offers, into) {
      for (let i = 0; i < offers.length; i++) into[i] = 1;
    },
    value(g, into) {
      const won = winner(g);
      into[0] = won < 0 ? 0.5 : 1 - won;
      into[1] = won < 0 ? 0.5 : won;
    },
    search: { playout: 9, careless: 1, lean: 0, width: 9 },
  },
  lessons: [],
  words: {} as Readonly<Record<Language, GameWords<Board, Turn, Mark>>>,
};

export const ticTacToe = game as unknown as Game;
