/** Where several choices end at one place, the table asks which: what costs least is named first. */
import type { Match } from '@/match/matchView';
import type { DrawnBox } from '@/table/kit/boardProps';
import { createFinger } from '@/table/finger/finger';
import { offersOf, question } from '@/engine/referee';
import { burgundy } from '..';
import { depot, dice, table } from '../tests/table';
import { burgundyDrawn } from '.';
import { plateAt } from './AreaPoints';

test('TRN-04 a tile that one die takes for workers and the other for nothing is asked for with the free one first', () => {
  const { g } = table(at => {
    depot(at, 5, 'ship');
    dice(at, 0, 3, 5);
    at.estates[0]!.workers = 4;
  });
  const view = { game: burgundy, me: 0, asked: 0, question: question(g), offers: offersOf(burgundy, g), view: g };
  const match = { subscribe: () => () => {}, now: () => view, seals: () => null } as unknown as Match;
  const finger = createFinger(match, burgundyDrawn as unknown as DrawnBox, {
    confirmsSeals: () => false,
    warning: () => null,
    describe: () => ({ label: '', hint: null }),
  });
  finger.tap('depot:5:0');
  expect(finger.now().which).toEqual([
    { do: 'take', at: 'depot:5:0', die: 1, pay: 0 },
    { do: 'take', at: 'depot:5:0', die: 0, pay: 2 },
  ]);
});

test('ARE-01 what an area has brought stands beside the glyphs of its first row, and within the picture', () => {
  const hex = { width: 45, height: 52 };
  expect(plateAt([100, 90], hex, 300)).toEqual([100, 64]);
  const [x, y] = plateAt([100, 26], hex, 300);
  // The glyph in the middle is a third as wide as its hex, and so is the neighbour's.
  expect([x - 12 - 100, 100 + 45 - (x + 12)].every(gap => gap > 45 * 0.18)).toBe(true);
  expect(y - 17 / 2).toBeGreaterThanOrEqual(0);
  expect(plateAt([100, 26], hex, 100)[0] + 12).toBeLessThanOrEqual(100 + 45 / 2);
});
