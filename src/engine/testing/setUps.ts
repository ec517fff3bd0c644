/** Which set-ups a game allows: for tests that want a few of each kind. */
import type { Game, OptionValue, Options } from '../contract';
import { below } from '../dice';

/** The defaults; each other value of each option by itself; and some combinations by chance. */
export function optionCombinations(game: Game, seats: number, byChance: number): Options[] {
  const usual = completed(game, seats, {});
  const single = game.options.flatMap(o => o.values.slice(1).map(value => completed(game, seats, { [o.id]: value })));
  const chance = { seed: seats };
  const mixed = Array.from({ length: byChance }, () =>
    completed(game, seats, Object.fromEntries(game.options.map(o => [o.id, o.values[below(chance, o.values.length)] as OptionValue]))),
  );
  const different = new Map([usual, ...single, ...mixed].map(options => [JSON.stringify(options), options]));
  return [...different.values()];
}

/** The wishes as far as they are offered, everything else at its default. */
function completed(game: Game, seats: number, wishes: Options): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const o of game.options) {
    if (!(o.offered?.(seats, chosen) ?? true)) continue;
    chosen[o.id] = wishes[o.id] ?? (o.values[0] as OptionValue);
  }
  return chosen;
}
