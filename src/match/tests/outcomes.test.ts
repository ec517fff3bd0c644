/** Drawing plays nothing twice, and a tap plays its choice once at most. */
import { play } from '@/engine/referee';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch } from '../newMatch';
import { anna, openHouse, toy, ugo } from './house';

jest.mock('@/engine/referee', () => {
  const referee = jest.requireActual<typeof import('@/engine/referee')>('@/engine/referee');
  return { ...referee, play: jest.fn(referee.play) };
});

const played = jest.mocked(play);

afterEach(() => standIn.reset());

test('a choice is played once for its seal, however often that is drawn, and not again when it is made', async () => {
  const match = newMatch(await openHouse(), {
    game: toy,
    players: [anna, ugo],
    options: { rounds: 2, openHands: true },
    seed: 7,
    first: 0,
  });
  const { offers } = match.now();
  expect(offers.length).toBeGreaterThan(1);
  played.mockClear();
  for (let drawn = 0; drawn < 3; drawn++) for (const choice of offers) match.seals(choice);
  expect(played).toHaveBeenCalledTimes(offers.length);
  match.choose(offers[0]!);
  expect(match.now().offers).not.toBe(offers);
  expect(played).toHaveBeenCalledTimes(offers.length);
  await match.settled();
});
