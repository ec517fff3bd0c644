import * as fc from 'fast-check';
import type { Choice } from './contract';
import { read, write } from './notation';

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,11}$/);
const spot = fc.stringMatching(/^[a-zA-Z]{1,6}(:[a-z0-9.-]{1,4}){0,3}$/);
const value = fc.oneof(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), word);
const choice = fc
  .tuple(
    word,
    spot,
    fc.dictionary(
      word.filter(k => k !== 'do' && k !== 'at' && !(k in Object.prototype)),
      value,
      { maxKeys: 5, noNullPrototype: true },
    ),
  )
  .map(([verb, at, rest]) => ({ ...rest, do: verb, at }) as Choice);

test('what is written is read again', () => {
  fc.assert(
    fc.property(choice, c => expect(read(write(c))).toEqual(c)),
    { numRuns: 2_000 },
  );
});

test('a choice is one line, whatever the order its parts were put in', () => {
  expect(write({ tile: 103, at: 'hex:18', die: 0, do: 'place' } as Choice)).toBe('place hex:18 die=0 tile=103');
  expect(write({ do: 'place', die: 0, at: 'hex:18', tile: 103 } as Choice)).toBe('place hex:18 die=0 tile=103');
});

test('numbers are read as numbers, words as words', () => {
  expect(read('pay seat:2 coins=-3 kind=gold8 none=0')).toEqual({ do: 'pay', at: 'seat:2', coins: -3, kind: 'gold8', none: 0 });
  // Neither a leading zero nor a number beyond what is exact counts as a number.
  expect(read('pay seat:2 a=007 b=12345678901234567890')).toEqual({ do: 'pay', at: 'seat:2', a: '007', b: '12345678901234567890' });
});

test.each([
  '',
  ' ',
  'place',
  'place ',
  ' hex:18',
  'place  hex:18',
  'place hex:18 ',
  'place hex:18 die',
  'place hex:18 =3',
  'place hex:18 die=1 die=2',
  'place hex:18 do=take',
  'place hex:18 at=hex:19',
  'place hex:18 __proto__=1',
  'place hex:18 9die=1',
  '1place hex:18',
  '__proto__ hex:18',
  'place\thex:18',
])('no choice: %j', line => expect(read(line)).toBeNull());

test('no line breaks the reader, and none reaches a prototype', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.oneof(fc.string(), fc.constantFrom('__proto__=1', 'constructor=2', 'toString=x', 'a=b', '=', ' ', 'do=x', 'hex:1')), {
        maxLength: 8,
      })
      .map(parts => parts.join(' ')),
  );
  fc.assert(
    fc.property(hostile, line => {
      const found = read(line);
      if (found === null) return;
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
      expect(typeof found.do === 'string' && typeof found.at === 'string').toBe(true);
      for (const v of Object.values(found)) expect(['string', 'number']).toContain(typeof v);
      expect(read(write(found))).toEqual(found);
    }),
    { numRuns: 5_000 },
  );
});
