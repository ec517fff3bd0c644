/** What a table agrees on before a match, by lot. */
import type { Game, Options, OptionValue } from '@/engine/contract';
import { below } from '@/engine/dice';

/** Every option that is offered keeps its usual value in one match of two, and has any of its values in the others; those named here are always as usual. */
export function optionsByLot(game: Game, seats: number, usual: readonly string[], luck: { seed: number }): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const { id, values, offered } of game.options) {
    if (offered?.(seats, chosen) === false) continue;
    const isUsual = usual.includes(id) || below(luck, 2) === 0;
    chosen[id] = values[isUsual ? 0 : below(luck, values.length)] as OptionValue;
  }
  return chosen;
}
