import { MISSION_COUNT } from '../data/missions';
import { REGIONS } from '../data/names';
import { SPACES } from '../data/spaces';
import { ALL_TILES } from '../rules/box';
import { tileOf, TILE_COUNT } from '../data/tiles';
import { goods, hand, opening, put, stock, table, type Sitting } from './table';
import { tadmor } from '..';

/** Takes the first offer until the match asks for a piece. */
function toPlacing(from: Sitting): Sitting {
  let at = from;
  while (at.ask !== 'place') at = at.choose(at.offers[0]!);
  return at;
}

test('2.1 seven regions, and every space lies in one of them', () => {
  expect(REGIONS).toHaveLength(7);
  for (const region of REGIONS) expect(SPACES.some(s => s.region === region)).toBe(true);
});

test('2.2 only the war supplies take either piece, and a space holds one', () => {
  expect(SPACES.filter(s => s.takes.length > 1).map(s => s.id)).toEqual(['DA-WS']);
  const at = table({ ask: 'placeNext', seat: 0 }, g => put(g, 1, 'DA-WS', 'ship'));
  expect(at.offered('place space:DA-WS')).toEqual([]);
  expect(at.refuses('space:DA-WS')).toEqual({ why: 'occupied' });
  expect(table({ ask: 'placeNext', seat: 0 }).offered('place space:DA-WS')).toEqual([
    'place space:DA-WS piece=camel',
    'place space:DA-WS piece=ship',
  ]);
});

test('2.3 all but hands, the deck and the order of stacks is open to everybody', () => {
  const { g } = toPlacing(opening(3));
  const view = tadmor.seenBy(g, 0);
  expect(view.merchants[0]!.hand).toEqual(g.merchants[0]!.hand);
  expect(view.merchants[1]!.hand).toEqual([-2, -2]);
  expect(new Set(view.deck)).toEqual(new Set([-2]));
  expect(view.stacks.map(s => s.at(-1))).toEqual(g.stacks.map(s => s.at(-1)));
  expect(view.stacks.map(s => s.slice(0, -1))).toEqual(g.stacks.map(s => s.slice(0, -1).sort((a, b) => a - b)));
  expect({ ...view.merchants[1], hand: [] }).toEqual({ ...g.merchants[1], hand: [] });
  expect(tadmor.hasSecrets(g, 0)).toBe(true);
  const over = table({ ask: 'newTurn' }, each => hand(each, 1, 7), { turn: 9 }).g;
  expect(tadmor.seenBy(over, 0).merchants[1]!.hand).toEqual([7]);
});

test('2.4 a fifth basement is refused while four are on player boards', () => {
  const build = (basements: number) =>
    table({ ask: 'construct', seat: 0 }, g => {
      put(g, 0, 'PA-TE');
      goods(g, 0, 2, 2, 0, 0);
      g.merchants[1]!.temples = new Array(basements).fill(1);
    });
  expect(build(3).offered('temple')).toHaveLength(1);
  expect(build(4).offered('temple')).toEqual([]);
});

test('2.5 an empty deck is made anew from the discards; with neither nothing is drawn', () => {
  const drawing = (discards: number[]) =>
    table({ ask: 'construct', seat: 0 }, g => {
      put(g, 0, 'EB-K1');
      hand(g, 0, 9);
      g.deck = [];
      g.discards = discards;
    });
  const drawn = drawing([1, 2, 3]).choose('draw');
  expect([drawn.g.deck.length, drawn.g.discards.length, drawn.merchant().hand.length]).toEqual([2, 0, 2]);
  expect(drawing([]).offered('draw')).toEqual([]);
});

test('2.6 points may fall below 0', () => {
  const at = table({ ask: 'kingdomBegins' }, g => (g.merchants[0]!.points = 2), { turn: 4 }).choose('loseTax');
  expect(at.merchant().points).toBe(-1);
});

test('3.1 37 spaces for three and four players, 28 for two', () => {
  expect(SPACES).toHaveLength(37);
  expect(SPACES.filter(s => !s.notForTwo)).toHaveLength(28);
  expect(table({ ask: 'placeNext', seat: 0 }).refuses('space:NS-W2')).toEqual({ why: 'notForTwo' });
  expect(table({ ask: 'placeNext', seat: 0 }, () => {}, { seats: 3 }).offered('place space:NS-W2')).toHaveLength(1);
});

test('3.2 everybody starts with 10 points, no tower, 3 camels and 2 ships', () => {
  for (const m of opening(4).g.merchants) expect([m.points, m.tower, m.pieces, m.reserve]).toEqual([10, 0, [3, 2], [3, 2]]);
});

test('3.3 stacks of 6, 9 and 12 rare goods', () => {
  expect([2, 3, 4].map(seats => opening(seats).g.stacks.map(s => s.length))).toEqual([
    [6, 6, 6],
    [9, 9, 9],
    [12, 12, 12],
  ]);
  for (const rare of [0, 1, 2]) expect(opening(3).g.stacks[0]!.filter(r => r === rare)).toHaveLength(3);
});

test('3.4 goods by place: 6, 7, 7, 8, chosen before the first tile', () => {
  const at = opening(4, {}, 2);
  expect([at.asked, at.ask, at.offers]).toEqual([3, 'bonusGood', ['takeGood stock:wood', 'takeGood stock:stone']]);
  const next = at.choose('takeGood stock:wood');
  expect([next.asked, next.offers]).toEqual([0, ['takeGood stock:marble', 'takeGood stock:gold']]);
  const last = next.choose('takeGood stock:gold', 'takeGood stock:stone', 'takeGood stock:marble');
  expect([2, 3, 0, 1].map(seat => stock(last.merchant(seat)))).toEqual([
    [2, 2, 1, 1],
    [3, 2, 1, 1],
    [2, 2, 1, 2],
    [2, 3, 2, 1],
  ]);
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => opening(4, {}, undefined, seed).g.first)).size).toBeGreaterThan(1);
});

test('3.5 the last player chooses a trade first, the rest of the four leave', () => {
  const at = opening(2, {}, 0).choose('takeGood stock:wood');
  expect([at.asked, at.offers]).toEqual([1, ['takeTile tile:I1', 'takeTile tile:I2', 'takeTile tile:I3', 'takeTile tile:I4']]);
  const next = at.choose('takeTile tile:I4');
  expect([next.asked, next.offers]).toEqual([0, ['takeTile tile:I1', 'takeTile tile:I2', 'takeTile tile:I3']]);
  expect(next.choose('takeTile tile:I1').g.display.some(tile => tile <= 4)).toBe(false);
});

test('3.6 6, 8 or 10 tiles of Era I are laid out; fourteen tiles are not for two', () => {
  const shown = [2, 3, 4].map(seats => toPlacing(opening(seats)).g.display);
  expect(shown.map(tiles => tiles.length)).toEqual([6, 8, 10]);
  expect(shown.flat().every(tile => tile > 4 && tile <= 18)).toBe(true);
  expect(shown[0]!.some(tile => tileOf(tile).notForTwo)).toBe(false);
  expect(ALL_TILES.filter(tile => tileOf(tile).notForTwo)).toEqual([7, 12, 13, 15, 17, 22, 25, 26, 31, 32, 36, 45, 46, 48]);
  expect([1, 2, 3].map(era => ALL_TILES.filter(tile => tileOf(tile).era === era).length)).toEqual([18, 18, 12]);
  expect([TILE_COUNT, MISSION_COUNT]).toEqual([48, 26]);
});

test('3.7 two missions each, the others are the deck', () => {
  for (const seats of [2, 3, 4]) {
    const { g } = toPlacing(opening(seats));
    expect(g.merchants.map(m => m.hand.length)).toEqual(new Array(seats).fill(2));
    expect(g.deck).toHaveLength(26 - 2 * seats);
  }
});

test('3.8 nobody attacks in the first turn', () => {
  const { g } = opening(4);
  expect([g.current, g.merchants.map(m => m.selected)]).toEqual([-1, [-1, -1, -1, -1]]);
  const at = table({ ask: 'marauders' }, g => {
    put(g, 0, 'EM-MA');
    put(g, 1, 'EB-TE');
  });
  expect(told0(at)).toBe(true);
  expect(at.offered('select')).toHaveLength(7);
});
const told0 = (at: Sitting): boolean => at.facts.some(fact => fact.what === 'noRaid') && at.g.board.filter(code => code >= 0).length === 2;

test('3.9 experts take any tile of Era I, and the trades are laid out with the others', () => {
  const at = opening(3, { expert: true }, 0).choose('takeGood stock:wood', 'takeGood stock:gold');
  expect([at.asked, at.offers.length]).toEqual([2, 18]);
  const two = opening(2, { expert: true }, 0).choose('takeGood stock:wood');
  expect(two.offers).toHaveLength(13);
  const shown = [1, 2, 3, 4, 5, 6].flatMap(seed => toPlacing(opening(2, { expert: true }, 0, seed)).g.display);
  expect(shown.some(tile => tile <= 4)).toBe(true);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { display, merchants } = toPlacing(opening(4, { expert: true }, 0, seed)).g;
    expect(display.filter(tile => merchants.some(m => m.tiles.includes(tile)))).toEqual([]);
  }
});
