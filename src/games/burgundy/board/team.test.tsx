/** The board of two teams at work (TEA): both halves are within reach, and what is whose can be told. */
import { fireEvent, screen } from '@testing-library/react-native';
import { byChance, playOut } from '@/engine/testing/matches';
import { layBoard } from '@/table/testing/standing';
import { burgundy } from '..';
import { SURVEY } from '../rules/duchy';
import { HEX_SPOTS, numberOf, STORE_SPOTS } from '../spots';
import { estateOf, NONE, type Burgundy, type BurgundyChoice, type BurgundyQuestion } from '../state';
import { mateOf, storesOf } from '../teams';
import { burgundyDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';
import { HALVES } from './lies';

const lay = (g: Burgundy, width = 360, height = 328, looking?: number) =>
  layBoard<Burgundy, BurgundyChoice>(burgundyDrawn, g, {
    width,
    height,
    looking,
    hand: width > 700 ? { width: 288, height: 288 } : HAND_HEIGHT,
  });

/** A state of a match by chance in which the wanted question is asked. */
function when(ask: BurgundyQuestion['ask'], fits: (g: Burgundy) => boolean = () => true, side = '12a'): Burgundy {
  for (let seed = 1; seed < 30; seed++) {
    let found: Burgundy | null = null;
    playOut(burgundy, { seats: 4, seed, options: { team: side } }, byChance(seed), {
      each: g => {
        if (found === null && g.questions.at(-1)?.ask === ask && fits(g)) found = burgundy.copy(g);
      },
    });
    if (found !== null) return found;
  }
  throw new Error(`no match asked ${ask}`);
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
const placesOnlyIn = (half: 0 | 1) => (g: Burgundy) => {
  const { offers } = { offers: offersNow(g) };
  const spaces = offers.filter(c => c.at.startsWith('hex:')).map(c => numberOf(c.at));
  return (
    spaces.length > 0 && spaces.every(space => HALVES[half].shows?.has(space) === true && HALVES[1 - half]?.shows?.has(space) !== true)
  );
};
const offersNow = (g: Burgundy): readonly BurgundyChoice[] => layless(g);

import { offersOf } from '@/engine/referee';
const layless = (g: Burgundy): readonly BurgundyChoice[] => offersOf(burgundy, burgundy.copy(g)) as readonly BurgundyChoice[];

test.each([0, 1] as const)('the half that matters opens by itself: %d', half => {
  lay(when('cityHall', placesOnlyIn(half)));
  expect(screen.getByTestId(`half:${1 - half}`)).toBeOnTheScreen();
});

test('TEA-05 the mate’s own places are seen but are no targets, all others are; the mate is one tap away', () => {
  const g = when('turn', at => at.turnOf === 0 && at.estates[0]!.storage.every((tile, store) => store < 2 || tile !== NONE));
  const { me } = lay(g);
  expect(me).toBe(0);
  for (const store of storesOf(g, 0)) expect(screen.getByTestId(STORE_SPOTS[store]!)).toBeOnTheScreen();
  for (const store of [4, 5]) expect(screen.queryByTestId(STORE_SPOTS[store]!)).toBeNull();
  const mate = screen.getByTestId(`mate:${mateOf(g, 0)}`);
  for (const store of [4, 5])
    expect(mate.props.accessibilityLabel).toContain(burgundy.words.en.spot(g, `${STORE_SPOTS[store]}@1`, () => 'Ben'));
  void [SURVEY, HEX_SPOTS, estateOf];
});
