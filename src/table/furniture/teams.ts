/** Who wins together: what each has is theirs, what counts is the sum. */
import type { Game, Seat, State } from '@/engine/contract';

export interface Side {
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** Nothing where everybody plays for themselves. */
export function sidesOf(game: Game, view: Readonly<State>): readonly Side[] {
  const sides = new Map<number, Side>();
  for (const { seat, team } of [...game.standings(view)].sort((a, b) => a.seat - b.seat)) {
    if (team === undefined) continue;
    sides.set(team.number, { seats: [...(sides.get(team.number)?.seats ?? []), seat], points: team.points });
  }
  return [...sides.values()];
}

export const sideOf = (sides: readonly Side[], seat: Seat): Side | null => sides.find(({ seats }) => seats.includes(seat)) ?? null;

/** Beside each other all around the table: they may be shown as one. */
export const areNeighbours = (sides: readonly Side[]): boolean =>
  sides.length > 0 && sides.every(({ seats }) => seats.every((seat, i) => i === 0 || seat === (seats[i - 1] ?? 0) + 1));
