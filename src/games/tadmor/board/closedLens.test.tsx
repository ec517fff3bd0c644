/** What was closed comes back: at every question of matches by chance every lens is closed, and every offer is still found. */
import { fireEvent, screen } from '@testing-library/react-native';
import { Pressable } from 'react-native';
import { advance, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import type { BoardProps, DrawnBox, Layout } from '@/table/kit/boardProps';
import { useClosedAnswers } from '@/table/kit/openLens';
import { layBoard } from '@/table/testing/stillBoard';
import { tadmor } from '..';
import type { Tadmor, TadmorChoice, TadmorQuestion } from '../state';
import { table } from '../tests/table';
import { tadmorDrawn } from '.';
import { lensFor } from './asking';
import { HAND_HEIGHT } from './handPlan';

const SIZES = { phone: [360, 340], tablet: [992, 724] } as const;
const DOORS = ['open:missions', 'open:tiles', 'open:display'];
const HANDLE = 'table:answers';

/** As the table's choice bar has it. */
function Handle() {
  const open = useClosedAnswers();
  return open === null ? null : <Pressable testID={HANDLE} onPress={open} />;
}

const withHandle: DrawnBox<Tadmor> = {
  ...tadmorDrawn,
  Hand: (props: BoardProps<Tadmor>) => (
    <>
      <tadmorDrawn.Hand {...props} />
      <Handle />
    </>
  ),
};

const afterwards = (q: TadmorQuestion): Tadmor => table([{ ask: 'turnEnd' }, q], g => (g.display = [20, 21, 33])).g;

/** What chance seldom comes to. */
const RARELY: readonly (readonly [TadmorQuestion['ask'], Tadmor])[] = [
  ['princess', afterwards({ ask: 'princess', seat: 0 })],
  ['firstPick', afterwards({ ask: 'firstPick', seat: 0, colour: 1 })],
  ['offBoardTile', afterwards({ ask: 'offBoardTile', seat: 0 })],
  ['freeTile', afterwards({ ask: 'freeTile', seat: 0, left: 2, taken: 0 })],
];

/** The first question of each kind in matches of two, three and four. */
function questions(): ReadonlyMap<TadmorQuestion['ask'], Tadmor> {
  const found = new Map<TadmorQuestion['ask'], Tadmor>();
  for (let seed = 1; seed < 20; seed++) {
    const g = tadmor.setUp({ seats: 2 + (seed % 3), seed, options: { expert: seed % 2 === 0 } });
    const pick = byChance(seed, tadmor);
    for (let offers = offersOf(tadmor, g); offers.length > 0;) {
      const q = g.questions.at(-1) as TadmorQuestion & { seat: number };
      if (!found.has(q.ask)) found.set(q.ask, tadmor.copy(g));
      offers = advance(tadmor, g, pick(g, q.seat, offers) as TadmorChoice);
    }
  }
  for (const [ask, g] of RARELY) if (!found.has(ask)) found.set(ask, g);
  return found;
}

function lay(g: Tadmor, layout: Layout) {
  const [width, height] = SIZES[layout];
  const hand = layout === 'phone' ? HAND_HEIGHT : { width: 288, height: 288 };
  return layBoard<Tadmor, TadmorChoice>(withHandle, g, { width, height, layout, hand });
}

const isThere = (at: string): boolean => screen.queryByTestId(at) !== null;

/** Opens this; what it shows then of the spots. */
function showsBehind(door: string, spots: readonly string[]): readonly string[] {
  if (!isThere(door)) return [];
  fireEvent.press(screen.getByTestId(door));
  const shown = spots.filter(isThere);
  if (isThere('lens:close')) fireEvent.press(screen.getByTestId('lens:close'));
  return shown;
}

const FOUND = questions();
const ASKED = [...FOUND.keys()];

test('every question whose answers lie under a lens is among them', () => {
  expect(ASKED).toEqual(expect.arrayContaining(['startTile', 'offBoardTile', 'princess', 'firstPick', 'freeTile', 'improve']));
});

describe.each(['phone', 'tablet'] as const)('on a %s', layout => {
  test.each(ASKED)('every answer to %s is found when all is closed', ask => {
    const g = FOUND.get(ask)!;
    const { offers, me } = lay(g, layout);
    const opens = lensFor(g.questions.at(-1) as TadmorQuestion, me, layout);
    expect(isThere('lens:close')).toBe(opens !== null);
    if (opens !== null) {
      fireEvent.press(screen.getByTestId('lens:close'));
      expect(isThere(HANDLE)).toBe(true);
    }
    const firsts = [...new Set(offers.map(c => tadmor.path?.(c)[0] ?? c.at))].filter(at => !/^(button|tower):/.test(at));
    const open = firsts.filter(isThere);
    const behind = [...DOORS, HANDLE].flatMap(door => showsBehind(door, firsts));
    expect(firsts.filter(at => !open.includes(at) && !behind.includes(at))).toEqual([]);
  });

  test('the door of the improvements opens the box while one is taken from it', () => {
    const g = FOUND.get('startTile')!;
    const { offers } = lay(g, layout);
    fireEvent.press(screen.getByTestId('lens:close'));
    const door = layout === 'phone' ? 'open:display' : HANDLE;
    expect(
      showsBehind(
        door,
        offers.map(c => c.at),
      ),
    ).toEqual(offers.map(c => c.at));
  });
});
