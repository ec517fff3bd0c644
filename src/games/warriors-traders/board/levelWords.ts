/** What a level of a track gives, in a line. */
import type { Track } from '../data/names';
import { ACTION_POINTS, BANK_RATE, FOOD_TIMES, GOODS_TIMES, ROUTES, WEAPONS_TIMES } from '../data/technology';
import type { BoardWords } from '../words/boardWordsForm';

export function levelWords(words: BoardWords, track: Track, level: number): string {
  const at = (list: readonly number[]): number => list[level - 1] ?? 0;
  const brings = {
    production: () => words.brings.production(at(FOOD_TIMES), at(GOODS_TIMES)),
    trade: () => words.brings.trade(at(BANK_RATE), at(ROUTES)),
    military: () => words.brings.military(at(WEAPONS_TIMES), at(ACTION_POINTS)),
  };
  const abilities = words.abilities[track].slice(0, level).filter(name => name !== '');
  return [brings[track](), ...abilities].join(', ');
}
