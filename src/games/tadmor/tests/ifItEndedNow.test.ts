import { advance, offersOf } from '@/engine/referee';
import { below } from '@/engine/dice';
import { tadmor } from '..';
import { copy } from '../copy';
import { TURNS } from '../data/numbers';
import type { Tadmor } from '../state';

/** What the referee counts when the last turn is over at this very moment. */
function ended(g: Readonly<Tadmor>) {
  const now = copy(g);
  now.turn = TURNS;
  now.questions = [{ ask: 'newTurn' }];
  offersOf(tadmor, now);
  return tadmor.standings(now);
}

test('13.1 at any moment the figure is what the end would give, in anybody’s eyes', () => {
  const g = tadmor.setUp({ seats: 3, seed: 4, options: {} });
  const chance = { seed: 6 };
  let grown = 0;
  for (let offers = offersOf(tadmor, g), n = 0; offers.length > 0; n++) {
    if (n % 25 === 0) {
      const truth = ended(g);
      for (const eyes of [null, 0, 2]) expect(tadmor.ifItEndedNow?.(tadmor.seenBy(g, eyes))).toEqual(truth);
      grown = Math.max(grown, ...truth.map(({ seat, points }) => points - tadmor.points(g, seat)));
    }
    offers = advance(tadmor, g, offers[below(chance, offers.length)]!);
  }
  expect(grown).toBeGreaterThan(20);
  expect(tadmor.ifItEndedNow?.(g)).toEqual(tadmor.standings(g));
});
