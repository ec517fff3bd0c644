/** Every game on the shelf, in the archive and out again: nothing here knows which games there are. */
import type { Choice, Game } from '@/engine/contract';
import { below } from '@/engine/dice';
import { write } from '@/engine/notation';
import { optionCombinations } from '@/engine/testing/setUps';
import { shelf } from '@/games/index';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { exportAll, importText } from '../files';
import { glimpse } from '../glimpse';
import type { OpenMatch } from '../match';
import { TINCTURES, type Player } from '../matchView';
import { newMatch } from '../newMatch';
import { openMatch } from '../openMatch';
import { openHouse, opened, playHumans, remembered } from './house';

afterEach(() => standIn.reset());

const people = (seats: number): Player[] => TINCTURES.slice(0, seats).map((tincture, i) => ({ name: `P${i}`, tincture, plays: 'human' }));
const houseOf = (game: Game) => openHouse({ gameOf: async id => (id === game.id ? game : null) });

function table(match: OpenMatch) {
  match.openCurtain();
  // Where what is asked needs no secrets these lie face down until their owner looks.
  match.lookAtOwn?.();
  const { view, question, offers, asked, undo, chronicle, over } = match.now();
  return { view, question, offers: offers.map(write), asked, undo, chronicle, over };
}

/** As somebody plays who changes their mind now and then. */
async function playAndWaver(match: OpenMatch, chance: { seed: number }, choices: number): Promise<void> {
  for (let i = 0; i < choices && !match.now().over; i++) {
    await playHumans(match, chance, 1);
    match.openCurtain();
    const { steps } = match.now().undo;
    if (steps > 0 && below(chance, 4) === 0) match.takeBack(1 + below(chance, steps));
  }
}

const cases = shelf.flatMap(game =>
  [...new Set([game.seats.least, Math.max(2, game.seats.least), game.seats.most])].map(seats => [game.id, seats, game] as const),
);

test('the shelf is not empty', () => expect(shelf.length).toBeGreaterThan(0));

describe.each(cases)('%s with %i seats', (_, seats, game) => {
  const options = optionCombinations(game, seats, 1);

  test('is the same after it was put away at any moment, chronicle and way back included', async () => {
    const house = await houseOf(game);
    for (const [i, chosen] of options.entries()) {
      let match = newMatch(house, { game, players: people(seats), options: chosen, seed: 100 + i });
      const { id } = match.now();
      const chance = { seed: i + 1 };
      for (const piece of [3, 17, 31]) {
        await playAndWaver(match, chance, piece);
        const before = table(match);
        match.leave();
        await match.settled();
        match = opened(await openMatch(house, id));
        if (before.chronicle.length > 0) await remembered(match);
        expect(table(match)).toEqual(before);
      }
      match.leave();
      await match.settled();
    }
  });

  test('taken back and chosen again is as if it had never been taken back', async () => {
    const house = await houseOf(game);
    const match = newMatch(house, { game, players: people(seats), options: options[0]!, seed: 5 });
    const chance = { seed: 2 };
    let tried = 0;
    for (let i = 0; i < 120 && !match.now().over; i++) {
      match.openCurtain();
      const { offers } = match.now();
      const choice = offers[below(chance, offers.length)] as Choice;
      const before = table(match);
      const seal = match.seals(choice);
      match.choose(choice);
      if (seal !== null) continue;
      const after = table(match);
      match.takeBack();
      expect(table(match)).toEqual(before);
      match.choose(choice);
      expect(table(match)).toEqual(after);
      tried++;
    }
    expect(match.now().over || tried > 0).toBe(true);
  });

  test('goes out as a file, comes in again the same, and shows on Home', async () => {
    const house = await houseOf(game);
    const match = newMatch(house, { game, players: people(seats), options: options[0]!, seed: 9 });
    await playHumans(match, { seed: 4 }, 60);
    match.leave();
    await match.settled();
    const text = await exportAll(house);
    const [stored] = await house.archive.matches();
    const seen = await glimpse(house, stored!);
    expect(seen).not.toBeNull();
    await house.archive.eraseAll();
    expect(await importText(house, text)).toEqual({ added: 1, already: 0 });
    const again = await glimpse(house, (await house.archive.matches())[0]!);
    expect([again!.view, again!.asked]).toEqual([seen!.view, seen!.asked]);
  });
});
