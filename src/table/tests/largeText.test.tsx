/** Words grow with the player's setting and the system's, and the table makes room for them. */
import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { anna, toy, ugo } from '@/match/tests/house';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { boardAmong, boardBetween, scrolls, heightOf, layoutFor, moreRows } from '../layout/composition';
import { seatCards } from '../furniture/seatCards';
import { shortName } from '../furniture/Seats';
import { aMatch, lay, PHONE, screenOf, stakeAll, TABLET } from './laidTable';

afterEach(() => standIn.reset());

const SMALL = { width: 360, height: 640 };
const boardHeight = (): number => Number(/x(\d+) /.exec(String(screen.getByTestId('board').props.children))?.[1]);

test('at the usual size nothing scrolls on the smallest phone', async () => {
  screenOf(SMALL);
  await lay(await aMatch({ players: [anna, ugo] }));
  expect(screen.queryByTestId('table:scroll')).toBeNull();
  expect(boardHeight()).toBe(boardBetween(640 - 76, 1));
});

test.each([
  ['a phone', SMALL],
  ['a tablet', TABLET],
])('on %s, when the system’s text is twice as large, what is asked stays put and the rest is scrolled to', async (_, size) => {
  screenOf(size, 2);
  await lay(await aMatch({ players: [anna, ugo] }));
  const scrolled = screen.getByTestId('table:scroll');
  const inside = (id: string): boolean => {
    for (let each = screen.getByTestId(id).parent; each !== null; each = each.parent)
      if (each.props.testID === scrolled.props.testID) return true;
    return false;
  };
  expect(inside('prompt:text')).toBe(false);
  expect(inside('chronicle')).toBe(true);
  // No line of it is cut: the newest sentence may take as many as it needs.
  expect(screen.getByTestId('chronicle').findAll(e => e.props.numberOfLines !== undefined)).toEqual([]);
});

test('a long warning pushes no button out of sight: while it is read, what is asked may take nearly all of the height', async () => {
  screenOf(SMALL, 2);
  jest.replaceProperty(toy.words, 'en', { ...toy.words.en, warns: () => 'Three steps are left.' });
  const match = await aMatch({ players: [anna, ugo] });
  await stakeAll(match);
  await lay(match);
  const most = (): number => StyleSheet.flatten(screen.getByTestId('dock').props.style).maxHeight;
  expect(most()).toBe(0.6 * SMALL.height);
  fireEvent.press(screen.getByTestId('button:stop'));
  // Eight lines of a warning in Italian and the button that means it.
  expect(most()).toBeGreaterThan(8 * 46 + 100);
  jest.restoreAllMocks();
});

test('a board that is scrolled to stays large enough for fingers', async () => {
  screenOf(SMALL, 2);
  await lay(await aMatch({ players: [anna, ugo] }));
  expect(boardHeight()).toBe(356);
  expect(boardAmong(1200, 2)).toBeGreaterThan(700);
});

test('the player’s own size and the system’s together never grow beyond twice', async () => {
  screenOf(PHONE, 3);
  await lay(await aMatch({ players: [anna, ugo] }));
  const { style, maxFontSizeMultiplier } = screen.getByTestId('prompt:text').props;
  expect(StyleSheet.flatten(style).fontSize * maxFontSizeMultiplier).toBe(32);
});

test('beside a board large words need a wider window', () => {
  expect([layoutFor(1024, 1), layoutFor(1024, 2), layoutFor(1280, 2), layoutFor(899, 1)]).toEqual(['tablet', 'phone', 'tablet', 'phone']);
  expect([scrolls('phone', 640, 1.25), scrolls('phone', 640, 1.5), scrolls('phone', 500, 1), scrolls('tablet', 500, 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('the seats of a phone', () => {
  const shape = (width: number, seats: number, growth: number) => {
    const { tight, rows } = seatCards(width, seats, growth);
    return tight ? 'close together' : rows === 1 ? 'in a row' : `in ${rows} rows`;
  };

  test('stand in one row on the smallest phone, however many they are', () => {
    expect([2, 3, 4, 5, 6].map(seats => shape(360, seats, 1))).toEqual([
      'in a row',
      'in a row',
      'in a row',
      'close together',
      'close together',
    ]);
    expect([5, 6].map(seats => shape(390, seats, 1))).toEqual(['close together', 'close together']);
  });

  test('are a finger wide each, and never wider together than the phone', () => {
    for (const width of [360, 390, 430])
      for (const seats of [2, 3, 4, 5, 6])
        for (const growth of [1, 1.25, 1.5, 2]) {
          const { wide, rows, tight } = seatCards(width, seats, growth);
          const beside = Math.ceil(seats / rows);
          expect(wide).toBeGreaterThanOrEqual(48);
          expect(beside * wide + (beside - 1) * (tight ? 2 : 4)).toBeLessThanOrEqual(width - 48);
        }
  });

  test('take a second row where words are larger, and the board gives way to it', () => {
    expect([2, 3, 4, 5, 6].map(seats => shape(360, seats, 1.25))).toEqual([
      'in a row',
      'in a row',
      'close together',
      'in 2 rows',
      'in 2 rows',
    ]);
    expect([2, 3, 4].map(seats => shape(360, seats, 2))).toEqual(['in a row', 'in 2 rows', 'in 2 rows']);
    expect(moreRows(360, 4, 1.25)).toBe(0);
    expect(moreRows(360, 5, 1.25)).toBe(heightOf('seats', 1.25));
  });
});

test('of a name that hardly fits the number stays', () => {
  expect(['Giocatore 1', 'Player 1', 'Adelaide', 'Bartolomeo', 'Anna Maria'].map(shortName)).toEqual([
    'Gioc. 1',
    'Player 1',
    'Adelaide',
    'Bartolomeo',
    'Anna Maria',
  ]);
});
