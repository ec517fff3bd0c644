/** A household on some archive, with the toy game beside the shelf, a clock that only goes on and nobody who thinks. */
import type { Game } from '@/engine/contract';
import { toyGame } from '@/engine/testing/toyGame';
import { gameOf } from '@/games/index';
import type { Archive } from '@/archive/archive';
import type { Household } from '@/match/newMatch';

export const toy = toyGame as unknown as Game;

let time = 1_000;

export const houseOn = (archive: Archive): Household => ({
  archive,
  thinker: { choose: async () => null, hint: async () => null },
  clock: () => ++time,
  gameOf: async id => (id === toy.id ? toy : gameOf(id)),
});
