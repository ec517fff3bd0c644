/** One seed lays the table and says who begins: neither may tell anything of the other. */
import { shuffle } from '@/engine/dice';
import { firstByLot } from '../newMatch';

const TABLES = 20_000;
const SEATS = 6;
const CARDS = 8;

test('who begins by lot says nothing of what the same seed deals, wherever in the deck it lies', () => {
  const met = Array.from({ length: SEATS * CARDS * CARDS }, () => 0);
  const began = Array.from({ length: SEATS }, () => 0);
  for (let table = 0; table < TABLES; table++) {
    const seed = Math.imul(table, 0x9e3779b1) | 0;
    const first = firstByLot(seed, SEATS);
    began[first] = (began[first] ?? 0) + 1;
    shuffle(
      { seed },
      Array.from({ length: CARDS }, (_, card) => card),
    ).forEach((card, place) => {
      const cell = (first * CARDS + place) * CARDS + card;
      met[cell] = (met[cell] ?? 0) + 1;
    });
  }
  const fair = TABLES / SEATS / CARDS;
  expect(began.filter(count => Math.abs(count - TABLES / SEATS) > 0.05 * (TABLES / SEATS))).toEqual([]);
  // Five deviations of a fair count, of 384.
  expect(met.filter(count => Math.abs(count - fair) > 5 * Math.sqrt(fair))).toEqual([]);
});
