import { standIn } from '../../../tools/jest/expo-sqlite';
import type { Toy } from '@/engine/testing/toyRules';
import type { OpenMatch } from '../match';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, baron, openHouse, opened, playHumans, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };
const answer = (match: OpenMatch): void => match.choose(match.now().offers[0]!);
const hands = (match: OpenMatch): number[][] => (match.now().view as unknown as Toy).seats.map(s => s.hand);
const hidden = (hand: number[]): boolean => hand.every(card => card === -1);

test('falls before the next human while there are secrets, and shows what everybody may see', async () => {
  const match = newMatch(await openHouse(), wanted);
  // Whoever set the match up looks at it; the first to be asked may be somebody else.
  expect(match.now().curtain).toBe(0);
  expect(hands(match).map(hidden)).toEqual([true, true]);
  match.openCurtain();
  expect(match.now()).toMatchObject({ curtain: null, me: 0 });
  expect(hands(match).map(hidden)).toEqual([false, true]);
  answer(match);
  expect(match.now()).toMatchObject({ curtain: 1, me: 1, asked: 1 });
  expect(hands(match).map(hidden)).toEqual([true, true]);
  match.openCurtain();
  expect(hands(match).map(hidden)).toEqual([true, false]);
});

test('does not fall while the same human is asked again', async () => {
  const match = newMatch(await openHouse(), wanted);
  match.openCurtain();
  answer(match);
  match.openCurtain();
  answer(match);
  match.openCurtain();
  match.choose(match.now().offers.find(c => c.do === 'bury')!);
  expect(match.now()).toMatchObject({ curtain: null, me: 0, asked: 0 });
});

test('never falls when nobody has secrets: the match simply turns to the next', async () => {
  const match = newMatch(await openHouse(), { ...wanted, options: { rounds: 2, openHands: true } });
  expect(match.now()).toMatchObject({ curtain: null, me: 0 });
  answer(match);
  expect(match.now()).toMatchObject({ curtain: null, me: 1, asked: 1 });
});

test('never falls with one human, and stays open while bots think', async () => {
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, baron] });
  answer(match);
  expect(match.now()).toMatchObject({ curtain: null, me: 0, asked: 1, thinking: 1 });
  expect(hidden(hands(match)[0]!)).toBe(false);
  match.drawCurtain();
  expect(match.now().curtain).toBeNull();
  match.leave();
});

test('does not fall between a bot and the human who looks already', async () => {
  const match = newMatch(await openHouse(), { ...wanted, players: [anna, baron, ugo] });
  match.setPace(0);
  match.openCurtain();
  answer(match);
  expect(match.now()).toMatchObject({ asked: 1, me: 0, curtain: null });
  while (match.now().asked === 1) await new Promise(done => setTimeout(done, 0));
  expect(match.now()).toMatchObject({ asked: 2, me: 2, curtain: 2 });
});

test('falls when the app leaves the foreground', async () => {
  const match = newMatch(await openHouse(), wanted);
  match.openCurtain();
  match.drawCurtain();
  expect(match.now()).toMatchObject({ curtain: 0, offers: [] });
  expect(hands(match).map(hidden)).toEqual([true, true]);
  match.openCurtain();
  expect(match.now().offers).toHaveLength(4);
});

test('is drawn when a match is opened again', async () => {
  const house = await openHouse();
  const match = newMatch(house, wanted);
  await playHumans(match, { seed: 2 }, 5);
  match.leave();
  await match.settled();
  const again = opened(await openMatch(house, match.now().id));
  expect(again.now().curtain).toBe(again.now().asked);
});

test('is up after the end', async () => {
  const match = newMatch(await openHouse(), wanted);
  await playHumans(match, { seed: 2 });
  expect(match.now()).toMatchObject({ over: true, curtain: null });
  match.drawCurtain();
  expect(match.now().curtain).toBeNull();
});

describe('where what is asked is answered with what lies open', () => {
  const openly = { ...wanted, game: { ...toy, asksOpenly: () => true } };

  test('no curtain falls: secrets lie face down until their owner looks, and again before the next', async () => {
    const match = newMatch(await openHouse(), openly);
    expect(match.now()).toMatchObject({ curtain: null, faceDown: true, me: 0, asked: 0 });
    expect(match.now().offers.length).toBeGreaterThan(1);
    expect(hands(match).map(hidden)).toEqual([true, true]);
    match.lookAtOwn?.();
    expect(match.now()).toMatchObject({ curtain: null, faceDown: false, me: 0 });
    expect(hands(match).map(hidden)).toEqual([false, true]);
    answer(match);
    expect(match.now()).toMatchObject({ curtain: null, faceDown: true, me: 1, asked: 1 });
    expect(hands(match).map(hidden)).toEqual([true, true]);
    expect(match.since().flatMap(({ view }) => (view as unknown as Toy).seats.map(s => hidden(s.hand)))).not.toContain(false);
  });

  test('a curtain falls as soon as somebody is asked for what others must not see', async () => {
    let asksOpenly = true;
    const match = newMatch(await openHouse(), { ...wanted, game: { ...toy, asksOpenly: () => asksOpenly } });
    answer(match);
    asksOpenly = false;
    answer(match);
    expect(match.now()).toMatchObject({ curtain: 0, faceDown: false, offers: [] });
  });

  test('one person at the table, or one who looks already, has everything open', async () => {
    const alone = newMatch(await openHouse(), { ...openly, players: [anna, baron] });
    expect(alone.now()).toMatchObject({ faceDown: false, curtain: null });
    alone.leave();
  });
});
