import { asked, offersOf } from '@/engine/referee';
import { shelf } from '@/games/index';
import { shown, specimen } from '../specimen';
import { takeTurns } from '../takeTurns';
import { toy } from './house';

const found = (game: typeof toy, asks: readonly string[]) => takeTurns(specimen(game, asks));

test('a position asks what it was looked for', async () => {
  const state = await found(toy, ['gift']);
  expect(state!.questions.at(-1)!.ask).toBe('gift');
  expect(offersOf(toy, toy.copy(state!)).length).toBeGreaterThan(0);
  expect(await found(toy, ['nothing'])).toBeNull();
});

test('it is shown as the seat that is asked may see it, with its offers, and cannot be played on', async () => {
  const state = (await found(toy, ['stake']))!;
  const match = shown(toy, state);
  const before = match.now();
  const seat = asked(toy, state)!;
  expect(before).toMatchObject({ me: seat, view: toy.seenBy(state, seat), question: { ask: 'stake' }, curtain: null });
  match.choose(before.offers[0]!);
  expect(match.now()).toBe(before);
});

test.each(shelf.map(game => [game.id, game] as const))('%s has a live board for its turn and most of what it asks', async (_, game) => {
  const chapters = game.words.en.chapters.filter(c => c.asks !== undefined);
  const boards = await Promise.all(chapters.map(async c => [c.id, (await found(game, c.asks ?? [])) !== null] as const));
  expect(boards.filter(([, is]) => is).length).toBeGreaterThan(boards.length / 2);
  expect(await found(game, ['turn'])).not.toBeNull();
});
