/** How many positions lie one, two and three choices away: a rule that drifts changes a number. The numbers were counted once and read through. */
import { perft } from '@/engine/testing/perft';
import { warriorKnights } from '..';
import { NONE, type Realm } from '../state';
import { display, fate, garrison, mobilize, opening, playing, rule, stand, table } from './table';

const positions: Record<string, { readonly from: () => Realm; readonly counts: readonly number[] }> = {
  'the first troops of two': { from: () => opening(2).g, counts: [5, 25, 125] },
  'a plan': { from: () => table({ ask: 'plan', seat: 0 }).g, counts: [19, 189, 1101] },
  'two Nobles who may march, sail, besiege or assault': {
    from: () =>
      table(mobilize(), g => {
        playing(g);
        stand(g, 0, 'Kovel', 50);
        stand(g, 1, 'Monz', 200);
        rule(g, 1, 'Froli');
      }).g,
    counts: [33, 70, 516],
  },
  'an assault with walls, a garrison and a bystander': {
    from: () =>
      table(mobilize(), g => {
        playing(g);
        fate(g, 3, 1, 2, 4, 6, 5);
        stand(g, 0, 'Torvale', 200);
        stand(g, 4, 'Torvale', 100);
        stand(g, 8, 'Torvale', 50);
        garrison(g, 1, 50);
      }).g,
    counts: [14, 53, 264],
  },
  'a vote of three': {
    from: () =>
      table({ ask: 'assembly' }, g => {
        display(g, 'royalSubsidy', 'crownTithe');
        rule(g, 0, 'Monz');
      }).g,
    counts: [3, 21, 74],
  },
  'troops to be divided anew': {
    from: () =>
      table(
        [
          { ask: 'comeBack', seat: 0 },
          { ask: 'regroup', seat: 0, shifted: [] },
        ],
        g => {
          garrison(g, 0, 50, 100);
          rule(g, 0, 'Monz');
          g.sieges.push({ city: NONE, hold: 1, seat: 2, round: 1 });
        },
      ).g,
    counts: [9, 24, 72],
  },
};

test.each(Object.entries(positions))('%s', (_, { from, counts }) => {
  expect(perft(warriorKnights, from(), 3)).toEqual(counts);
});
