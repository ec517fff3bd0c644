/** How the dice of matches fell, beside what chance expects of them. Only what everybody may read is counted. */
import type { Fact, Game, Roll } from '@/engine/contract';
import { isUnchanged } from './seatControl';
import type { Household } from './newMatch';
import { UNWATCHED, type Watch } from '@/archive/watch';
import { openFilm } from './matchFilm';

/** The dice of one player, or of several taken together. */
export interface DiceStatistics {
  /** How often each face came up, from 1 on. */
  readonly faces: readonly number[];
  readonly dice: number;
  readonly mean: number;
  /** How often chance brings each face in as many throws. */
  readonly expected: number;
  /** Of 100 fair series as long, so many stray at least as far; null: too few dice fell to tell. */
  readonly strays: number | null;
}

/** Below this many expected of a face, the test says nothing. */
const TELLING = 5;

export function diceStatistics(rolls: readonly Roll[]): DiceStatistics | null {
  const [any] = rolls;
  if (any === undefined) return null;
  const faces = Array.from({ length: any.faces }, (_, i) => rolls.filter(r => r.face === i + 1).length);
  const expected = rolls.length / any.faces;
  return {
    faces,
    dice: rolls.length,
    mean: rolls.reduce((sum, r) => sum + r.face, 0) / rolls.length,
    expected,
    strays: expected < TELLING ? null : 100 * chanceOfStraying(faces, expected),
  };
}

/** Pearson's test: how likely a fair die strays from its mean at least as far as this one did. */
export function chanceOfStraying(faces: readonly number[], expected: number): number {
  const half = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / 2;
  const freedom = (faces.length - 1) / 2;
  if (half === 0) return 1;
  let term = 1 / freedom;
  let series = term;
  for (let i = 1; term > series * 1e-12; i++) series += term *= half / (freedom + i);
  return Math.max(0, 1 - (series * Math.exp(freedom * Math.log(half) - half)) / gamma(freedom));
}

/** Of halves and wholes. */
const gamma = (a: number): number => (a === 0.5 ? Math.sqrt(Math.PI) : a === 1 ? 1 : (a - 1) * gamma(a - 1));

export const rollsOf = (game: Game, facts: readonly Fact[]): readonly Roll[] => facts.flatMap(fact => game.rolls?.(fact) ?? []);

export interface RollsOfMatches {
  readonly people: readonly Roll[];
  readonly bots: readonly Roll[];
  readonly matches: number;
}

/** The dice of all finished matches of a game: what fell for people, and what for bots. null when called off. */
export async function rollsOfAll(house: Household, game: Game, watch: Watch = UNWATCHED): Promise<RollsOfMatches | null> {
  const people: Roll[] = [];
  const bots: Roll[] = [];
  let matches = 0;
  const titles = (await house.archive.finishedTitles()).filter(t => t.game === game.id);
  for (const [done, { id }] of titles.entries()) {
    watch.tell(done, titles.length);
    const film = await openFilm(house, id);
    if ('why' in film || film.stored.practice) continue;
    const facts = await film.facts(() => watch.calledOff());
    if (facts === null) return null;
    matches++;
    for (const roll of rollsOf(game, facts)) {
      const player = roll.seat === null ? undefined : film.players[roll.seat];
      // The dice of a seat that changed hands are neither's.
      if (player !== undefined && isUnchanged(player)) (player.plays === 'human' ? people : bots).push(roll);
    }
  }
  return { people, bots, matches };
}
