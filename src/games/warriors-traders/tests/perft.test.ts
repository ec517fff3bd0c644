/** How many positions lie one, two and three choices away: a rule that drifts changes a number. The numbers were counted once and read through. */
import { perft } from '@/engine/testing/perft';
import { warriorsTraders } from '..';
import type { Traders } from '../state';
import { abandonable, act, barbarians, levels, manoeuvre, opening, place, stock, table, war } from './table';

const positions: Record<string, { readonly from: () => Traders; readonly counts: readonly number[] }> = {
  'three tokens of the first of three': { from: () => opening(3).g, counts: [3, 6, 10] },
  'two infantry of London among barbarians': {
    from: () =>
      table(manoeuvre(), g => {
        place(g, 0, 'london', 'infantry', 'infantry', 'princess');
        for (const p of ['wales', 'wessex', 'east-anglia', 'yorkshire', 'calais', 'normandie']) barbarians(g, p);
      }).g,
    counts: [6, 30, 37],
  },
  'a battle of archers and cavalry with Commanders': {
    from: () =>
      table(manoeuvre(), g => {
        place(g, 0, 'london', 'archers', 'archers');
        place(g, 1, 'wales', 'infantry', 'cavalry', 'fort');
        levels(g, 0, { military: 4 });
        levels(g, 1, { military: 4 });
        war(g, 0, 1);
      }).choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle').g,
    counts: [11, 62, 270],
  },
  'an action of a rich realm, then another player’s': {
    from: () =>
      table([act(1), act()], g => {
        place(g, 0, 'london', 'infantry', 'princess');
        place(g, 0, 'wales', 'archers');
        levels(g, 0, { production: 5, military: 7 });
        stock(g, 0, 10, 20, 6, 5);
      }).g,
    counts: [16, 98, 302],
  },
  'a trade turn with a partner': {
    from: () =>
      table({ ask: 'trade', seat: 0, proposals: 0 }, g => {
        place(g, 0, 'east-anglia', 'princess');
        place(g, 1, 'highlands', 'princess');
        levels(g, 0, { trade: 5 });
        g.realms[0]!.routes.push(1);
        stock(g, 0, 3, 2, 0, 11);
        stock(g, 1, 0, 1, 2, 0);
      }).g,
    counts: [12, 62, 236],
  },
  'an action that may be the last of the first of three, and what the others make of it': {
    from: () =>
      abandonable(
        [act(1), act()],
        g => {
          place(g, 0, 'london', 'infantry', 'princess');
          place(g, 1, 'highlands', 'infantry');
          stock(g, 0, 1, 0, 1);
        },
        { seats: 3 },
      ).g,
    counts: [9, 60, 48],
  },
};

test.each(Object.entries(positions))('%s', (_, { from, counts }) => {
  expect(perft(warriorsTraders, from(), 3)).toEqual(counts);
});
