/** Points under way: joined while they are young, one gain for each seat. */
import type { Fact, Spot } from '@/engine/contract';
import { clearOf, gainsOf, newsOf, withGain } from './Gains';

interface Scored extends Fact {
  readonly seat: number;
  readonly points: number;
}

const scored = (seat: number, points: number, at?: Spot): Scored => ({ what: 'scored', seat, points, ...(at === undefined ? {} : { at }) });
const gain = (fact: Fact) => {
  if (fact.what !== 'scored') return null;
  const { seat, points } = fact as Scored;
  return { seat, points, why: { icon: 'star' as const, text: `${points}` } };
};
const entry = (...facts: Fact[]) => ({ n: 1, seat: 0, choice: null, facts });

test('what one choice brings a seat is one gain, from where it first happened, with every reason', () => {
  const gains = gainsOf(entry({ what: 'placed', at: 'hex:5' }, scored(0, 4), scored(0, 14, 'hex:5'), scored(0, 7, 'bonus:ship')), gain);
  expect(gains).toEqual([{ seat: 0, points: 25, at: 'hex:5', whys: ['4', '14', '7'].map(text => ({ icon: 'star', text })) }]);
});

test('seats gain apart, and without points nothing flies', () => {
  expect(gainsOf(entry({ what: 'placed', at: 'hex:5' }), gain)).toEqual([]);
  expect(gainsOf(entry(scored(0, 1), scored(1, 2), scored(0, 3)), gain).map(g => [g.seat, g.points, g.at])).toEqual([
    [0, 4, null],
    [1, 2, null],
  ]);
});

test('however fast bots act, a seat has one gain in the air: a young one takes more along, an older one gives way', () => {
  const flight = (seat: number, points: number, begun: number) =>
    ({ seat, points, whys: [], at: null, id: begun, begun, from: [0, 0], to: [0, 0] }) as const;
  const points = (...flights: ReturnType<typeof flight>[]) =>
    flights.reduce<ReturnType<typeof withGain>>((flying, fresh) => withGain(flying, fresh), []).map(f => [f.seat, f.points]);
  expect(points(flight(0, 4, 0), flight(0, 3, 100), flight(1, 2, 120))).toEqual([
    [0, 7],
    [1, 2],
  ]);
  expect(points(flight(0, 4, 0), flight(0, 3, 900))).toEqual([[0, 3]]);
  // Won and lost at once is nothing.
  expect(points(flight(0, 3, 0), flight(1, -3, 10), flight(0, -3, 20))).toEqual([[1, -3]]);
  expect(points(...Array.from({ length: 60 }, (_, i) => flight(i % 2, 1, i)))).toHaveLength(2);
});

test('a resumed match that remembers its past has no news; the next choice is news', () => {
  const chronicle = (length: number) => Array.from({ length }, (_, i) => ({ ...entry(scored(0, 1)), n: i + 1 }));
  const numbers = (length: number, n: number) => newsOf(chronicle(length), n).map(e => e.n);
  expect(numbers(1, 0)).toEqual([1]);
  expect(numbers(188, 0)).toEqual([]);
  expect(numbers(189, 188)).toEqual([189]);
  expect(numbers(3, 4)).toEqual([]);
});

test('points that would rise over the question stand below it, and elsewhere where they came from', () => {
  const asked = { left: 0, top: 48, width: 390, height: 48 };
  expect(clearOf(asked, [90, 88])).toEqual([90, 146]);
  expect(clearOf(asked, [90, 140])).toEqual([90, 146]);
  expect(clearOf(asked, [90, 300])).toEqual([90, 300]);
  expect(clearOf({ ...asked, left: 900 }, [90, 88])).toEqual([90, 88]);
  expect(clearOf(null, [90, 88])).toEqual([90, 88]);
});
