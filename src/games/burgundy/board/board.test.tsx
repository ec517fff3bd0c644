/** The board at work: every offer is within reach, a tap is a choice, and what is drawn says what it is. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import type { Options } from '@/engine/contract';
import { asked } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { layBoard } from '@/table/testing/standing';
import { burgundy } from '..';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from '../state';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, DEPOT_SPOTS, DIE_SPOTS, GOODS_SPOTS, HEX_SPOTS, STORE_SPOTS } from '../spots';
import { burgundyDrawn } from '.';
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
  let found: Burgundy | null = null;
  for (let s = seed; found === null && s < seed + 40; s++) {
    playOut(burgundy, { seats, seed: s, options }, byChance(s), {
      each: g => {
        if (found === null && g.questions.at(-1)?.ask === wanted && fits(g)) found = copyOf(g);
      },
    });
  }
  if (found === null) throw new Error(`no match asked ${wanted}`);
  return found;
}

const spotsOf = (offers: readonly BurgundyChoice[]): string[] =>
  [...new Set(offers.flatMap(c => burgundy.path?.(c) ?? []))].filter(at => !at.startsWith('button:'));

test('the board knows every spot that random matches offer', () => {
  const unknown = new Set<string>();
  for (const [seats, duchySetup] of [
    [2, 'same1'],
    [3, 'dealTwo'],
    [4, 'freeChoice'],
  ] as const) {
    playOut(burgundy, { seats, seed: 7 * seats, options: { duchySetup } }, byChance(seats), {
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
] as const)('every offer of %s lies on the board or in the hand', (ask, setting) => {
  const { offers } = lay(when(ask, setting));
  for (const at of spotsOf(offers)) expect(screen.getByTestId(at)).toBeOnTheScreen();
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
    fits: at => at.inns > 1 && at.dukes[at.turnOf]!.silver > 1 && !at.dukes[at.turnOf]!.bought,
  });
  const { chosen, offers } = lay(g, 360, 470);
  fireEvent.press(screen.getByTestId('tray:0'));
  expect(screen.getByText(`${g.inns} inns`, { includeHiddenElements: true })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('inn'));
  expect(chosen).toEqual(offers.filter(c => c.at === 'inn').slice(0, 1));
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
    g.dukes[0]!.goods.filter(count => count > 0).length === 3 && g.dukes[0]!.storage.some(tile => tile >= 0);
  const g = when('turn', { fits: at => at.turnOf === 0 && threeColours(at) });
  lay(g, 412, 640);
  const numbers = ['workers', 'silver', 'sold', 'phase', 'round', 'die:white', 'bridge', 'bonuses:0', 'bonuses:1'];
  const goods = GOODS_SPOTS.filter((_, good) => g.dukes[0]!.goods[good]! > 0);
  const tiles = [...DEPOT_SLOT_SPOTS.filter((_, slot) => g.depots[slot]! >= 0), ...BLACK_SPOTS.filter((_, slot) => g.black[slot]! >= 0)];
  const spots = [...HEX_SPOTS, ...DIE_SPOTS, ...STORE_SPOTS, ...goods, ...tiles, ...DEPOT_SPOTS.slice(1), 'black', ...numbers];
  for (const at of spots) {
    fireEvent(screen.getByTestId(at), 'longPress');
    const card = burgundy.words.en.card(g, at);
    expect(card?.text).toMatch(/\p{L}{3}/u);
    expect(screen.getByText(card!.text)).toBeOnTheScreen();
  }
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
