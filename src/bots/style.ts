/** How a search spends its nodes: the usual way, and each game's own. */
import type { Mechanism, SearchStyle } from '@/engine/contract';

/** More offers than any question has. */
const ALL = 1_000;

/**
 * The usual style: a good nose is worth more than a wide tree or a long playout, so every step follows the strongest temptation.
 * A game may differ where its league says so (`bot.search`).
 */
export const STYLE: SearchStyle = {
  explore: 0.1,
  lean: 0.2,
  width: 1,
  playout: 8,
  ahead: undefined,
  samples: ALL,
  careless: 0,
  share: 1,
  rivals: 0,
  ambition: 0,
  learnt: 1,
};

/** The usual style as this game, and this game at this level and a table of so many, has it. */
export function styleOf({ bot }: Mechanism, level = '', seats = 2): SearchStyle {
  return { ...STYLE, ...bot.search, ...bot.searchAs?.(level, seats) };
}
