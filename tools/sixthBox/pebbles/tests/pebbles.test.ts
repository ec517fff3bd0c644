import { play, start } from '@/engine/referee';
import { pebbles } from '..';
import { playerAt, type PebblesChoice } from '../state';

const answer = (choice: PebblesChoice): PebblesChoice => choice;

const begun = () => start(pebbles, { seats: 2, seed: 1, options: {}, first: 0 });
const hidden = () => [3, 1].reduce((now, count) => play(pebbles, now, answer({ do: 'hide', at: `button:hide${count}`, count })), begun());

test('PEB-01 nobody else sees what is hidden in a fist', () => {
  const { state } = hidden();
  expect(pebbles.seenBy(state, 1).players.map(p => p.fist)).toEqual([-1, 1]);
});

test('PEB-02 pebbles leave their heap for whoever takes them', () => {
  const { state, asked } = play(pebbles, hidden(), answer({ do: 'take', at: 'heap:1', count: 3 }));
  expect([state.heaps, playerAt(state, 0).taken, asked]).toEqual([[7, 4, 7], 3, 1]);
});

test('PEB-03 the fullest fist that is alone so is worth four points', () => {
  let now = hidden();
  while (now.asked !== null) now = play(pebbles, now, now.offers[0]!);
  expect(now.state.players.map(p => p.bonus)).toEqual([4, 0]);
});
