/** The board at work: every offer is within reach, a fight is read before it is fought, and nothing lies on something else. */
import { fireEvent, screen } from '@testing-library/react-native';
import { below } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { target } from '@/design/space';
import { draw, layBoard } from '@/table/testing/stillBoard';
import { medievalBattle } from '../..';
import { battlefieldOf } from '../../rules/battlefield';
import { geometryOf } from '../../rules/geometry';
import { reachOf } from '../../rules/reach';
import { isOnBoard, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../../state';
import { medievalBattleDrawn } from '..';
import { groundPaths } from '../ground';
import { recruitCells } from '../Recruiting';
import { exitBox, HEX_HEIGHT, HEX_WIDTH, hexBox, placesOf } from '../spots';

const OPTIONS = { map: 'standard', assembly: 'highPass', dismounting: true, retreatCost: 'origin' } as const;

/** Any offer, but a full army first, no passing, and fights where they are offered. */
function lively(offers: readonly MedievalChoice[], chance: { seed: number }): MedievalChoice {
  const among = (...kinds: readonly MedievalChoice['do'][]) => offers.filter(c => kinds.includes(c.do));
  const odds: readonly (readonly [readonly MedievalChoice[], number])[] = [
    [among('recruit'), 1],
    [among('attack', 'shoot', 'retreat', 'leave', 'merge', 'enter'), 2],
    [among('hold', 'regroup'), 12],
    [offers.filter(c => c.do !== 'pass' && c.do !== 'dismiss'), 1],
    [offers, 1],
  ];
  const [heap] = odds.find(([some, oneIn]) => some.length > 0 && below(chance, oneIn) === 0) ?? [offers];
  return heap[below(chance, heap.length)] as MedievalChoice;
}

/** Plays by chance and shows every question with its offers. */
function playLively(
  seed: number,
  options: Record<string, string | number | boolean>,
  each: (g: MedievalBattle, offers: readonly MedievalChoice[]) => void,
  most = 500,
): void {
  const g = medievalBattle.setUp({ seats: 2, seed, options });
  const chance = { seed };
  let offers = offersOf(medievalBattle, g);
  for (let n = 0; offers.length > 0 && n < most; n++) {
    each(g, offers);
    offers = advance(medievalBattle, g, lively(offers, chance));
  }
}

/** A state in which the wanted question is asked. */
function when(
  ask: MedievalQuestion['ask'],
  fits: (g: MedievalBattle, offers: readonly MedievalChoice[]) => boolean = () => true,
  options: Record<string, string | number | boolean> = OPTIONS,
): MedievalBattle {
  let found: MedievalBattle | null = null;
  for (let seed = 1; found === null && seed < 30; seed++) {
    playLively(seed, options, (g, offers) => {
      if (found === null && g.questions.at(-1)?.ask === ask && fits(g, offers)) found = medievalBattle.copy(g);
    });
  }
  if (found === null) throw new Error(`no match asked ${ask}`);
  return found;
}

const lay = (g: MedievalBattle, width = 360, height = 380) =>
  layBoard<MedievalBattle, MedievalChoice>(medievalBattleDrawn, g, { width, height, hand: width < 700 ? 76 : 288 });

const spot = (at: string) => screen.getByTestId(at);
const isOffered = (at: string): boolean => spot(at).props.dataSet?.spot === 'offered';
const path = (c: MedievalChoice) => medievalBattle.path?.(c) ?? [c.at];
const onBoard = (offers: readonly MedievalChoice[]) => offers.filter(c => !c.at.startsWith('button:'));

test.each([
  ['standard', { map: 'standard', assembly: 'random', side: 'A', dismounting: true, retreatCost: 'origin' }],
  ['standard, laid together', { map: 'standard', assembly: 'build', side: 'B', dismounting: false, retreatCost: 'target' }],
  ['large', { map: 'large', largeAssembly: 'random', side: 'B', dismounting: true, retreatCost: 'origin' }],
])('the board knows every spot that matches on the %s map offer', (_, options) => {
  const unknown = new Set<string>();
  let seen = 0;
  playLively(4, options, (g, offers) => {
    for (const c of offers)
      for (const at of path(c)) {
        seen++;
        if (!medievalBattleDrawn.knows(g, at)) unknown.add(at);
      }
  });
  expect(seen).toBeGreaterThan(1000);
  expect([...unknown]).toEqual([]);
});

test('and no spot that cannot be', () => {
  const g = when('turn');
  for (const at of ['hex:145', 'hex:-1', 'unit:99', 'die:1', 'hex']) expect([at, medievalBattleDrawn.knows(g, at)]).toEqual([at, false]);
});

test('UX-20 where words are large a type has a row of its own, with room for a name of two lines, its points and its bow', () => {
  const LINE = 15;
  const around = 8;
  expect(recruitCells(360, 300, 1)).toMatchObject({ columns: 2, rows: 4, cell: { width: 180, height: 75 } });
  for (const growth of [1.5, 2]) {
    const { columns, cell } = recruitCells(360, 300, growth);
    expect(columns).toBe(1);
    expect(cell.height).toBeGreaterThanOrEqual(4 * LINE * growth + around);
  }
});

describe.each([
  ['a phone', 360, 380],
  ['a tablet', 784, 800],
] as const)('on %s', (_, width, height) => {
  test.each(['recruit', 'placeWagonTrain', 'march', 'retreat'] as const)('every offer of %s wakes its place', ask => {
    const { offers } = lay(
      when(ask, (_g, some) => onBoard(some).length > 1),
      width,
      height,
    );
    expect(onBoard(offers).length).toBeGreaterThan(0);
    for (const c of onBoard(offers)) expect([c.at, isOffered(c.at)]).toEqual([c.at, true]);
  });

  test.each(['turn', 'deploy', 'enter'] as const)('in %s the hexes sleep until a unit is in hand', ask => {
    const { offers, chosen, whys } = lay(when(ask), width, height);
    const first = onBoard(offers).find(c => c.do === 'step' || c.do === 'deploy' || c.do === 'enter') as MedievalChoice;
    const [unit, hex] = path(first) as [string, string];
    expect(isOffered(unit)).toBe(true);
    expect(isOffered(hex)).toBe(false);
    fireEvent.press(spot(hex));
    expect([chosen, whys]).toEqual([[], [hex]]);
    fireEvent.press(spot(unit));
    expect(isOffered(hex)).toBe(true);
    fireEvent.press(spot(hex));
    expect(chosen).toEqual([first]);
  });

  test('modules are chosen from the stock', () => {
    const { offers } = lay(
      when('layModule', () => true, { ...OPTIONS, assembly: 'build', side: 'A' }),
      width,
      height,
    );
    for (const c of offers) expect(isOffered(c.at)).toBe(true);
  });
});

test('a far hex is reached at one tap, by the steps that lead there', () => {
  const g = when('turn', s => {
    const q = s.questions.at(-1) as { seat: number };
    return s.units.some((u, i) => u.seat === q.seat && isOnBoard(u) && reachOf(s, q.seat, i).hexes.some(r => r.path.length > 1));
  });
  const { seat } = g.questions.at(-1) as { seat: number };
  const unit = g.units.findIndex((u, i) => u.seat === seat && isOnBoard(u) && reachOf(g, seat, i).hexes.some(r => r.path.length > 1));
  const far = reachOf(g, seat, unit).hexes.find(r => r.path.length > 1);
  const { chosen } = lay(g);
  fireEvent.press(spot(`unit:${unit}`));
  fireEvent.press(spot(`hex:${far?.hex}`));
  expect(chosen.map(c => c.at)).toEqual(far?.path.map(hex => `hex:${hex}`));
});

test('a fight is shown first and begun by the second tap', () => {
  const g = when('turn', (_s, offers) =>
    offers.some(
      c => c.do === 'attack' && offers.filter(o => o.at === c.at && 'unit' in o && 'unit' in c && o.unit === c.unit).length === 1,
    ),
  );
  const { offers, chosen } = lay(g);
  const attack = offers.find(
    c => c.do === 'attack' && offers.filter(o => o.at === c.at && 'unit' in o && 'unit' in c && o.unit === c.unit).length === 1,
  ) as MedievalChoice;
  const [unit, hex] = path(attack) as [string, string];
  fireEvent.press(spot(unit));
  expect(screen.queryByTestId('fight')).toBeNull();
  fireEvent.press(spot(hex));
  expect(chosen).toEqual([]);
  expect(screen.getByTestId('fight').props.accessibilityLabel).toMatch(/^Your .*: .*\.$/);
  fireEvent.press(spot(hex));
  expect(chosen).toEqual([attack]);
});

test('an attacked player reads the fight before answering', () => {
  lay(when('retreat'));
  expect(screen.getByTestId('fight').props.accessibilityLabel).toMatch(/^Your .* stands?: /);
});

test.each([
  ['a phone, where a hex is 26 dp wide, a finger looks closer first', 360, 380, 1, true],
  ['a phone two fingers pinch', 360, 380, 2, false],
  ['a tablet a finger taps at once', 784, 800, 1, false],
] as const)('on %s', (_, width, height, fingers, takes) => {
  lay(when('turn'), width, height);
  const [lens] = screen.UNSAFE_root.findAll(n => typeof n.type === 'string' && n.props.onStartShouldSetResponderCapture !== undefined);
  const touch = { pageX: 100, pageY: 200 };
  expect(
    lens?.props.onStartShouldSetResponderCapture({ nativeEvent: { ...touch, touches: Array.from({ length: fingers }, () => touch) } }),
  ).toBe(takes);
});

test('a hidden army is not shown', () => {
  const g = when('recruit');
  const other = medievalBattle.seenBy(g, 1 - (asked(medievalBattle, g) ?? 0));
  expect(other.recruited[asked(medievalBattle, g) === 0 ? 0 : 1].every(n => n === -1)).toBe(true);
});

describe.each([
  ['standard', 'A', 145],
  ['standard', 'B', 145],
  ['large', 'A', 245],
  ['large', 'B', 245],
] as const)('the picture of the %s map, side %s', (map, side, hexes) => {
  const f = geometryOf(map, side);
  const p = placesOf(f);

  test('has every hex once, wide enough for a finger, inside the picture', () => {
    expect(p.centres).toHaveLength(hexes);
    expect(HEX_WIDTH).toBeGreaterThanOrEqual(target.side);
    expect(HEX_HEIGHT * 0.75).toBeGreaterThanOrEqual(target.side);
    for (let hex = 0; hex < hexes; hex++) {
      const { left, top, width, height } = hexBox(p, hex);
      expect(left >= 0 && top >= 0 && left + width <= p.width && top + height <= p.height).toBe(true);
    }
  });

  test('no two touched bricks overlap', () => {
    const bricks = p.centres
      .map((_, hex) => hexBox(p, hex))
      .map(b => ({ left: b.left, top: b.top + b.height / 8, right: b.left + b.width, bottom: b.top + (b.height * 7) / 8 }));
    const overlapping = bricks.flatMap((a, i) =>
      bricks.slice(i + 1).filter(b => a.left + 0.1 < b.right && b.left + 0.1 < a.right && a.top + 0.1 < b.bottom && b.top + 0.1 < a.bottom),
    );
    expect(overlapping).toEqual([]);
  });

  test('the way out lies inside the picture and off every other hex’s middle', () => {
    for (let hex = 0; hex < hexes; hex++) {
      if ((f.outside[hex] ?? []).length === 0) continue;
      const out = exitBox(f, p, hex);
      expect(out.left >= 0 && out.top >= 0 && out.left + out.width <= p.width && out.top + out.height <= p.height).toBe(true);
      const covered = p.centres.filter(([x, y]) => x > out.left && x < out.left + out.width && y > out.top && y < out.top + out.height);
      expect(covered).toEqual([]);
    }
  });
});

test('every hex is painted in its ground, and modules have seams', () => {
  const field = when('turn').field;
  const f = battlefieldOf({ field });
  const paths = groundPaths(field);
  const hexesIn = (d: string): number => (d.match(/Z/g) ?? []).length;
  expect(Object.fromEntries(paths.fills.map(([kind, d]) => [kind, hexesIn(d)]))).toEqual(
    Object.fromEntries(['plain', 'woods', 'rockyHills', 'mountains'].map(kind => [kind, f.terrain.filter(t => t === kind).length])),
  );
  expect(paths.seams).not.toBe('');
  const sides = (d: string): number => (d.match(/M/g) ?? []).length;
  const inner = f.neighbours.reduce((sum, n) => sum + n.length, 0) / 2;
  expect([sides(paths.grid) + sides(paths.seams), sides(paths.rim)]).toEqual([inner, f.outside.reduce((sum, o) => sum + o.length, 0)]);
});

test('the miniature draws one figure for each unit on the board', () => {
  const g = when('turn');
  const { Miniature } = medievalBattleDrawn;
  draw(<Miniature view={g} seat={0} size={96} />);
  const units = g.units.filter(isOnBoard);
  const drawn = screen.UNSAFE_root.findAll(n => typeof n.type === 'string' && ['RNSVGCircle', 'RNSVGRect'].includes(n.type));
  expect(units.length).toBeGreaterThan(5);
  expect(drawn).toHaveLength(units.length);
});

test('points and time tokens of both sides explain themselves at a tap and at a long press, and ask no referee', () => {
  const { whys } = lay(when('turn'));
  for (const [at, title] of [
    ['points:0', 'Victory points'],
    ['points:1', 'Victory points'],
    ['token:0', 'Time tokens'],
    ['token:1', 'Time tokens'],
  ] as const) {
    for (const touch of ['press', 'longPress']) {
      fireEvent(spot(at), touch);
      expect(screen.getByTestId('sheet:card')).toHaveTextContent(new RegExp(title));
      fireEvent.press(screen.getByTestId('sheet:close'));
    }
  }
  expect(whys).toEqual([]);
});
