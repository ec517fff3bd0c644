/** Matches for the pictures in docs/, as the text of a file: everybody has followed temptation, and now the one person at the table is asked. */
import type { Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, question, start } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { gameOf } from '@/games/index';
import type { FileMatch } from '@/match/fileFormat';
import { TINCTURES, type Player } from '@/match/matchView';
import { temptingOf } from '@/match/findRulePosition';
import { asStored, fileOf, NAMES } from '@/match/testing/played';

export interface MidMatch {
  readonly game: string;
  /** Absent: as few as there may be, but two. */
  readonly seats?: number;
  readonly seed: number;
  /** After so many choices, as soon as the person is asked this; absent: anything. */
  readonly after: number;
  readonly asks?: string;
}

const PERSON: Seat = 0;

function matchOf({ game: id, seed, after, asks, ...table }: MidMatch): FileMatch {
  const game = gameOf(id);
  if (game === null) throw new Error(`There is no game ${id}.`);
  const seats = table.seats ?? Math.max(2, game.seats.least);
  const from = { seats, seed, options: defaultOptions(game, seats), first: PERSON };
  const choices: (readonly [Seat, string])[] = [];
  let now = start(game, from);
  while (choices.length < after || now.asked !== PERSON || (asks !== undefined && question(now.state)?.ask !== asks)) {
    if (now.asked === null) throw new Error(`${id}: nobody is asked '${asks ?? 'anything'}' after ${after} choices.`);
    const chosen = temptingOf(game, now.state, now.offers);
    choices.push([now.asked, write(chosen)]);
    now = play(game, now, chosen);
  }
  const players = TINCTURES.slice(0, seats).map((tincture, seat): Player => ({
    name: NAMES[seat] ?? '',
    tincture,
    plays: seat === PERSON ? 'human' : 'baron',
  }));
  return { ...asStored(game, from, players, choices), id: `picture-${id}` };
}

export const fileWith = (matches: readonly MidMatch[]): string => fileOf(...matches.map(matchOf));
