/** Round the tables of Warriors & Traders where nations are allied: two against two, and three pairs. */
import { device } from 'detox';
import { fileOf, played } from '@/match/testing/played';
import { isWeb } from './beyondDetox';
import { layTable, openFile, reach, seen } from './table';
import { bring, leave, lessonsAway, seated, tap, type Look } from './tour';

const GAME = 'warriors-traders';
/** Matches by chance, in which the first seat is asked there. */
const MOMENTS = [
  {
    id: 'allies',
    seats: 4,
    options: { alliances4: '2v2' },
    seed: 4,
    where: { 199: 'a march of four in alliance', 218: 'a market of four' },
  },
  {
    id: 'pairs',
    seats: 6,
    options: { alliances6: '2v2v2' },
    seed: 5,
    where: { 246: 'a market of three pairs', 395: 'a march of three pairs' },
  },
] as const;

/** Four sit down in two alliances, and look at ally and foe; then matches that have come far. */
export async function tourOfAlliances(look: Look): Promise<void> {
  await layTable({
    game: GAME,
    plays: { 0: 'human', 1: 'human', 2: 'human', 3: 'human' },
    seats: 4,
    options: { alliances4: '2v2' },
    seed: 3,
    first: 0,
  });
  await lessonsAway(look);
  await look('two against two');
  for (const seat of [1, 2]) {
    await bring(`seat:${seat}`, 'table:scroll');
    await tap(`seat:${seat}`, 'seats:scroll');
    await look(seat === 1 ? 'what a foe has' : 'what an ally has');
    await tap(`seat:${seat}`, 'seats:scroll');
  }
  await leave();
  if (!isWeb()) return;
  const matches = MOMENTS.flatMap(({ id, seats, options, seed, where }) =>
    Object.keys(where).map(n => played({ id: `${id}-${n}`, game: GAME, players: seated(seats), options, seed, choices: Number(n) })),
  );
  await openFile(fileOf(...matches));
  await tap('page:back');
  for (const { id, where } of MOMENTS)
    for (const [n, name] of Object.entries(where)) {
      await device.openURL({ url: `blazon://match/${id}-${n}` });
      await seen('table');
      await lessonsAway(look);
      await look(name);
      await leave();
    }
  await reach(`box:${GAME}`);
  await seen('newMatch');
  await look('seats of an alliance to fill');
}
