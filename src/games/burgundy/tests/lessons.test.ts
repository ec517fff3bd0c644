import { lessons } from '../lessons';
import { opening } from './table';

test('PLC-01 the lesson of placing lights the spaces around the castle of the own duchy, and no others', () => {
  const { g } = opening(2);
  const lit = lessons.find(lesson => lesson.id === 'place')?.light?.(g, { ask: 'turn', seat: 0 }, 0) ?? [];
  expect(lit).toEqual([11, 12, 17, 19, 24, 25].map(space => `hex:${space}`));
});
