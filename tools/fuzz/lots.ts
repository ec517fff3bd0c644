/** The fuzz's chance, and which matches it begins with. */
import type { Choice, Game } from '@/engine/contract';
import { below } from '@/engine/dice';
import { defaultOptions } from '@/engine/testing/matches';
import { newMatch, type Household } from '@/match/newMatch';
import type { Player } from '@/match/matchView';

export { below } from '@/engine/dice';

export interface Seeded {
  seed: number;
}

const PLAYERS: readonly Player[] = [
  { name: 'Anna', tincture: 'gules', plays: 'human' },
  { name: 'Ugo', tincture: 'azure', plays: 'human' },
];

/** Plays a match by chance into the house's drawer, up to so many choices; returns its id. */
export async function playIn(house: Household, game: Game, most: number, seed: number): Promise<string> {
  const match = newMatch(house, { game, players: PLAYERS, options: defaultOptions(game, PLAYERS.length), seed, name: game.id });
  const chance = { seed };
  for (let n = 0; n < most && !match.now().over; n++) {
    match.openCurtain();
    const { offers } = match.now();
    match.choose(offers[below(chance, offers.length)] as Choice);
  }
  match.leave();
  await match.settled();
  return match.now().id;
}
