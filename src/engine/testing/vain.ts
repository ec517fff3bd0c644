/** Watches a match for choices that come to nothing: a seat stands again where it stood, by its own choices alone. */
import type { Seat, State } from '../contract';

export interface Watch {
  /** Tells of every moment in which a seat has a real choice; how often it has come back there without anybody else having chosen. */
  stands(g: Readonly<State>, seat: Seat): number;
}

/** The table without luck, and what is asked; a number in a question only counts how often that was asked already. */
function placeOf({ seed: _, questions, ...table }: Readonly<State>): string {
  const asked = questions.map(q => Object.entries(q).filter(([, field]) => typeof field !== 'number'));
  return JSON.stringify([table, asked]);
}

export function newWatch(): Watch {
  let whose: Seat = -1;
  let been = new Map<string, number>();
  return {
    stands(g, seat) {
      if (seat !== whose) {
        whose = seat;
        been = new Map();
      }
      const place = placeOf(g);
      const times = been.get(place) ?? 0;
      been.set(place, times + 1);
      return times;
    },
  };
}
