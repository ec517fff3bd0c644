/** The app is killed between any two taps, or in the middle of a write: the same question is on the table as if nothing had happened. */
import * as fc from 'fast-check';
import { below } from '@/engine/dice';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { createArchive } from '@/archive/openArchive';
import { isBroken } from '@/archive/rows';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch, type Household, type Wanted } from '../newMatch';
import { openMatch } from '../openMatch';
import { anna, openHouse, opened, playHumans, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted: Wanted = { game: toy, players: [anna, ugo], options: { rounds: 4, openHands: false }, seed: 7, first: 0 };

/** The uninterrupted twin of what lies in the archive. */
async function twin(house: Household, id: string): Promise<Moment> {
  const found = await house.archive.contents(id);
  if (found === null || isBroken(found)) throw new Error('nothing there');
  let now = start(toy, { seats: 2, seed: 7, options: wanted.options, first: 0 });
  for (const { line, seat } of found.choices) {
    expect(now.asked).toBe(seat);
    now = play(
      toy,
      now,
      now.offers.find(c => write(c) === line)!,
    );
  }
  return now;
}

/** Opens what was left, as after a cold start, and compares it with its twin. */
async function sameAsTwin(id: string): Promise<{ house: Household; choices: number }> {
  const { archive, how } = await createArchive();
  expect(how).toBe('ok');
  const house = await openHouse({ archive });
  const match = opened(await openMatch(house, id));
  const expected = await twin(house, id);
  match.openCurtain();
  const { view, offers, asked, over } = match.now();
  expect({ view, asked, offers: offers.map(write) }).toEqual({
    view: toy.seenBy(expected.state, match.now().me),
    asked: expected.asked,
    offers: over ? [] : expected.offers.map(write),
  });
  match.leave();
  await match.settled();
  const found = await archive.contents(id);
  return { house, choices: found !== null && 'choices' in found ? found.choices.length : 0 };
}

test('killed between two taps: everything that was saved is there, and the match is played to its end in pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }), fc.integer(), async (pieces, seed) => {
      standIn.reset();
      let house: Household = await openHouse();
      const match = newMatch(house, wanted);
      const { id } = match.now();
      await match.settled();
      standIn.kill();
      let played = 0;
      for (const piece of pieces) {
        house = await openHouse();
        const again = opened(await openMatch(house, id));
        played += await playHumans(again, { seed: seed + played }, piece);
        await again.settled();
        standIn.kill();
        const { choices } = await sameAsTwin(id);
        expect(choices).toBe(played);
        standIn.kill();
      }
    }),
    { numRuns: 25 },
  );
});

test('killed in the middle of a write, taking back included: nothing is torn, at most the last taps are missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 60 }), fc.integer(), async (stopAt, seed) => {
      standIn.reset();
      const house = await openHouse();
      const match = newMatch(house, wanted);
      const { id } = match.now();
      await match.settled();
      const chance = { seed };
      standIn.stopAt(stopAt);
      for (let i = 0; i < 30 && !match.now().over; i++) {
        await playHumans(match, chance, 1);
        if (match.now().undo.steps > 0 && below(chance, 3) === 0) match.takeBack(1 + below(chance, match.now().undo.steps));
        if (below(chance, 8) === 0) match.drawCurtain();
        await new Promise(done => setTimeout(done, 0));
      }
      standIn.kill();
      await sameAsTwin(id);
    }),
    { numRuns: 40 },
  );
});

test('killed in a file on disk, with a new connection each time', async () => {
  standIn.useFiles();
  let house = await openHouse();
  const match = newMatch(house, wanted);
  const { id } = match.now();
  await match.settled();
  for (let piece = 0; piece < 4; piece++) {
    standIn.kill();
    house = await openHouse();
    const again = opened(await openMatch(house, id));
    await playHumans(again, { seed: piece }, 5);
    await again.settled();
  }
  standIn.kill();
  expect((await sameAsTwin(id)).choices).toBe(20);
});
