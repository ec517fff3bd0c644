import { sideFor } from './cardSide';

const board = { left: 0, top: 100, width: 360, height: 300 };
const at = (top: number) => ({ left: 20, top, width: 48, height: 48 });

test('a card over the board never stands where the place lies of which it speaks', () => {
  expect(sideFor(board, at(110))).toBe('bottom');
  expect(sideFor(board, at(340))).toBe('top');
});

test('what lies beside the board, as beside the chronicle of a tablet, moves no card', () => {
  expect(sideFor({ ...board, left: 992 }, at(340))).toBe('bottom');
});

test('what lies above or below the board leaves the card where it usually stands', () => {
  expect(sideFor(board, at(20))).toBe('bottom');
  expect(sideFor(board, at(460))).toBe('bottom');
});
