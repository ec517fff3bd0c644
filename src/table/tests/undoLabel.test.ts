/** What closed the way back is said in the words of the game on the table. */
import { shelf } from '@/games/index';
import { en } from '@/words/en';
import { it as italian } from '@/words/it';
import { sealLine, undoLabel } from '../furniture/sentences';

const who = (seat: number): string => ['Anna', 'Matilde', 'Ugo'][seat] ?? '';
const closed = (luck: 'dice' | 'cards' | 'draw' | 'none', words = en) => undoLabel({ steps: 0, seal: 'luck' }, { luck }, words, who);

test('it counts the steps, and says whose answers go with the next one', () => {
  expect(undoLabel({ steps: 2, seal: null }, { luck: 'dice' }, en, who)).toBe('Undo, 2 steps possible');
  expect(undoLabel({ steps: 1, seal: 'luck', past: [1, 2] }, { luck: 'dice' }, en, who)).toBe(
    'Undo, and what Matilde and Ugo answered; 1 step possible',
  );
});

test('it names who has played', () => {
  expect(undoLabel({ steps: 0, seal: 'passed', by: 1 }, { luck: 'dice' }, en, who)).toBe('Matilde has played: no way back past that.');
  expect(undoLabel({ steps: 0, seal: 'passed', by: 1 }, { luck: 'dice' }, italian, who)).toBe('Matilde ha giocato: oltre non si torna.');
});

test.each(shelf.map(g => [g.id, g] as const))('%s: dice are spoken of exactly where dice fall', (_, game) => {
  const hasDice = game.rolls !== undefined;
  for (const line of [closed(game.luck), sealLine('luck', game, en)]) expect(/\bdice\b/i.test(line)).toBe(hasDice);
  for (const line of [closed(game.luck, italian), sealLine('luck', game, italian)]) expect(/\bdadi\b/i.test(line)).toBe(hasDice);
});
