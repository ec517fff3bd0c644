/** The board at work: every offer is within reach, a tap is a choice, and what is drawn says what it is. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { glance } from '@/bots/glance';
import { advance, offersOf } from '@/engine/referee';
import type { Game } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import type { Layout } from '@/table/kit/boardProps';
import { layBoard } from '@/table/testing/stillBoard';
import { tadmor } from '..';
import { numberOf, MISSION_SPOTS, SPACE_SPOTS, STACK_SPOTS, STOCK_SPOTS, TILE_SPOTS } from '../spots';
import { traitorLevels } from '../rules/traitor';
import { HIDDEN, merchantOf, type Tadmor, type TadmorChoice, type TadmorQuestion } from '../state';
import { isThere } from '../rules/pieces';
import { tadmorDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';

const HIDDEN_TOO = { includeHiddenElements: true };
const SIZES = { phone: [360, 340], tablet: [992, 724] } as const;

function lay(g: Tadmor, layout: Layout = 'phone', looking?: number) {
  const [width, height] = SIZES[layout];
  const hand = layout === 'phone' ? HAND_HEIGHT : { width: 288, height: 288 };
  return layBoard<Tadmor, TadmorChoice>(tadmorDrawn, g, { width, height, layout, looking, hand });
}

type Fits = (g: Tadmor, q: TadmorQuestion, offers: readonly TadmorChoice[]) => boolean;

const found = new Map<Fits, Tadmor>();

/** A moment of a match between fair players; each is looked for once. */
function when(fits: Fits, seats = 2): Tadmor {
  const known = found.get(fits) ?? search(fits, seats);
  found.set(fits, known);
  return known;
}

function search(fits: Fits, seats: number): Tadmor {
  const game = tadmor as unknown as Game;
  for (let seed = 1; seed < 25; seed++) {
    const state = tadmor.setUp({ seats, seed, options: {}, first: 0 });
    const chance = { seed };
    let offers = offersOf(tadmor, state);
    while (offers.length > 0) {
      if (fits(state, state.questions.at(-1) as TadmorQuestion, offers)) return state;
      offers = advance(tadmor, state, glance(game, state, offers, chance) as TadmorChoice, () => undefined);
    }
  }
  throw new Error('no match comes to that');
}
const asking =
  (ask: TadmorQuestion['ask']): Fits =>
  (_, q) =>
    q.ask === ask;
const TRADE: Fits = (_, q, offers) => q.ask === 'construct' && offers.some(c => c.do === 'trade');
const TRAITOR: Fits = (_, q, offers) => q.ask === 'construct' && offers.some(c => c.do === 'traitor');
const offering =
  (what: TadmorChoice['do'], ask: TadmorQuestion['ask'] = 'construct'): Fits =>
  (_, q, offers) =>
    q.ask === ask && offers.some(c => c.do === what);

const DOORS = ['open:missions', 'open:tiles', 'open:display'];

/** What has to be opened or tapped before a choice is finished; false: it cannot be reached. */
function reaches(at: string): boolean {
  if (screen.queryByTestId(at) !== null) return true;
  for (const door of DOORS) {
    const found = screen.queryByTestId(door);
    if (found === null) continue;
    fireEvent.press(found);
    if (screen.queryByTestId(at) !== null) return true;
    fireEvent.press(screen.getByTestId('lens:close'));
  }
  return false;
}

test('the board knows every spot that random matches offer', () => {
  const unknown = new Set<string>();
  for (const seats of [2, 3, 4]) {
    playOut(tadmor, { seats, seed: 7 * seats, options: { expert: seats === 3 } }, byChance(seats), {
      each: (g, _, offers) => {
        for (const c of offers) for (const at of tadmor.path?.(c) ?? []) if (!tadmorDrawn.knows(g, at)) unknown.add(at);
      },
    });
  }
  expect([...unknown]).toEqual([]);
  for (const nowhere of ['space:XX', 'tile:I99', 'piece:0', 'temple:1', 'get:nothing'])
    expect(tadmorDrawn.knows({} as Tadmor, nowhere)).toBe(false);
});

const MOMENTS: readonly [ask: string, fits: Fits, seats?: number][] = [
  ['bonusGood', asking('bonusGood')],
  ['startTile', asking('startTile')],
  ['place', asking('place'), 4],
  ['wall', asking('wall')],
  ['select', asking('select')],
  ['improve', asking('improve'), 4],
  ['payAny', asking('payAny')],
  ['construct', offering('buyRare')],
  ['kingdom', asking('kingdom')],
  ['princess', asking('princess')],
  ['anyGoods', asking('anyGoods')],
  ['freeTile', asking('freeTile')],
  ['discard', asking('discard')],
];

describe.each(['phone', 'tablet'] as const)('on a %s', layout => {
  test.each(MOMENTS.map(([ask, fits, seats]) => ({ ask, fits, seats })))(
    'the first tap of every offer of $ask is within reach',
    ({ fits, seats }) => {
      const { offers } = lay(when(fits, seats), layout);
      const firsts = new Set(
        offers.map(c => tadmor.path?.(c)[0] ?? c.at).filter(at => !at.startsWith('button:') && !at.startsWith('tower:')),
      );
      expect([...firsts].filter(at => !reaches(at))).toEqual([]);
    },
  );

  test('a good in hand is answered by what it brings', () => {
    const { offers, chosen } = lay(when(TRADE), layout);
    const trade = offers.find(c => c.do === 'trade') as TadmorChoice & { give: string };
    expect(screen.queryByTestId(trade.at)).toBeNull();
    fireEvent.press(screen.getByTestId(`stock:${trade.give}`));
    fireEvent.press(screen.getByTestId(trade.at));
    expect(chosen).toEqual([trade]);
  });

  test('a traitor in hand is answered by a tower, which is named for whose it is', () => {
    const g = when(TRAITOR, 4);
    const { offers, chosen } = lay(g, layout);
    const betrayal = offers.find(c => c.do === 'traitor') as TadmorChoice & { from: string };
    fireEvent.press(screen.getByTestId(betrayal.from));
    const name = ['Anna', 'Ben', 'Carla', 'Dario'][numberOf(betrayal.at)] ?? 'nobody';
    expect(screen.getByTestId(betrayal.at).props.accessibilityLabel).toContain(name);
    if (layout === 'phone')
      expect(screen.getByText(`${merchantOf(g, numberOf(betrayal.at)).tower}−${traitorLevels(g)}`, HIDDEN_TOO)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId(betrayal.at));
    expect(chosen).toEqual([betrayal]);
  });
});

test('while the marauders are sent, regions are tapped and spaces are not', () => {
  const { offers, chosen } = lay(when(asking('select'), 4));
  const select = offers.find(c => c.do === 'select') as TadmorChoice;
  expect(screen.queryByTestId(SPACE_SPOTS[0] as string)).toBeNull();
  fireEvent.press(screen.getByTestId(select.at));
  expect(chosen).toEqual([select]);
});

test('improvements open by themselves while one may be bought, and stay closed once closed', () => {
  lay(when(offering('buyTile', 'improve')));
  expect(screen.getByTestId('lens:display')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('lens:close'));
  expect(screen.queryByTestId('lens:display')).toBeNull();
});

test('what was opened lies aside while a good in hand asks what it is exchanged for', () => {
  const { offers } = lay(when(TRADE), 'phone');
  const trade = offers.find(c => c.do === 'trade') as TadmorChoice & { give: string };
  fireEvent.press(screen.getByTestId('open:display'));
  expect(screen.getByTestId('lens:display')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(`stock:${trade.give}`));
  expect(screen.queryByTestId('lens:display')).toBeNull();
  expect(screen.getByTestId(trade.at)).toBeOnTheScreen();
});

test('a tap on a mission space asks whether a mission is drawn or fulfilled', () => {
  const isBoth = (offers: readonly TadmorChoice[]): TadmorChoice | undefined =>
    offers.find(c => c.do === 'draw' && offers.some(other => other.do === 'fulfil' && other.from === c.at));
  const { chosen, offers } = lay(when((_, q, all) => q.ask === 'construct' && isBoth(all) !== undefined));
  fireEvent.press(screen.getByTestId(isBoth(offers)?.at ?? ''));
  expect(chosen).toEqual([]);
});

test('a long press on any space, good, stack, improvement, mission or counter opens its rule card', () => {
  const g = when((at, q, offers) => q.ask === 'construct' && at.turn > 5 && offers.some(c => c.do === 'fulfil'));
  const { me } = lay(g, 'tablet');
  const m = g.merchants[me]!;
  const spots = [
    ...SPACE_SPOTS.filter((_, space) => isThere(g, space)),
    ...STOCK_SPOTS,
    ...STACK_SPOTS,
    ...g.display.filter(tile => tile > 0).map(tile => TILE_SPOTS[tile] as string),
    ...m.tiles.map(tile => TILE_SPOTS[tile] as string),
    ...m.hand.slice(0, 2).map(mission => MISSION_SPOTS[mission] as string),
    ...['region:ebla', 'turn', 'slot', 'temples', 'deck', 'piece:0', 'piece:1', `rares:${1 - me}`],
  ];
  for (const at of spots) {
    fireEvent(screen.getAllByTestId(at)[0]!, 'longPress');
    const card = tadmor.words.en.card(g, at);
    expect(card?.text).toMatch(/\p{L}{3}/u);
    expect(screen.getByText(card!.text)).toBeOnTheScreen();
  }
});

test('another merchant is looked at without a choice, and without a card of the hand', () => {
  const g = when(
    (at, q, offers) => q.ask === 'construct' && at.merchants[1]!.hand.length > 0 && q.seat === 0 && offers.some(c => c.do === 'gather'),
  );
  const { chosen, offers } = lay(g, 'phone', 1);
  const gather = offers.find(c => c.do === 'gather') as TadmorChoice;
  fireEvent.press(screen.getByTestId(gather.at));
  fireEvent.press(screen.getByTestId('stock:wood@1'));
  expect(screen.queryByTestId('stock:wood')).toBeNull();
  fireEvent.press(screen.getByTestId('open:missions'));
  for (const mission of g.merchants[1]!.hand) expect(screen.queryByTestId(MISSION_SPOTS[mission] as string)).toBeNull();
  expect(screen.getByText(`${g.merchants[1]!.hand.length} face down`)).toBeOnTheScreen();
  expect(tadmor.seenBy(g, 0).merchants[1]!.hand).toEqual(g.merchants[1]!.hand.map(() => HIDDEN));
  expect(chosen).toEqual([]);
});

test('the miniature is drawn from any view', () => {
  for (const seats of [2, 4]) {
    const { toJSON } = render(<tadmorDrawn.Miniature view={when(asking('construct'), seats)} seat={0} size={96} />);
    expect(JSON.stringify(toJSON()).length).toBeGreaterThan(1000);
  }
});

test.each(['en', 'it'] as const)('the table is told in words, and no card of another hand (%s)', language => {
  const g = when((at, q) => q.ask === 'construct' && at.merchants[1]!.hand.length > 0 && q.seat === 0);
  const read = tadmorDrawn.reads?.(tadmor.seenBy(g, 0), 0, seat => ['Anna', 'Ben'][seat] ?? '', language) ?? [];
  expect(read.length).toBe(1 + 2 + 7 + 1);
  const text = read.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
  expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
  const named = (mission: number): string => `(K${mission})`;
  for (const mission of g.merchants[1]!.hand) expect(text).not.toContain(named(mission));
  for (const mission of g.merchants[0]!.hand) expect(text).toContain(named(mission));
});
