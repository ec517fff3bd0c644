/** The board of two teams at work (TEA): both halves are within reach, and what is whose can be told. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { asked, offersOf } from '@/engine/referee';
import { byChance, firstMoment, playOut } from '@/engine/testing/matches';
import type { DrawnBox } from '@/table/kit/boardProps';
import { Around } from '@/table/layout/BoardPreview';
import { layBoard, standing } from '@/table/testing/stillBoard';
import { burgundy } from '..';
import { numberOf, STORE_SPOTS } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, NONE, type Burgundy } from '../state';
import { mateOf, ownStoresOf, storesOf } from '../teams';
import { burgundyDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';
import { otherThan } from './half';
import { HALVES, type Half } from './duchyLayout';

const WIDEST_PHONE = 600;
const METRICS = { frame: { x: 0, y: 0, width: 360, height: 640 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };
const PHONE = { layout: 'phone', width: 360, height: 328 } as const;

const lay = (g: Burgundy, width = 360, height = 328, looking?: number) =>
  layBoard<Burgundy, BurgundyChoice>(burgundyDrawn, g, {
    ...{ width, height, looking, layout: width > WIDEST_PHONE ? 'tablet' : 'phone' },
    hand: width > WIDEST_PHONE ? { width: 288, height: 288 } : HAND_HEIGHT,
  });

/** A state of a match by chance in which the wanted question is asked. */
function when(ask: BurgundyQuestion['ask'], fits: (g: Burgundy) => boolean = () => true, side = '12a'): Burgundy {
  return firstMoment(burgundy, { seats: 4, seed: 1, options: { team: side } }, g => g.questions.at(-1)?.ask === ask && fits(g));
}

const spotsOf = (offers: readonly BurgundyChoice[]): string[] =>
  [...new Set(offers.flatMap(c => burgundy.path?.(c) ?? []))].filter(at => !at.startsWith('button:'));

test('the board knows every spot that matches of teams offer', () => {
  const unknown = new Set<string>();
  for (const side of ['12a', '12b'])
    playOut(burgundy, { seats: 4, seed: 5, options: { team: side, extraTiles: true, whiteCastles: true, inns: true } }, byChance(2), {
      each: (g, _, offers) => {
        for (const c of offers) for (const at of burgundy.path?.(c) ?? []) if (!burgundyDrawn.knows(g, at)) unknown.add(at);
      },
    });
  expect([...unknown]).toEqual([]);
});

/** What is on the page at once, in the other half, or behind what opens. */
function withinReach(): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (): void => {
    for (const { props } of screen.queryAllByTestId(/^[a-z]+(:|$)/)) found.add(props.testID as string);
  };
  look();
  for (const { props } of screen.queryAllByTestId(/^(tray|part):\d$/)) {
    fireEvent.press(screen.getByTestId(props.testID as string));
    look();
    if (screen.queryByTestId('lens:close') !== null) fireEvent.press(screen.getByTestId('lens:close'));
  }
  for (const half of screen.queryAllByTestId(/^half:\d$/)) {
    fireEvent.press(half);
    look();
  }
  return found;
}

const SCREENS = [
  [360, 328],
  [390, 503],
  [992, 724],
  [612, 1124],
] as const;

describe.each(SCREENS)('on %d × %d', (width, height) => {
  test.each(['turn', 'keepAt', 'makeRoom', 'castleAction', 'ship', 'newGoods', 'cityHall'] as const)(
    'every offer of %s is on the board, in the hand or behind what opens',
    ask => {
      const { offers } = lay(when(ask), width, height);
      const reached = withinReach();
      expect(spotsOf(offers).filter(at => !reached.has(at))).toEqual([]);
    },
  );

  test('TEA-02 the first castle of side 12b is chosen where it lies', () => {
    const { offers } = lay(
      when('startingCastle', () => true, '12b'),
      width,
      height,
    );
    const reached = withinReach();
    expect(spotsOf(offers)).toHaveLength(2);
    expect(spotsOf(offers).filter(at => !reached.has(at))).toEqual([]);
  });
});

/** Whoever is asked could place in this half, and not in the other. */
const placesOnlyIn =
  (half: Half) =>
  (g: Burgundy): boolean => {
    const offers = offersOf(burgundy, burgundy.copy(g));
    const spaces = offers.filter(c => c.at.startsWith('hex:')).map(c => numberOf(c.at));
    return spaces.length > 0 && spaces.every(space => HALVES[half].shows?.has(space) && !HALVES[otherThan(half)].shows?.has(space));
  };

describe('on a phone', () => {
  test.each([0, 1] as const)('the half that matters opens by itself, and a tap turns to the other one: %d', half => {
    const g = when('cityHall', placesOnlyIn(half));
    const { offers } = lay(g);
    const [at = ''] = spotsOf(offers).filter(spot => spot.startsWith('hex:'));
    expect(screen.getByTestId(at)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId(`half:${otherThan(half)}`));
    expect(screen.queryByTestId(at)).toBeNull();
    const back = screen.getByTestId(`half:${half}`);
    expect(back.props.accessibilityLabel).toMatch(/: \d+ spaces? to choose there$/);
    fireEvent.press(back);
    expect(screen.getByTestId(at)).toBeOnTheScreen();
  });

  test('what somebody has just done turns to its half, but does not hold it there', () => {
    const g = when('cityHall', placesOnlyIn(1));
    const seat = asked(burgundy, g) ?? 0;
    const { match } = standing(burgundyDrawn as unknown as DrawnBox, g);
    const still = (glow: string | null) => (
      <SafeAreaProvider initialMetrics={METRICS}>
        <Around match={match} drawn={burgundyDrawn as unknown as DrawnBox}>
          <burgundyDrawn.Board {...match.now()} {...PHONE} view={g} looking={seat} glow={glow} glowOf={mateOf(g, seat)} />
        </Around>
      </SafeAreaProvider>
    );
    const { rerender } = render(still(null));
    expect(screen.getByTestId('half:0')).toBeOnTheScreen();
    rerender(still('hex:3'));
    fireEvent.press(screen.getByTestId('half:1'));
    rerender(still('hex:3'));
    expect(screen.getByTestId('half:0')).toBeOnTheScreen();
    rerender(still('hex:4'));
    expect(screen.getByTestId('half:1')).toBeOnTheScreen();
  });

  test('TEA-05 the mate’s own places are seen but are no targets, all others are', () => {
    const g = when(
      'turn',
      at =>
        at.turnOf === 0 &&
        estateOf(at, 0)
          .storage.slice(2)
          .every(tile => tile !== NONE),
    );
    lay(g);
    for (const store of storesOf(g, 0)) expect(screen.getByTestId(STORE_SPOTS[store]!)).toBeOnTheScreen();
    const mate = screen.getByRole('image', { name: /^Ben/ });
    for (const store of ownStoresOf(1)) {
      expect(screen.queryByTestId(STORE_SPOTS[store]!)).toBeNull();
      expect(mate.props.accessibilityLabel).toContain(burgundy.words.en.spot(g, `${STORE_SPOTS[store]}@1`, () => 'Ben'));
    }
  });
});

test('TEA-11 a tap on a lit place keeps the tile there', () => {
  const { chosen, offers } = lay(when('keepAt'));
  const stow = offers.filter(c => c.do === 'stow');
  expect(stow).toHaveLength(2);
  fireEvent.press(screen.getByTestId(stow[1]!.at));
  expect(chosen).toEqual([stow[1]]);
});

test('on a tablet all six places and the mate’s dice are in sight, and the rivals’ duchy once', () => {
  const g = when('turn', at => at.turnOf === 3);
  lay(g, 992, 724);
  for (const at of STORE_SPOTS.slice(0, 6)) expect(screen.getByTestId(at)).toBeOnTheScreen();
  for (const at of ['die:0@2', 'die:1@2']) expect(screen.getByTestId(at)).toBeOnTheScreen();
  expect(screen.getAllByTestId(/^rival:/).map(({ props }) => props.testID as string)).toEqual(['rival:0']);
  expect(screen.getByText('Anna and Ben', { includeHiddenElements: true })).toBeOnTheScreen();
});

test('whoever looks at the mate sees the same duchy, and nothing to be played with', () => {
  const g = when('turn', at => at.turnOf === 0);
  lay(g, 360, 328, 1);
  expect(screen.getByTestId('hex:21@1').props.accessibilityLabel).toMatch(/[Cc]astle/);
  expect(screen.getByTestId('store:0@1')).toBeOnTheScreen();
});
