/** The board at work: every offer is within reach, a tap is a choice, and what is drawn says what it is. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import type { Options } from '@/engine/contract';
import { asked } from '@/engine/referee';
import { byChance, firstMoment, playOut } from '@/engine/testing/matches';
import { draw, layBoard } from '@/table/testing/stillBoard';
import { burgundy } from '..';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, NONE, type Burgundy } from '../state';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, DEPOT_SPOTS, DIE_SPOTS, GOODS_SPOTS, HEX_SPOTS, STORE_SPOTS } from '../spots';
import { SPACES } from '../rules/duchy';
import { burgundyDrawn } from '.';
import { GoodsRowG } from './GoodsG';
import { HAND_HEIGHT } from './handPlan';
import { pendingChain } from './Thread';

const copyOf = (g: Burgundy): Burgundy => burgundy.copy(g);

const lay = (g: Burgundy, width = 390, height = 584, looking?: number) =>
  layBoard<Burgundy, BurgundyChoice>(burgundyDrawn, g, { width, height, looking, hand: HAND_HEIGHT });

/** A state of a random match in which the wanted question is asked. */
function when(
  wanted: BurgundyQuestion['ask'],
  {
    seats = 2,
    seed = 1,
    options = {},
    fits = () => true,
  }: { seats?: number; seed?: number; options?: Options; fits?: (g: Burgundy) => boolean } = {},
): Burgundy {
  return firstMoment(burgundy, { seats, seed, options }, g => g.questions.at(-1)?.ask === wanted && fits(g));
}

const spotsOf = (offers: readonly BurgundyChoice[]): string[] =>
  [...new Set(offers.flatMap(c => burgundy.path?.(c) ?? []))].filter(at => !at.startsWith('button:'));

test('the board knows every spot that random matches offer', () => {
  const unknown = new Set<string>();
  const modules = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true, shields: true };
  for (const [seats, options] of [
    [2, { duchySetup: 'same1' }],
    [3, { duchySetup: 'dealTwo' }],
    [4, { duchySetup: 'freeChoice' }],
    [2, { ...modules, borderPosts: true }],
    [3, modules],
    [1, { extraTiles: true, whiteCastles: true, inns: true }],
  ] as const) {
    playOut(burgundy, { seats, seed: 7 * seats, options }, byChance(seats), {
      each: (g, _, offers) => {
        for (const c of offers) for (const at of burgundy.path?.(c) ?? []) if (!burgundyDrawn.knows(g, at)) unknown.add(at);
      },
    });
  }
  expect([...unknown]).toEqual([]);
  expect(burgundyDrawn.knows({} as Burgundy, 'hex:37')).toBe(false);
});

test.each([
  ['turn', {}],
  ['castleAction', {}],
  ['ship', {}],
  ['secondDepot', {}],
  ['newGoods', {}],
  ['warehouse', {}],
  ['carpenter', {}],
  ['church', {}],
  ['market', {}],
  ['cityHall', {}],
  ['crane', { options: { extraTiles: true, whiteCastles: true }, seats: 4 }],
  ['whiteCastle', { options: { whiteCastles: true } }],
  ['makeRoom', {}],
  ['duchy', { options: { duchySetup: 'dealTwo' } }],
  ['startingCastle', { options: { duchySetup: 'dealTwo' } }],
  ['startingCastle', { options: { borderPosts: true } }],
] as const)('every offer of %s lies on the board or in the hand', (ask, setting) => {
  const { offers } = lay(when(ask, setting));
  for (const at of spotsOf(offers)) expect(screen.getByTestId(at)).toBeOnTheScreen();
});

test('TIM-02 while something else is asked black tiles can be bought, but do not invite; in the turn itself they do', () => {
  // A ring is one more child of its button.
  const drawnOn = (at: string): number => screen.getByTestId(at).children.length;
  const onBlackTile = (ask: BurgundyQuestion['ask']): number => {
    const { offers } = lay(when(ask, { fits: g => g.turnOf !== NONE && !g.dukes[g.turnOf]!.bought && estateOf(g, g.turnOf).silver > 1 }));
    return drawnOn(offers.find(c => c.do === 'buy')!.at);
  };
  expect(onBlackTile('turn') - onBlackTile('ship')).toBe(1);
});

test('ARE-01 while the card of a space is read its whole area is lit, and of nothing else', () => {
  lay(when('turn'));
  expect(screen.queryByTestId('area:read', HIDDEN)).toBeNull();
  fireEvent(screen.getByTestId('hex:15'), 'longPress');
  expect(screen.getByTestId('area:read', HIDDEN)).toBeTruthy();
  fireEvent(screen.getByTestId('silver'), 'longPress');
  expect(screen.queryByTestId('area:read', HIDDEN)).toBeNull();
});

/** What no screen reader is told. */
const HIDDEN = { includeHiddenElements: true };
const SHIELDS = { options: { shields: true } };
const ALONE = { seats: 1 };
const OPENERS = /^(tray|part):\d$/;

/** What lies behind something that opens, when it is opened. */
function behindOpeners(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { props } of screen.queryAllByTestId(OPENERS)) {
    fireEvent.press(screen.getByTestId(props.testID as string));
    for (const shown of screen.queryAllByTestId(/:/)) found.add(shown.props.testID as string);
    if (screen.queryByTestId('inn') !== null) found.add('inn');
    if (screen.queryByTestId('lens:close') !== null) fireEvent.press(screen.getByTestId('lens:close'));
  }
  return found;
}

describe.each([
  [360, 328],
  [390, 584],
])('on %d × %d', (width, height) => {
  test.each([
    ['turn', SHIELDS],
    ['hangShield', SHIELDS],
    ['tribute', SHIELDS],
    ['cargo', SHIELDS],
    ['bounty', SHIELDS],
    ['settle', SHIELDS],
    ['unload', SHIELDS],
    ['startingCastle', ALONE],
    ['turn', ALONE],
    ['order', ALONE],
    ['buyPoints', ALONE],
    ['targetAction', ALONE],
    ['exchange', ALONE],
    ['payGoods', ALONE],
  ] as const)('every offer of %s %j is on the board, in the hand or behind what opens', (ask, setting) => {
    const { offers } = lay(when(ask, setting), width, height);
    const hidden = spotsOf(offers).filter(at => screen.queryByTestId(at) === null);
    const opened = hidden.length > 0 ? behindOpeners() : new Set();
    expect(hidden.filter(at => !opened.has(at))).toEqual([]);
  });
});

test('on a low phone with four players a tray opens, and its tiles are then within reach', () => {
  const g = when('turn', { seats: 4, fits: s => s.depots[0] !== -1 });
  const { offers } = lay(g, 360, 360);
  const inDepots = spotsOf(offers).filter(at => at.startsWith('depot:'));
  expect(inDepots.length).toBeGreaterThan(0);
  expect(screen.queryByTestId(inDepots[0] ?? '')).toBeNull();
  for (const at of inDepots) {
    const tray = screen.getByTestId(`tray:${at.split(':')[1]}`);
    fireEvent.press(tray);
    expect(screen.getByTestId(at)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('lens:close'));
  }
});

test('inns are bought where the black tiles are, with their number on a small phone', () => {
  const g = when('turn', {
    options: { inns: true },
    fits: at => at.inns > 1 && at.estates[at.turnOf]!.silver > 1 && !at.dukes[at.turnOf]!.bought,
  });
  const { chosen, offers } = lay(g, 360, 470);
  fireEvent.press(screen.getByTestId('tray:0'));
  expect(screen.getByText(`${g.inns} inns`, { includeHiddenElements: true })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('inn'));
  expect(chosen).toEqual(offers.filter(c => c.at === 'inn').slice(0, 1));
});

test.each([
  [360, 328, 2],
  [390, 584, 4],
])('the trade route is tapped open on %d × %d and says every space, a rival’s too', (width, height, seats) => {
  const g = when('turn', { seats, options: { tradeRoutes: true }, fits: at => at.laid.filter(good => good >= 0).length > 3 });
  const own = g.turnOf;
  lay(g, width, height);
  expect(screen.getByTestId('route').props.accessibilityLabel).toMatch(/^Trade route: \d+ of \d+ spaces filled/);
  fireEvent.press(screen.getByTestId('route'));
  const spaces = screen.getAllByLabelText(/^Space \d+ of the trade route/);
  expect(spaces).toHaveLength(g.laid.length / seats);
  fireEvent.press(screen.getByTestId('routeLens:close'));
  expect(screen.queryByTestId('routeLens')).toBeNull();
  screen.unmount();
  const other = (own + 1) % seats;
  lay(g, width, height, other);
  fireEvent.press(screen.getByTestId(`route@${other}`));
  expect(screen.getAllByLabelText(/: Space \d+ of the trade route/)).toHaveLength(g.laid.length / seats);
});

test('what a border post touches says so, and its card names the rule', () => {
  const g = when('turn', { options: { borderPosts: true }, fits: at => at.linked[at.turnOf] === 3 });
  lay(g);
  expect(screen.getByTestId('hex:4').props.accessibilityLabel).toMatch(/, at the north-west border post$/);
  expect(screen.getByTestId('hex:35').props.accessibilityLabel).toMatch(/, at the south border post$/);
  expect(screen.getByTestId('hex:0').props.accessibilityLabel).not.toMatch(/border post/);
  const empty = [4, 9, 8, 14, 34, 35].find(space => g.estates[g.turnOf]!.spaces[space] === -1);
  expect(burgundy.words.en.card(g, `hex:${empty}`)?.rules).toContain('BRD-02');
  expect(burgundy.words.en.card(g, 'hex:18')?.rules ?? []).not.toContain('BRD-02');
});

test('the thread names the trade route where one of its spaces asks', () => {
  expect(
    pendingChain([
      { ask: 'turn', seat: 0 },
      { ask: 'castleAction', seat: 0, route: true },
      { ask: 'layGoods', seat: 0, good: 1, count: 2 },
      { ask: 'warehouse', seat: 0, route: true },
    ]),
  ).toEqual({ now: 'warehouse', route: true, behind: ['layGoods', 'route', 'turn'] });
  lay(when('carpenter', { options: { tradeRoutes: true }, fits: at => 'route' in at.questions.at(-1)! }));
  expect(screen.getByTestId('thread').props.accessibilityLabel).toMatch(/^Trade route: take a building/);
});

test('a tap on a tile that one die reaches plays that choice', () => {
  const g = when('market');
  const { chosen, offers } = lay(g);
  const take = offers.find(c => c.do === 'take') as BurgundyChoice;
  fireEvent.press(screen.getByTestId(take.at));
  expect(chosen).toEqual([take]);
});

test('a ship lays the whole depot over its tiles, and the goods in the place of the tiles', () => {
  const g = when('ship');
  const { chosen, offers } = lay(g);
  const load = offers.find(c => c.do === 'load') as BurgundyChoice;
  fireEvent.press(screen.getByTestId(load.at));
  expect(chosen).toEqual([load]);
});

test('a long press on any tile, space, die, good or number opens its rule card', () => {
  const threeColours = (g: Burgundy): boolean =>
    g.estates[0]!.goods.filter(count => count > 0).length === 3 && g.estates[0]!.storage.some(tile => tile >= 0);
  const g = when('turn', { fits: at => at.turnOf === 0 && threeColours(at) });
  lay(g, 412, 640);
  const numbers = ['workers', 'silver', 'sold', 'phase', 'round', 'die:white', 'bridge', 'bonus:ship', 'bonus:castle'];
  const goods = GOODS_SPOTS.filter((_, good) => g.estates[0]!.goods[good]! > 0);
  const tiles = [...DEPOT_SLOT_SPOTS.filter((_, slot) => g.depots[slot]! >= 0), ...BLACK_SPOTS.filter((_, slot) => g.black[slot]! >= 0)];
  const spots = [
    ...HEX_SPOTS.slice(0, SPACES),
    ...DIE_SPOTS,
    ...STORE_SPOTS.slice(0, 3),
    ...goods,
    ...tiles,
    ...DEPOT_SPOTS.slice(1),
    'black',
    ...numbers,
  ];
  for (const at of spots) {
    fireEvent(screen.getByTestId(at), 'longPress');
    const card = burgundy.words.en.card(g, at);
    expect(card?.text).toMatch(/\p{L}{3}/u);
    expect(screen.getByText(card!.text)).toBeOnTheScreen();
  }
});

test('SET-09 a rival who has no duchy yet takes the room of one: the name above it stays on its card', () => {
  const unchosen = (g: Burgundy): boolean => g.estates.filter(({ duchy }) => duchy === NONE).length === 1;
  lay(when('startingCastle', { options: { duchySetup: 'dealTwo' }, fits: unchosen }), 992, 724);
  const { width, height } = StyleSheet.flatten(screen.getByTestId(/^unchosen:/, { includeHiddenElements: true }).props.style) as {
    width: number;
    height: number;
  };
  expect(height).toBeLessThan(width);
});

test('goods that do not all fit beside each other are counted together, as no colour', () => {
  const row = (counts: string): string =>
    JSON.stringify(
      draw(
        <Svg>
          <GoodsRowG counts={counts} box={{ left: 0, top: 0, width: 33, height: 19 }} size={15} />
        </Svg>,
      ).toJSON(),
    );
  const figures = (drawn: string): string[] => [...drawn.matchAll(/"content":"([^"]+)"/g)].map(([, text]) => text!);
  expect(figures(row('2,1,0,0,0,0'))).toEqual(['2']);
  expect(figures(row('2,1,1,0,3,0'))).toEqual(['7']);
});

test('points have a rule card of their own', () => {
  for (const words of Object.values(burgundy.words)) expect(words.card(when('turn'), 'points')?.rules).toContain('ARE-01');
});

test('the duchy of another seat explains itself and offers nothing', () => {
  const g = when('turn');
  const other = 1 - (asked(burgundy, copyOf(g)) ?? 0);
  const { chosen } = lay(g, 390, 584, other);
  expect(screen.queryByTestId('hex:18')).toBeNull();
  const space = screen.getByTestId(`hex:18@${other}`);
  expect(space.props.accessibilityLabel).toContain(other === 0 ? 'Anna' : 'Ben');
  fireEvent.press(space);
  expect(chosen).toEqual([]);
});

test('the thread names what is resolved first, then what waits for the same seat, and is silent in the turn itself', () => {
  expect(pendingChain([{ ask: 'turn', seat: 0 }])).toBeNull();
  expect(
    pendingChain([
      { ask: 'nextTurn' },
      { ask: 'turn', seat: 0 },
      { ask: 'castleAction', seat: 0 },
      { ask: 'advance', seat: 0 },
      { ask: 'ship', seat: 0 },
    ]),
  ).toEqual({
    now: 'ship',
    behind: ['advance', 'castleAction', 'turn'],
  });
  expect(
    pendingChain([
      { ask: 'duchy', seat: 1, dealt: [1, 2] },
      { ask: 'startingCastle', seat: 0 },
    ]),
  ).toEqual({ now: 'startingCastle', behind: [] });
});

test('the thread is shown while an effect is pending', () => {
  lay(when('cityHall'));
  expect(screen.getByTestId('thread').props.accessibilityLabel).toMatch(/^City hall: place a tile, then (your other die|end of turn)$/);
  expect(screen.getByText('City hall')).toBeOnTheScreen();
});

test('the miniature is drawn from any view, before duchies are chosen too', () => {
  const chosenLater = when('duchy', { options: { duchySetup: 'dealTwo' } });
  const { toJSON } = render(<burgundyDrawn.Miniature view={chosenLater} seat={0} size={96} />);
  expect(JSON.stringify(toJSON()).length).toBeGreaterThan(1000);
});
