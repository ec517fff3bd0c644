import type { Game } from '@/engine/contract';
import type { Toy } from '@/engine/testing/toyRules';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch, type Household } from '../newMatch';
import { openPracticeCopy } from '../practiceCopy';
import { openFilm, type MatchFilm } from '../matchFilm';
import { anna, baron, openHouse, opened, playHumans, remembered, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 4, openHands: false }, seed: 7, first: 0 };

async function played(house: Household, choices = Infinity, more: Partial<typeof wanted> = {}) {
  const match = newMatch(house, { ...wanted, ...more });
  await playHumans(match, { seed: 3 }, choices);
  match.leave();
  await match.settled();
  return match.now();
}

function looked(found: Awaited<ReturnType<typeof openFilm>>): MatchFilm {
  if ('why' in found) throw new Error(found.why);
  return found;
}

test('every moment of a match can be looked at, in any order, with the choice that led to it', async () => {
  const house = await openHouse();
  const { id, chronicle, me } = await played(house);
  const film = looked(await openFilm(house, id));
  expect([film.first, film.last]).toEqual([0, chronicle.length]);
  const forward = chronicle.map((_, i) => film.at(i + 1, me));
  expect(forward.map(s => s.entry)).toEqual(chronicle);
  const another = looked(await openFilm(house, id));
  for (const n of [film.last, 3, 0, 17, 16, 4, film.last - 1]) expect(another.at(n, me)).toEqual(n === 0 ? film.at(0, me) : forward[n - 1]);
  expect(film.at(0, 0)).toMatchObject({ asked: 0, entry: null });
  expect(film.at(film.last, 0)).toMatchObject({ asked: null, question: null });
});

test('choices that are still on their way to the drawer are looked at too', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 3 });
  match.leave();
  const film = looked(await openFilm(house, match.now().id));
  expect(film.last).toBe(match.now().chronicle.length);
});

test('each pair of eyes sees its own', async () => {
  const house = await openHouse();
  const film = looked(await openFilm(house, (await played(house, 4)).id));
  const hands = (eyes: number | null) => (film.at(1, eyes).view as unknown as Toy).seats.map(s => s.hand.every(card => card === -1));
  expect([hands(0), hands(1), hands(null)]).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
  expect([0, 1, null].map(eyes => film.at(1, eyes).entry!.facts.length)).toEqual([2, 1, 1]);
});

test('points over time end where the result stands', async () => {
  const house = await openHouse();
  const { id, view } = await played(house);
  const film = looked(await openFilm(house, id));
  const { points, ended, by } = (await film.scores())!;
  expect(points).toHaveLength(film.last + 1);
  expect(points[0]).toEqual([6, 6]);
  expect(points.at(-1)).toEqual(toy.standings(view).map(s => s.points));
  expect(ended!.at(-1)).toEqual(points.at(-1));
  expect(by.slice(0, 3)).toEqual([null, film.at(1, null).entry!.seat, film.at(2, null).entry!.seat]);
});

test('after the rules were mended, what the newest snapshot holds is still shown', async () => {
  const house = await openHouse();
  const { id, view } = await played(house);
  const mended: Game = { ...toy, rulesNumber: 2 };
  const film = looked(await openFilm({ ...house, gameOf: async () => mended }, id));
  expect(film.first).toBe(film.last);
  expect(film.at(film.last, 0).asked).toBeNull();
  expect((await film.scores())!.points).toEqual([toy.standings(view).map(s => s.points)]);
});

test('a match that is not there or broken says so', async () => {
  const house = await openHouse();
  expect(await openFilm(house, 'x')).toEqual({ why: 'missing' });
  const { id } = await played(house, 3);
  expect(await openFilm({ ...house, gameOf: async () => null }, id)).toEqual({ why: 'unknownGame' });
  expect(await openFilm({ ...house, gameOf: () => Promise.reject(new Error('no script')) }, id)).toEqual({ why: 'notBrought' });
});

describe('a practice copy', () => {
  test('plays on from the n-th choice, with other players if wanted, and leaves the first match as it was', async () => {
    const house = await openHouse();
    const { id } = await played(house);
    const before = await house.archive.contents(id);
    const film = looked(await openFilm(house, id));
    const copy = opened(await openPracticeCopy(house, id, 9, [anna, baron]));
    await remembered(copy);
    const twin = film.at(9, copy.now().me);
    expect(copy.now()).toMatchObject({
      practice: true,
      view: twin.view,
      asked: twin.asked,
      chronicle: { length: 9 },
      players: [anna, baron],
    });
    await playHumans(copy, { seed: 8 });
    await copy.settled();
    expect(copy.now().over).toBe(true);
    expect(await house.archive.contents(id)).toEqual(before);
  });

  test('of a match that is still going on begins where that one stands, or before', async () => {
    const house = await openHouse();
    const { id } = await played(house, 6, { options: { rounds: 4, openHands: true } });
    const copy = opened(await openPracticeCopy(house, id, 99));
    await remembered(copy);
    expect(copy.now().chronicle).toHaveLength(6);
    expect(await openPracticeCopy(house, 'x', 1)).toEqual({ why: 'missing' });
  });
});
