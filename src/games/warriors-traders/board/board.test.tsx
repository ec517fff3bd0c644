/** The board at work: every offer is within reach, a battle is read before it is fought, several things in one province are looked at closer first. */
import { fireEvent, screen } from '@testing-library/react-native';
import type { Options, Spot } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { draw, layBoard } from '@/table/testing/stillBoard';
import { warriorsTraders } from '..';
import { path } from '../path';
import { kindOf, numberOf, provinceSpot } from '../spots';
import type { Traders, TradersChoice, TradersDecision, TradersQuestion } from '../state';
import { abandonable, act, at, barbarians, levels, place, stock, table, war } from '../tests/table';
import { warriorsTradersDrawn } from '.';

const SET_UPS: readonly (readonly [number, Options])[] = [
  [2, { map: 'west' }],
  [2, { map: 'italy', italy2: 'naples-papal' }],
  [3, { map: 'east', nations: 'choice', soloRoutes: true, turns: 6 }],
  [3, { map: 'italy', italy3: 'milan-tuscany-genoa' }],
  [4, { map: 'italy', alliances4: '2v2' }],
  [6, { map: 'west', alliances6: '2v2v2' }],
];

function playBy(seats: number, options: Options, each: (g: Traders, offers: readonly TradersChoice[]) => void, seed = 3): void {
  playOut(warriorsTraders, { seats, seed, options }, byChance(seed, warriorsTraders), { each: (g, _, offers) => each(g, offers) });
}

const PHONE = [360, 348] as const;
const TABLET = [992, 724] as const;

function lay(g: Traders, [width, height]: readonly [number, number] = PHONE) {
  const hand = width < 700 ? { width: 360, height: 76 } : { width: 288, height: 288 };
  return layBoard<Traders, TradersChoice>(warriorsTradersDrawn, g, { width, height, hand });
}

const spot = (id: string) => screen.getByTestId(id);
const isOffered = (id: string): boolean => screen.queryAllByTestId(id).some(s => s.props.dataSet?.spot === 'offered');
const provinceOf = (g: Traders, id: Spot): number =>
  kindOf(id) === 'piece' ? g.pieces.find(p => p.id === numberOf(id))!.at : numberOf(id);

/** Where the first tap of an offer goes; a closer look counts, when what is looked for lies in it. */
function isWithinReach(g: Traders, c: TradersChoice): boolean {
  const [first] = path(c) as [Spot];
  if (kindOf(first) === 'button' || isOffered(first)) return true;
  const look = screen.queryByTestId(`look:${provinceSpot(g, provinceOf(g, first))}`);
  if (look === null) return false;
  fireEvent.press(look);
  return isOffered(first);
}

test.each(SET_UPS)('the board knows every spot that matches of %i offer, %j', (seats, options) => {
  const unknown = new Set<string>();
  let seen = 0;
  playBy(seats, options, (g, offers) => {
    for (const c of offers)
      for (const one of path(c)) {
        seen++;
        if (!warriorsTradersDrawn.knows(g, one)) unknown.add(one);
      }
  });
  expect(seen).toBeGreaterThan(500);
  expect([...unknown]).toEqual([]);
});

test('and no spot that cannot be', () => {
  const { g: state } = table(act());
  for (const one of ['province:ee-wien', 'province:nowhere', 'piece:99', 'rival:2', 'track:magic', 'hex'])
    expect([one, warriorsTradersDrawn.knows(state, one)]).toEqual([one, false]);
});

/** Of every kind of question the position with most offers. */
function positions(): ReadonlyMap<TradersDecision['ask'], Traders> {
  const found = new Map<TradersDecision['ask'], Traders>();
  const most = new Map<string, number>();
  for (const [seats, options] of SET_UPS) {
    playBy(seats, options, (g, offers) => {
      const { ask } = g.questions.at(-1) as TradersDecision;
      if (offers.length > (most.get(ask) ?? 0)) found.set(ask, warriorsTraders.copy(g));
      most.set(ask, Math.max(most.get(ask) ?? 0, offers.length));
    });
  }
  return found;
}

const ALL = positions();

test('matches by chance have asked everything that is asked often', () => {
  for (const ask of ['nation', 'tokens', 'feed', 'trade', 'act', 'shift', 'march', 'leave', 'princesses', 'peace'] as const)
    expect([ask, ALL.has(ask)]).toEqual([ask, true]);
});

function allWithinReach(ask: TradersDecision['ask'], size: readonly [number, number]): void {
  const { offers } = lay(ALL.get(ask)!, size);
  expect(offers.length).toBeGreaterThan(0);
  for (const c of offers) expect([path(c), isWithinReach(ALL.get(ask)!, c)]).toEqual([path(c), true]);
}

test.each([...ALL.keys()])('on a phone every offer of %s is within reach', ask => allWithinReach(ask, PHONE));
test.each(['act', 'trade', 'march'] as const)('on a tablet every offer of %s is within reach', ask => allWithinReach(ask, TABLET));

test('before nations are chosen the mats beside the map have the names of the players, not of barbarians', () => {
  const g = warriorsTraders.setUp({ seats: 2, seed: 3, options: { nations: 'choice' } });
  lay(g, TABLET);
  for (const name of ['Anna', 'Ben']) expect(screen.getAllByLabelText(new RegExp(`^${name}\\. `))).toHaveLength(1);
  expect(screen.queryByText('barbarians')).toBeNull();
});

test('who is allied with whoever is looked at stands at the edge of the map, on a phone, too', () => {
  lay(warriorsTraders.setUp({ seats: 4, seed: 3, options: { alliances4: '2v2' } }), PHONE);
  expect(screen.getByLabelText(/, ally: Carla$/)).toBeOnTheScreen();
});

/** Anna has left in the fourth turn, and the others play on. */
const withoutAnna = (pending: TradersQuestion): Traders =>
  abandonable(
    [pending, act()],
    g => {
      place(g, 0, 'london', 'fort', 'infantry');
      for (const [seat, centre] of [
        [1, 'highlands'],
        [2, 'east-anglia'],
      ] as const)
        place(g, seat, centre, 'princess');
      levels(g, 1, { trade: 2 });
    },
    { seats: 3, turn: 4 },
  ).choose('abandon', 'goOn').g;

describe('22.3 who has left', () => {
  const LEFT = 'Left in turn 4';

  test('is said to have, on the mats, on the own mat and at the edge of the map', () => {
    const state = withoutAnna(act(1));
    lay(state, TABLET);
    expect(screen.getByLabelText('Anna: England, no. 6. Left in turn 4')).toHaveTextContent(`England, no. 6${LEFT}`);
    expect(screen.getAllByText(LEFT)).toHaveLength(1);
    screen.unmount();
    layBoard<Traders, TradersChoice>(warriorsTradersDrawn, state, {
      width: 360,
      height: 348,
      hand: { width: 360, height: 76 },
      looking: 0,
    });
    expect(screen.getByLabelText('England: Left in turn 4')).toBeOnTheScreen();
    expect(screen.getAllByText(LEFT)).toHaveLength(2);
    expect(screen.queryByLabelText(/^Production, /)).toBeNull();
  });

  test('trades no more', () => {
    lay(withoutAnna({ ask: 'trade', seat: 1, proposals: 0 }));
    expect([screen.queryByTestId('rival:0'), screen.queryByTestId('rival:2')]).toEqual([null, expect.anything()]);
  });
});

describe('an army', () => {
  const marching = () =>
    table({ ask: 'march', seat: 0, round: 1 }, g => {
      place(g, 0, 'london', 'fort', 'infantry');
      barbarians(g, 'wales');
    });

  test('is taken up where it stands and goes to a lit province; until then provinces only say why not', () => {
    const { g: state } = marching();
    const army = state.pieces.find(p => p.kind === 0)!.id;
    const { chosen, whys } = lay(state);
    const wales = provinceSpot(state, at(state, 'wales'));
    fireEvent.press(spot(wales));
    expect([chosen, whys]).toEqual([[], [wales]]);
    fireEvent.press(spot(`piece:${army}`));
    expect(isOffered(wales)).toBe(true);
    fireEvent.press(spot(wales));
    expect(chosen).toEqual([{ do: 'march', at: wales, piece: army }]);
  });

  test('among others is looked at closer first', () => {
    const { g: state } = table({ ask: 'march', seat: 0, round: 1 }, g => {
      levels(g, 0, { military: 3 });
      place(g, 0, 'london', 'infantry', 'archers');
      barbarians(g, 'wales');
    });
    const archers = state.pieces.find(p => p.kind === 1)!.id;
    const { chosen } = lay(state);
    expect(screen.queryByTestId(`piece:${archers}`)).toBeNull();
    fireEvent.press(spot(`look:${provinceSpot(state, at(state, 'london'))}`));
    fireEvent.press(spot(`piece:${archers}`));
    expect(screen.queryByTestId('lens:province')).toBeNull();
    fireEvent.press(spot(provinceSpot(state, at(state, 'wales'))));
    expect(chosen).toEqual([{ do: 'march', at: provinceSpot(state, at(state, 'wales')), piece: archers }]);
  });
});

test('7 where one may build and upgrade, the closer look tells both apart', () => {
  const { g: state } = table(act(), g => {
    levels(g, 0, { production: 5 });
    stock(g, 0, 3, 14, 3, 3);
    place(g, 0, 'london', 'infantry');
  });
  lay(state);
  const london = provinceSpot(state, at(state, 'london'));
  fireEvent.press(spot(`look:${london}`));
  expect([isOffered(london), isOffered('piece:0')]).toEqual([true, true]);
});

describe('10 a battle', () => {
  const fight = () =>
    table({ ask: 'chooseBattle', seat: 0 }, g => {
      barbarians(g, 'wales');
      barbarians(g, 'yorkshire', 'barbarian', 'barbarian');
      place(g, 0, 'london', 'fort');
      for (const name of ['wales', 'yorkshire']) place(g, 0, name, 'infantry');
    });

  test('is shown at the first tap and begun by the second', () => {
    const { g: state } = fight();
    const { chosen } = lay(state);
    const wales = provinceSpot(state, at(state, 'wales'));
    expect(screen.queryByTestId('fight')).toBeNull();
    fireEvent.press(spot(wales));
    expect(chosen).toEqual([]);
    expect(spot('fight')).toHaveTextContent(/Battle in Wales.*Attack 1.*Defence 1.*driving some off.*infantry dies/);
    fireEvent.press(spot(wales));
    expect(chosen).toEqual([{ do: 'fight', at: wales }]);
  });

  test('says that who is left standing must withdraw', () => {
    const { g: state } = fight();
    lay(state);
    fireEvent.press(spot(provinceSpot(state, at(state, 'yorkshire'))));
    expect(spot('fight')).toHaveTextContent(/cannot clear the province/);
  });

  test('against a player leaves open how they divide their damage, and lights what may be hit', () => {
    const { g: state } = table({ ask: 'march', seat: 0, round: 1 }, g => {
      levels(g, 0, { military: 4 });
      place(g, 1, 'lothian', 'infantry', 'archers', 'princess');
      place(g, 0, 'yorkshire', 'cavalry', 'infantry');
      war(g, 0, 1);
      g.questions = [{ ask: 'battle', seat: 0, at: at(g, 'lothian') }];
      for (const p of g.pieces) if (p.owner === 0) p.at = at(g, 'lothian');
    });
    const { offers } = lay(state);
    expect(offers.length).toBeGreaterThan(2);
    for (const c of offers) expect([c.at, isOffered(c.at)]).toEqual([c.at, true]);
    expect(spot('fight')).toHaveTextContent(/Attack 4.*Defence 3/);
  });
});

test.each([
  ['a phone, where a province is small, a finger looks closer first', PHONE, 1, true],
  ['a phone two fingers pinch', PHONE, 2, false],
  ['a tablet a finger taps at once', TABLET, 1, false],
] as const)('on %s', (_, size, fingers, takes) => {
  const { g: state } = table(act(), g => place(g, 0, 'london', 'fort'));
  lay(state, size);
  const [lens] = screen.UNSAFE_root.findAll(n => typeof n.type === 'string' && n.props.onStartShouldSetResponderCapture !== undefined);
  const touch = { pageX: 100, pageY: 200 };
  expect(
    lens?.props.onStartShouldSetResponderCapture({ nativeEvent: { ...touch, touches: Array.from({ length: fingers }, () => touch) } }),
  ).toBe(takes);
});

test('the miniature draws every province in play', () => {
  const { g: state } = table(act(), g => place(g, 0, 'london', 'fort'));
  const { Miniature } = warriorsTradersDrawn;
  draw(<Miniature view={state} seat={0} size={96} />);
  const filled = screen.UNSAFE_root.findAll(
    n => typeof n.type === 'string' && (n.type as string) === 'RNSVGPath' && n.props.fill !== undefined && n.props.fill !== null,
  );
  expect(filled.length).toBeGreaterThanOrEqual(40);
});
