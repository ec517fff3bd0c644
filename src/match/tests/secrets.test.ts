/** While people keep something from each other, nothing of their match may be counted or sat down at. */
import { gameOf } from '@/games/index';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { importText } from '../files';
import { openFilm } from '../matchFilm';
import type { Player } from '../matchView';
import { openPracticeCopy } from '../practiceCopy';
import { fileOf, played } from '../testing/played';
import { anna, baron, openHouse, ugo } from './house';

afterEach(() => standIn.reset());

async function drawerWith(game: string, choices: number | undefined, players: readonly Player[]) {
  const house = await openHouse({ gameOf: async id => gameOf(id) });
  const match = played({ id: 'm', game, players, seed: 3, ...(choices === undefined ? {} : { choices }) });
  expect(await importText(house, fileOf(match))).toEqual({ added: 1, already: 0 });
  return house;
}

async function answers(game: string, choices: number | undefined, players: readonly Player[]) {
  const house = await drawerWith(game, choices, players);
  const film = await openFilm(house, 'm');
  const copy = await openPracticeCopy(house, 'm', 1);
  const lie = (await house.archive.matches()).length;
  standIn.reset();
  return { keeps: 'why' in film || film.keepsSecrets(), copied: !('why' in copy), why: 'why' in copy ? copy.why : null, lie };
}

const KEPT = { keeps: true, copied: false, why: 'secrets', lie: 1 };
const OPEN = { keeps: false, copied: true, why: null, lie: 2 };

/** Worlds that differ in nothing but what somebody has done unseen. */
test.each([2, 5, 9])('Medieval Battle: after %i choices of an army nobody has seen, every world answers the same', async choices => {
  expect(await answers('medieval-battle', choices, [anna, ugo])).toEqual(KEPT);
});

test.each([
  ['tadmor', 3],
  ['warrior-knights', 4],
  ['warrior-knights', 24],
] as const)('%s after %i choices among people: neither a copy nor a count while it goes on', async (game, choices) => {
  expect(await answers(game, choices, [anna, ugo])).toEqual(KEPT);
});

test.each(['medieval-battle', 'tadmor', 'warrior-knights'])('%s alone among bots: one has nothing to hide from anybody', async game => {
  expect(await answers(game, 6, [anna, baron])).toEqual(OPEN);
});

test.each(['burgundy', 'warriors-traders'])(
  '%s has nothing that needs a curtain: it can be looked through and copied at any time',
  async game => {
    expect(await answers(game, 12, [anna, ugo])).toEqual(OPEN);
  },
);
