import {
  besideRival,
  bestRival,
  hear,
  lookBeside,
  LOUDEST,
  MOST_NOTCHES,
  netFrom,
  notched,
  opinion,
  type Net,
  type StoredNet,
} from '../net';

const SENSES = ['towers', 'debts'];
/** One unit that hears towers, one that hears debts. */
const stored: StoredNet = {
  provenance: [],
  senses: { debts: { notches: 10, heard: [0, 64] }, towers: { notches: 4, heard: [32, 0] } },
  starts: [0, -320],
  speaks: [100, 10],
  silence: 7,
  coin: 0.5,
};
const net = netFrom(stored, SENSES) as Net;

test('what was learnt under a name is heard where the game counts it', () => {
  // 3 towers: 12 notches × 32 = 384, heard as 12, said 1,200. No debts: −320 leaks as −40, heard as −2, said −20.
  expect(opinion(net, [3, 0])).toBe(0.5 * (7 + 1_200 - 20));
  // 2 debts: 20 notches × 64 − 320 = 960, heard as 30, said 300.
  expect(opinion(net, [0, 2])).toBe(0.5 * (7 + 300));
});

test('one opinion leaves nothing behind for the next', () => {
  const first = opinion(net, [3, 1]);
  opinion(net, [-50, 8]);
  expect(opinion(net, [3, 1])).toBe(first);
});

test('a count beyond all measure is as good as a large one, and its sums stay within 32 bits', () => {
  expect(notched(1e9, 4)).toBe(MOST_NOTCHES);
  expect(notched(-1e9, 4)).toBe(-MOST_NOTCHES);
  expect(opinion(net, [1e9, 0])).toBe(opinion(net, [MOST_NOTCHES, 0]));
  const units = 64;
  const loud: StoredNet = {
    provenance: [],
    senses: Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`s${i}`, { notches: 1, heard: new Array<number>(units).fill(2048) }]),
    ),
    starts: new Array<number>(units).fill(0),
    speaks: new Array<number>(units).fill(4095),
    silence: 0,
    coin: 1,
  };
  const all = netFrom(loud, Object.keys(loud.senses)) as Net;
  expect(opinion(all, new Array<number>(400).fill(1e6))).toBe(units * LOUDEST * 4095);
});

test('a net that has learnt from other senses is not heard', () => {
  expect(() => netFrom(stored, ['towers', 'ships'])).toThrow('ships');
  expect(() => netFrom(stored, [...SENSES, 'ships'])).toThrow('other senses');
});

test('before anything is learnt there is no net', () => {
  expect(netFrom({ ...stored, senses: {}, starts: [], speaks: [] }, SENSES)).toBeNull();
});

test('senses and their names come in the same order', () => {
  const names = besideRival(['gold', 'men'], 1);
  const seen: number[] = [];
  expect(lookBeside([5, 6], [7, 8], 1, 0.5, seen)).toBe(names.length);
  expect(Object.fromEntries(names.map((name, i) => [name, seen[i]]))).toEqual({
    'own.gold': 5,
    'own.men': 6,
    'ownInTime.gold': 2.5,
    'rival.gold': 7,
    'rival.men': 8,
    'rivalInTime.gold': 3.5,
  });
});

test('everybody is seen beside the best of the others, as they stood before the net was heard', () => {
  const expected = [10, 30, 20];
  expect([0, 1, 2].map(side => bestRival(expected, 3, side))).toEqual([1, 2, 1]);
  const looks: number[][] = [];
  hear(net, 1, expected, 3, (side, rival, seen) => {
    looks.push([side, rival]);
    seen[0] = side;
    seen[1] = 0;
  });
  expect(looks).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(expected).toEqual([10, 30, 20].map((before, side) => before + opinion(net, [side, 0])));
});
