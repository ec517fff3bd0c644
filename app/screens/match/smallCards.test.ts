import type { Game } from '@/engine/contract';
import { shelf } from '@/games/index';
import { cardsRead, markLearnt, markRead } from './smallCards';

/** A drawer's memory that is written at once. */
function memory(rows: Record<string, string> = {}) {
  const remember = (key: string, value: string): void => void (rows[key] = value);
  return { rows, remember };
}
const TABLE = { me: 'Anna', table: ['Anna', 'Bruno'] };

test('a card that somebody has read is read for that name alone', () => {
  const { rows, remember } = memory();
  markRead(rows, remember, 'chess', TABLE)('aim');
  expect(cardsRead(rows, 'chess', 'Anna')).toEqual(['aim']);
  expect(cardsRead(rows, 'chess', 'Bruno')).toEqual([]);
});

test('no more of them is said for whoever sits at that table', () => {
  const { rows, remember } = memory();
  markRead(rows, remember, 'chess', TABLE)('all');
  expect(['Anna', 'Bruno', 'Carla'].map(name => cardsRead(rows, 'chess', name))).toEqual(['all', 'all', []]);
});

test('what the device has shown before it asked for names is told to nobody again', () => {
  const { rows } = memory({ 'lessons.chess': 'aim dice' });
  expect(cardsRead(rows, 'chess', 'Anna')).toEqual(['aim', 'dice']);
});

test('a card whose lessons were all finished on the board is read, one of whose lessons some are missing is not', () => {
  const { rows, remember } = memory({ 'lessons.chess.Anna': 'aim' });
  const game = {
    id: 'chess',
    lessons: [
      { id: 'aim', learnt: ['why'] },
      { id: 'march', learnt: ['why', 'steps'] },
      { id: 'fight', learnt: ['why', 'fights'] },
      { id: 'more' },
    ],
  } as unknown as Game;
  markLearnt(rows, remember, game, 'Anna', ['why', 'steps']);
  expect(cardsRead(rows, 'chess', 'Anna')).toEqual(['aim', 'march']);
});

test.each(shelf.map(game => [game.id, game] as const))(
  '%s: the lessons that stand for a small card are there, and none of them is for another evening',
  (_, game) => {
    const lessons = (game.tutorials ?? []).filter(({ more }) => more !== true).map(({ id }) => id);
    const named = game.lessons.flatMap(({ learnt = [] }) => learnt);
    expect(named.filter(id => !lessons.includes(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  },
);
