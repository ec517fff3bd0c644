import { wayTo } from '../reach';

const PORT = { top: 100, height: 400 };
const at = (top: number) => ({ top, height: 48 });

test('UX-20 with large words: nothing moves while one answer is in sight, or when nobody is asked', () => {
  expect(wayTo([at(700), at(120)], PORT)).toBe(0);
  expect(wayTo([at(452)], PORT)).toBe(0);
  expect(wayTo([], PORT)).toBe(0);
});

test('UX-20 with large words: answers below the edge, or above it, are scrolled to', () => {
  expect(wayTo([at(574), at(574)], PORT)).toBe(122);
  expect(wayTo([at(480)], PORT)).toBe(28);
  expect(wayTo([at(40)], PORT)).toBe(-60);
});
