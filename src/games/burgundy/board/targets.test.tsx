/** No two places that are touched lie over each other, and a card over the duchy cuts none: whatever is played with, in every window. */
import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import type { Options } from '@/engine/contract';
import { depth } from '@/engine/testing/depth';
import { firstMoment } from '@/engine/testing/matches';
import type { Box } from '@/pieces/boxes';
import { layBoard } from '@/table/testing/stillBoard';
import { burgundy } from '..';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import type { Burgundy } from '../state';
import { burgundyDrawn } from '.';

/** What the furniture of the table leaves to the board. */
const BOARDS = [
  { window: '360 × 640', layout: 'phone', width: 360, height: 328 },
  { window: '390 × 844', layout: 'phone', width: 390, height: 532 },
  { window: '800 × 600', layout: 'phone', width: 800, height: 288 },
  { window: '1024 × 768', layout: 'tablet', width: 736, height: 692 },
  { window: '1280 × 800', layout: 'tablet', width: 992, height: 724 },
] as const;

/** What takes room on a board; the others bring tiles or lie on the duchy. */
const TAKE_ROOM = ['inns', 'tradeRoutes', 'shields'] as const;
const MORE = { extraTiles: true, whiteCastles: true, borderPosts: true };
const combinations = (modules: readonly string[]): Options[] =>
  modules.reduce<Options[]>((all, module) => all.flatMap(some => [some, { ...some, [module]: true }]), [{}]);

/** A state of a match by chance in which this is asked. */
const when = (ask: BurgundyQuestion['ask'], seats: number, options: Options): Burgundy =>
  firstMoment(burgundy, { seats, seed: 1, options }, g => g.questions.at(-1)?.ask === ask);

interface Touched extends Box {
  readonly name: string;
  readonly tabbed: boolean;
  readonly onCard: boolean;
}

/** Every box on a board says itself where it lies in the one around it. */
function placeOf(element: ReactTestInstance): Box {
  let [left, top] = [0, 0];
  let size: { width: number; height: number } | null = null;
  for (let at: ReactTestInstance | null = element; at !== null; at = at.parent) {
    if (typeof at.type !== 'string') continue;
    const style = StyleSheet.flatten(at.props.style as object) as Partial<Record<'left' | 'top' | 'width' | 'height', number>> | undefined;
    if (size === null && typeof style?.width === 'number' && typeof style.height === 'number') size = style as Box;
    left += style?.left ?? 0;
    top += style?.top ?? 0;
  }
  return { left, top, width: size?.width ?? 0, height: size?.height ?? 0 };
}

const CARDS = /^(crane|newGoods)$/;
const isOn = (element: ReactTestInstance, card: ReactTestInstance | undefined): boolean =>
  element.parent !== null && (element.parent === card || isOn(element.parent, card));

const within = (a: Box, b: Box): boolean =>
  a.left >= b.left - 1 && a.top >= b.top - 1 && a.left + a.width <= b.left + b.width + 1 && a.top + a.height <= b.top + b.height + 1;
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 0.5;

/** What lies over another, and what a card cuts. A depot's tiles lie in it, and a card takes the duchy's spaces out of play. */
function faults(): string[] {
  const card = screen.queryByTestId(CARDS) ?? undefined;
  const touched = screen.getAllByRole('button').map((element): Touched => ({
    ...placeOf(element),
    name: String(element.props.testID),
    tabbed: element.props.tabIndex !== -1 && element.props.focusable !== false,
    onCard: card !== undefined && isOn(element, card),
  }));
  const laid = card === undefined ? null : placeOf(card);
  const cut = laid === null ? [] : touched.filter(one => !one.onCard && one.tabbed && overlap(one, laid));
  const covers = touched.flatMap((a, i) =>
    touched
      .slice(i + 1)
      .filter(b => a.onCard === b.onCard && overlap(a, b) && !within(a, b) && !within(b, a))
      .map(b => `${a.name} over ${b.name}`),
  );
  return [...cut.map(({ name }) => `${name} under the card`), ...covers];
}

/** The smallest and the largest, when one only looks lightly. */
const WINDOWS = depth === 'light' ? [BOARDS[0], BOARDS[4]] : BOARDS;

const lay = (g: Burgundy, { layout, width, height }: (typeof BOARDS)[number]) =>
  layBoard<Burgundy, BurgundyChoice>({ ...burgundyDrawn, Hand: () => null }, g, { layout, width, height, hand: 0 });

const TABLES: readonly (readonly [string, BurgundyQuestion['ask'], number, Options])[] = [
  ...[2, 3, 4].flatMap(seats =>
    combinations(TAKE_ROOM).map(options => ['a turn', 'turn', seats, seats === 3 ? { ...options, ...MORE } : options] as const),
  ),
  ...['13a', '13b'].flatMap(soloDuchy => [{}, { inns: true }].map(more => ['alone', 'turn', 1, { soloDuchy, ...more }] as const)),
  ...['12a', '12b'].flatMap(team => [{}, { inns: true }].map(more => ['in teams', 'turn', 4, { team, ...more }] as const)),
  ...[2, 4].flatMap(seats =>
    [{}, { whiteCastles: true, inns: true, tradeRoutes: true, shields: true }].map(
      more => ['a crane', 'crane', seats, { extraTiles: true, ...more }] as const,
    ),
  ),
  ...[{}, { tradeRoutes: true, shields: true }].map(more => ['goods to load', 'newGoods', 2, more] as const),
];

test.each(TABLES)('%s, %s of %d with %j', (_, ask, seats, options) => {
  const g = when(ask, seats, options);
  const found = WINDOWS.flatMap(board => {
    lay(g, board);
    const here = faults().map(fault => `${board.window}: ${fault}`);
    screen.unmount();
    return here;
  });
  expect(found).toEqual([]);
});
