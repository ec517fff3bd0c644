/** How many positions lie one, two and three choices away: a rule that drifts changes a number. The numbers were counted once and read through. */
import { perft } from '@/engine/testing/perft';
import { tadmor } from '..';
import { construct, fulfilled, goods, hand, kingdom, opening, put, table, tiles, towers } from './table';
import type { Tadmor } from '../state';

const positions: Record<string, { readonly from: () => Tadmor; readonly counts: readonly number[] }> = {
  'three players before their first tiles': { from: () => opening(3, {}, 0).g, counts: [2, 4, 16] },
  'the first pieces of two': { from: () => table({ ask: 'placeNext', seat: 0 }).g, counts: [29, 810, 10881] },
  'four construction spaces and a market': {
    from: () =>
      table(construct(), g => {
        put(g, 0, 'PA-TM');
        put(g, 0, 'DA-T1');
        put(g, 0, 'EB-TE');
        put(g, 0, 'SS-RG');
        goods(g, 0, 3, 2, 1, 3);
      }).g,
    counts: [15, 117, 529],
  },
  'discounts, favours and private works': {
    from: () =>
      table(
        construct(),
        g => {
          tiles(g, 0, 20, 28, 34, 37, 47);
          put(g, 0, 'I37');
          put(g, 0, 'I47');
          put(g, 0, 'EB-K1');
          hand(g, 0, 7, 16);
          fulfilled(g, 0, 3, 20);
          towers(g, 4, 6);
          goods(g, 0, 2, 3, 3, 1);
        },
        { turn: 7 },
      ).g,
    counts: [25, 248, 1395],
  },
  'a kingdom with a court': {
    from: () =>
      table(
        kingdom(),
        g => {
          tiles(g, 0, 48);
          put(g, 0, 'I48');
          put(g, 0, 'PA-FP');
          goods(g, 0, 0, 0, 0, 2);
          towers(g, 5, 2);
        },
        {
          turn: 7,
          seats: 3,
        },
      ).g,
    counts: [6, 13, 15],
  },
};

test.each(Object.entries(positions))('%s', (_, { from, counts }) => {
  expect(perft(tadmor, from(), 3)).toEqual(counts);
});
