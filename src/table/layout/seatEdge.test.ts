import { edgeOf } from './seatEdge';

test.each([
  [1, 'bottom'],
  [2, 'bottom top'],
  [3, 'bottom left top'],
  [4, 'bottom left top right'],
  [5, 'bottom bottom left top right'],
  [6, 'bottom bottom left top top right'],
])('%i people sit at %s, clockwise', (seats, edges) => {
  expect(Array.from({ length: seats }, (_, seat) => edgeOf(seat, seats)).join(' ')).toBe(edges);
});
