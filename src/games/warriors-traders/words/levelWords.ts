/** What a level of a track gives, in a line. */
import type { Track } from '../data/names';
import { ACTION_POINTS, BANK_RATE, FOOD_TIMES, GOODS_TIMES, ROUTES, WEAPONS_TIMES } from '../data/technology';
import type { LevelWords } from './languageForm';

function brought(words: LevelWords, track: Track, level: number): string {
  const at = (list: readonly number[]): number => list[level - 1] ?? 0;
  const brings = {
    production: () => words.brings.production(at(FOOD_TIMES), at(GOODS_TIMES)),
    trade: () => words.brings.trade(at(BANK_RATE), at(ROUTES)),
    military: () => words.brings.military(at(WEAPONS_TIMES), at(ACTION_POINTS)),
  };
  return brings[track]();
}

const abilitiesOf = (words: LevelWords, track: Track, from: number, to: number): string[] =>
  words.abilities[track].slice(from, to).filter(name => name !== '');

/** With all that has been gained on the way. */
export const levelWords = (words: LevelWords, track: Track, level: number): string =>
  [brought(words, track, level), ...abilitiesOf(words, track, 0, level)].join(', ');

/** With what only this level adds. */
export const levelAdds = (words: LevelWords, track: Track, level: number): string =>
  [brought(words, track, level), ...abilitiesOf(words, track, level - 1, level)].join(', ');
