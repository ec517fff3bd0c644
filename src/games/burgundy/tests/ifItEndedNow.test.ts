import { advance, offersOf } from '@/engine/referee';
import { below } from '@/engine/dice';
import type { Options } from '@/engine/contract';
import { burgundy } from '..';
import { copy } from '../copy';
import type { Burgundy } from '../state';

/** What the referee counts when the match ends at this very moment. */
function ended(g: Readonly<Burgundy>) {
  const now = copy(g);
  now.questions = [{ ask: 'finalScoring' }];
  offersOf(burgundy, now);
  return burgundy.standings(now);
}

function moments(seats: number, options: Options): Burgundy[] {
  const g = burgundy.setUp({ seats, seed: 5, options });
  const chance = { seed: 5 };
  const kept: Burgundy[] = [];
  for (let offers = offersOf(burgundy, g), n = 0; offers.length > 0; n++) {
    if (n % 40 === 0) kept.push(copy(g));
    offers = advance(burgundy, g, offers[below(chance, offers.length)]!);
  }
  return [...kept, g];
}

test.each<readonly [number, Options]>([
  [2, { soldGoodsPublic: true }],
  [3, { shields: true, whiteCastles: true, inns: true }],
  [4, { team: '12a' }],
])('END-01 at any moment of a match of %i the figure is what the end would give', (seats, options) => {
  const seen = moments(seats, options);
  expect(seen.length).toBeGreaterThan(5);
  for (const g of seen.slice(0, -1)) expect(burgundy.ifItEndedNow?.(g)).toEqual(ended(g));
  const last = seen.at(-1)!;
  expect(last.questions).toEqual([]);
  expect(burgundy.ifItEndedNow?.(last)).toEqual(burgundy.standings(last));
});

test('SEL-04 the colours that a rival has sold face down are not in it', () => {
  const g = moments(2, {})[2]!;
  g.soldGoodsPublic = false;
  g.estates[1]!.sold.fill(0);
  const hidden = (sold: readonly number[]) => {
    const one = copy(g);
    one.estates[1]!.sold = sold.slice();
    return burgundy.ifItEndedNow?.(burgundy.seenBy(one, 0));
  };
  expect(hidden([2, 0, 0, 0, 0, 0])).toEqual(hidden([1, 1, 0, 0, 0, 0]));
});

test('SOL-01 nothing comes at the end for whoever plays alone', () => {
  expect(burgundy.ifItEndedNow?.(burgundy.setUp({ seats: 1, seed: 1, options: {} }))).toBeNull();
});
