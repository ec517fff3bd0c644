/** How many different states lie one, two, three choices away: the cheapest net against rules that drift. */
import type { Choice, Fact, Game, Question, State } from '../contract';
import { advance, offersOf } from '../referee';

export function perft<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  from: Readonly<G>,
  depth: number,
): number[] {
  let positions = [game.copy(from)];
  const counts: number[] = [];
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, G>();
    for (const position of positions) {
      const offers = offersOf(game, position);
      for (const choice of offers) {
        const after = game.copy(position);
        advance(game, after, choice);
        next.set(JSON.stringify(after), after);
      }
    }
    positions = [...next.values()];
    counts.push(positions.length);
  }
  return counts;
}
