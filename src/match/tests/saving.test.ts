import { write } from '@/engine/notation';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { glimpse } from '../glimpse';
import type { OpenMatch } from '../match';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, baron, openHouse, opened, playHumans, toy, ugo } from './house';
import { everyResult } from '@/archive/testing/everyResult';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
/** As far as it is not the other's secret. */
const lines = (match: OpenMatch) => match.now().chronicle.map(e => (e.choice === null ? expect.any(String) : write(e.choice)) as string);

test('a full disk: the choices are kept, said to be unsaved, and written when there is room', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 1 }, 3);
  await match.settled();
  standIn.fillDiskAt(1);
  await playHumans(match, { seed: 1 }, 2);
  await match.settled();
  expect(match.saving.now()).toBe('failed');
  expect(match.now().chronicle).toHaveLength(5);
  match.saveAgain();
  await match.settled();
  expect(match.saving.now()).toBe('failed');
  standIn.onWrite(null);
  match.saveAgain();
  expect(match.saving.now()).toBe('saving');
  await match.settled();
  expect(match.saving.now()).toBe('saved');
  const found = await house.archive.contents(match.now().id);
  expect(found).toMatchObject({ choices: lines(match).map(line => ({ line })) });
});

test('the next choice tries what failed again by itself, in order', async () => {
  const house = await openHouse();
  standIn.fillDiskAt(1);
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 1 }, 4);
  await match.settled();
  expect(match.saving.now()).toBe('failed');
  standIn.onWrite(null);
  await playHumans(match, { seed: 1 }, 1);
  await match.settled();
  expect(match.saving.now()).toBe('saved');
  expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: { length: 5 } });
});

test('what was taken back while the disk was full is not written', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 1 }, 2);
  match.openCurtain();
  standIn.fillDiskAt(1);
  match.choose(match.now().offers.find(c => c.do === 'bury')!);
  match.takeBack();
  match.choose(match.now().offers.find(c => c.do === 'step')!);
  await match.settled();
  standIn.onWrite(null);
  match.saveAgain();
  await match.settled();
  expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: lines(match).map(line => ({ line })) });
});

test('a match that was left unsaved is still on its table, and written from there', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  standIn.fillDiskAt(2);
  await playHumans(match, { seed: 1 }, 6);
  match.leave();
  await match.settled();
  const { id } = match.now();
  const again = opened(await openMatch(house, id));
  expect(lines(again)).toHaveLength(6);
  await again.settled();
  expect(again.saving.now()).toBe('failed');
  standIn.onWrite(null);
  again.saveAgain();
  await again.settled();
  again.leave();
  await again.settled();
  expect(await house.archive.contents(id)).toMatchObject({ choices: { length: 6 }, snapshots: [{ n: 6 }] });
});

test('a match is opened only once: the second time one sits down at the same table', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  expect(opened(await openMatch(house, match.now().id))).toBe(match);
  match.leave();
  await match.settled();
  const [one, two] = await Promise.all([openMatch(house, match.now().id), openMatch(house, match.now().id)]);
  expect(opened(one)).not.toBe(match);
  expect(two).toBe(one);
});

test('without storage a match is played all the same, and its result is known until the app ends', async () => {
  standIn.refuseToOpen('navigator.storage not available');
  const house = await openHouse();
  expect(house.archive.keeps).toBe(false);
  const match = newMatch(house, { ...wanted, players: [anna, baron] });
  await playHumans(match, { seed: 1 });
  await match.settled();
  expect(match.now().over).toBe(true);
  expect(match.saving.now()).toBe('saved');
  expect(await everyResult(house.archive)).toHaveLength(2);
});

test('snapshots are taken on the way, when one leaves and when the app goes to the background', async () => {
  const house = await openHouse();
  const match = newMatch(house, { ...wanted, options: { rounds: 4, openHands: true } });
  const { id } = match.now();
  const snapshots = async (): Promise<number[]> => {
    await match.settled();
    const found = await house.archive.contents(id);
    return found !== null && 'snapshots' in found ? found.snapshots.map(s => s.n) : [];
  };
  await playHumans(match, { seed: 1 }, 21);
  expect(await snapshots()).toEqual([20]);
  match.drawCurtain();
  expect(await snapshots()).toEqual([21, 20]);
  match.drawCurtain();
  expect(await snapshots()).toEqual([21, 20]);
  await playHumans(match, { seed: 1 }, 2);
  match.leave();
  expect(await snapshots()).toEqual([23, 21, 20]);
});

test('Home sees where a match stands without its secrets', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 1 }, 3);
  await match.settled();
  const [stored] = await house.archive.matches();
  const seen = await glimpse(house, stored!);
  expect(seen).toMatchObject({ asked: match.now().asked, players: [anna, ugo] });
  match.drawCurtain();
  expect(seen!.view).toEqual(match.now().view);
  expect(await glimpse(house, { ...stored!, game: 'chess' })).toBeNull();
  expect(await glimpse({ ...house, gameOf: () => Promise.reject(new Error('no script')) }, stored!)).toBeNull();
  expect(await glimpse(house, { ...stored!, players: [{ ...anna, plays: 'emperor' }, ugo] })).toBeNull();
});
