/** A question with one answer is asked of nobody, in every game: it is answered as a choice like any other, and one goes back past it. */
import type { Choice, Game } from '@/engine/contract';
import { below } from '@/engine/dice';
import { depth } from '@/engine/testing/depth';
import { drawn } from '@/engine/testing/matches';
import { optionCombinations } from '@/engine/testing/setUps';
import { shelf } from '@/games/index';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { OpenMatch } from '../match';
import { TINCTURES, type Player } from '../matchView';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, baron, openHouse, opened, remembered, toy, ugo } from './house';

afterEach(() => standIn.reset());

const CHOICES = { light: 150, usual: 250, deep: 20_000 }[depth];

const people = (seats: number): Player[] => TINCTURES.slice(0, seats).map((tincture, i) => ({ name: `P${i}`, tincture, plays: 'human' }));
const houseOf = (game: Game) => openHouse({ gameOf: async id => (id === game.id ? game : null) });
const askOf = (match: OpenMatch): string => match.now().question?.ask ?? '';
const rows = (match: OpenMatch): string[] => match.kept().choices.map(c => `${c.seat} ${c.line}`);

/** Is anybody asked who has one answer, where the box does not want a hand? */
function asksInVain(match: OpenMatch): boolean {
  const { game, offers } = match.now();
  return offers.length === 1 && !(game.byHand ?? []).includes(askOf(match));
}

const cases = shelf.flatMap(game =>
  [...new Set([Math.max(2, game.seats.least), game.seats.most])].map(seats => [game.id, seats, game] as const),
);

describe.each(cases)('%s with %i people', (_, seats, game) => {
  test('nobody is asked who has one answer, also after going back and after an interruption', async () => {
    const house = await houseOf(game);
    for (const [i, options] of optionCombinations(game, seats, 1).slice(-2).entries()) {
      let match = newMatch(house, { game, players: people(seats), options, seed: 40 + i });
      const { id } = match.now();
      const chance = { seed: i + 3 };
      for (let n = 1; n <= CHOICES && !match.now().over; n++) {
        match.openCurtain();
        expect([n, askOf(match), asksInVain(match)]).toEqual([n, askOf(match), false]);
        match.choose(drawn(match.now().offers, chance, game));
        match.openCurtain();
        const { steps } = match.now().undo;
        if (steps > 0 && below(chance, 5) === 0) {
          const { length } = rows(match);
          match.takeBack(1 + below(chance, steps));
          expect(rows(match).length).toBeLessThan(length);
          expect([n, askOf(match), asksInVain(match)]).toEqual([n, askOf(match), false]);
        }
        if (n % 97 !== 0) continue;
        const before = rows(match);
        match.leave();
        await match.settled();
        match = opened(await openMatch(house, id));
        await remembered(match);
        expect(rows(match)).toEqual(before);
      }
      match.leave();
      await match.settled();
    }
  });

  test('what wants a hand is a question of the box', () => {
    for (const ask of game.byHand ?? []) expect(game.rules).toHaveProperty(ask);
  });
});

const handless: Game = { ...toy, byHand: [] };

/** Anna walks: two to the right is a milestone, where one gives a coin; at a table of two there is one to give it to. */
async function atTheMilestone(players = [anna, baron], isEnough = (pips: number): boolean => pips >= 3) {
  for (let seed = 1; ; seed++) {
    const house = await houseOf(handless);
    const match = newMatch(house, { game: handless, players, options: { rounds: 2, openHands: true }, seed, first: 0 });
    match.setPace(0);
    while (askOf(match) !== 'spend' || match.now().offers.length === 0) {
      if (match.now().offers.length > 0) match.choose(match.now().offers[0] as Choice);
      else await new Promise(done => setTimeout(done, 0));
    }
    const { view, me, undo } = match.now();
    const { pips } = (view as unknown as { seats: { pips: number }[] }).seats[me]!;
    if (me === 0 && isEnough(pips) && undo.steps === 0) return { match, house };
  }
}

const RIGHT: readonly Choice[] = [7, 8].map(space => ({ do: 'step', at: `space:${space}` }));

test('it is a row of whoever had no other choice, and their chronicle says so', async () => {
  const { match, house } = await atTheMilestone();
  match.chooseAll(RIGHT);
  expect(askOf(match)).toBe('spend');
  expect(rows(match).slice(-3)).toEqual(['0 step space:7', '0 step space:8', '0 give seat:1']);
  expect(
    match
      .now()
      .chronicle.slice(-3)
      .map(e => e.byItself ?? false),
  ).toEqual([false, false, true]);
  await match.settled();
  const lying = await house.archive.contents(match.now().id);
  expect((lying as unknown as { choices: { line: string }[] }).choices.at(-1)!.line).toBe('give seat:1');
});

test('one goes back to one’s own choice before it', async () => {
  const { match } = await atTheMilestone();
  const before = match.now();
  match.choose(RIGHT[0]!);
  const between = match.now();
  match.choose(RIGHT[1]!);
  expect(match.now().undo.steps).toBe(2);
  match.takeBack();
  expect(match.now()).toMatchObject({ view: between.view, offers: between.offers, chronicle: between.chronicle });
  match.takeBack();
  expect(match.now()).toMatchObject({ view: before.view, offers: before.offers });
});

test('where there are two to choose from it is asked', async () => {
  const { match } = await atTheMilestone([anna, baron, { ...baron, tincture: 'or' }]);
  match.chooseAll(RIGHT);
  expect([askOf(match), match.now().offers.length]).toEqual(['gift', 2]);
});

test('what it would close is closed by the choice that leads there, which therefore asks', async () => {
  const { match } = await atTheMilestone([anna, ugo], pips => pips === 2);
  match.choose(RIGHT[0]!);
  // The last pip leads to the milestone; with the coin given Ugo’s die rolls.
  expect(match.seals(RIGHT[1]!)).toBe('luck');
});

test('a bot’s one answer is the bot’s, until a person sits down there', async () => {
  const { match } = await atTheMilestone();
  match.chooseAll(RIGHT);
  expect(
    match
      .now()
      .chronicle.filter(e => e.seat === 1)
      .every(e => e.byItself === undefined),
  ).toBe(true);
});
