/** Moments of a match at which its one person is asked, from the first to the last, as the text of a file. */
import type { Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import { temptingOf } from '@/match/findRulePosition';
import { TINCTURES, type Player } from '@/match/matchView';
import { asStored, fileOf, NAMES } from '@/match/testing/played';

const PERSON: Seat = 0;
/** Nobody looks at more of a match than this. */
const LONGEST = 3000;

export const games: readonly string[] = shelf.map(({ id }) => id);
export const idOf = (game: string, n: number): string => `looks-${game}-${n}`;

/** So many moments of one match, evenly from its beginning to its end. */
export function positions(id: string, seats: number, seed: number, wanted: number): string {
  const game = shelf.find(each => each.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const from = { seats, seed, options: defaultOptions(game, seats), first: PERSON };
  const choices: (readonly [Seat, string])[] = [];
  const moments: number[] = [];
  let now = start(game, from);
  while (now.asked !== null && choices.length < LONGEST) {
    if (now.asked === PERSON) moments.push(choices.length);
    const chosen = temptingOf(game, now.state, now.offers);
    choices.push([now.asked, write(chosen)]);
    now = play(game, now, chosen);
  }
  const players = TINCTURES.slice(0, seats).map((tincture, seat): Player => ({
    name: NAMES[seat] ?? '',
    tincture,
    plays: seat === PERSON ? 'human' : 'squire',
  }));
  const matches = Array.from({ length: wanted }, (_, n) => {
    const at = moments[Math.floor(((n + 0.5) * moments.length) / wanted)] ?? 0;
    return { ...asStored(game, from, players, choices.slice(0, at)), id: idOf(id, n) };
  });
  return fileOf(...matches);
}
