/** Every table that can be laid for a game: each number of seats with each combination of options. */
import type { Game, Options, OptionValue } from '@/engine/contract';

export interface Laid {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

export function tablesOf(game: Game): Laid[] {
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return counts.flatMap(seats => everyOption(game, seats).map(options => ({ game, seats, options })));
}

/** An option may hang on the ones before it: the combinations grow one option at a time. */
function everyOption(game: Game, seats: number): Options[] {
  let grown: Record<string, OptionValue>[] = [{}];
  for (const option of game.options) {
    grown = grown.flatMap(chosen =>
      (option.offered?.(seats, chosen) ?? true) ? option.values.map(value => ({ ...chosen, [option.id]: value })) : [chosen],
    );
  }
  return grown;
}
