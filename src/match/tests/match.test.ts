import { write } from '@/engine/notation';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, baron, openHouse, opened, playHumans, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, baron], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };

test('a match with a bot is played to its end, and its result lies in the archive', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 1 });
  await match.settled();
  expect(match.now()).toMatchObject({ over: true, asked: null, offers: [], saved: 'saved', thinking: null });
  const standings = toy.standings(match.now().view);
  expect(await house.archive.results()).toEqual(
    standings.map(({ seat, place, points, sources }) => ({ match: match.now().id, seat, place, points, sources, level: seat === 0 ? 'human' : 'baron' })),
  );
  expect((await house.archive.matches())[0]?.ended).toBeGreaterThan(1_000);
});

test('a match that was left asks the same question when it is opened again', async () => {
  const house = await openHouse();
  const match = newMatch(house, { ...wanted, players: [anna, ugo] });
  await playHumans(match, { seed: 3 }, 9);
  match.openCurtain();
  const before = match.now();
  match.leave();
  await match.settled();
  const again = opened(await openMatch(house, before.id));
  again.openCurtain();
  const after = again.now();
  expect(after.view).toEqual(before.view);
  expect(after.offers.map(write)).toEqual(before.offers.map(write));
  expect(after.question).toEqual(before.question);
});
