/** A household on some archive, with the toy game beside the shelf, a clock that only goes on and nobody who thinks. */
import type { Game } from '@/engine/contract';
import { toyGame } from '@/engine/testing/toyGame';
import { gameOf } from '@/games/index';
import type { Archive } from '@/archive/archive';
import type { Household } from '@/match/newMatch';
import { outingsIn, ownMinutes } from '@/match/records';

export const toy = toyGame as unknown as Game;

let time = 1_000;

export const houseOn = (archive: Archive): Household => ({
  archive,
  thinker: { choose: async () => null, hint: async () => null },
  clock: () => ++time,
  gameOf: async id => (id === toy.id ? toy : gameOf(id)),
});

/** What Home, the history, the records and a new match ask. Whatever is there lies in sight, or is said to be broken. */
export async function lookAtPages(archive: Archive): Promise<void> {
  const { matches, of } = await archive.underWay(40);
  const titles = await archive.finishedTitles();
  const finished = await archive.finishedMatches(titles.map(t => t.id));
  await outingsIn(archive);
  for (const { game } of await archive.ownOfGames()) await ownMinutes(archive, { game });
  const broken = new Set((await archive.broken()).map(b => b.id));
  const missing = of + titles.length - matches.length - finished.length;
  if (of <= 40 && missing > broken.size) throw new Error(`${missing} matches are not in sight, and ${broken.size} are said to be broken`);
  if ((await archive.holdsAny()) !== matches.length + finished.length + broken.size > 0)
    throw new Error('the drawer is said to be empty, or not to be');
}
