import { told } from '@/engine/testing/sitting';
import { FORT, KINDS } from '../data/names';
import { landOf, realmOf } from '../state';
import { opening, verbs, type Sitting } from './table';

const nationIds = ({ g }: Sitting): string[] => g.realms.map(r => landOf(g).nations[r.nation]!);

test('2.1 nations come by lot, all different, or are chosen in turn', () => {
  const drawn = nationIds(opening(6));
  expect(new Set(drawn).size).toBe(6);
  expect(nationIds(opening(6, {}, undefined, 2))).not.toEqual(drawn);
  const choosing = opening(2, { nations: 'choice' }, 1);
  expect([choosing.asked, choosing.offers.length]).toEqual([1, 8]);
  const second = choosing.choose('nation nation:we-denmark');
  expect([second.asked, second.offered('nation nation:we-denmark')]).toEqual([0, []]);
  expect(nationIds(second.choose('nation nation:we-ireland'))).toEqual(['we-ireland', 'we-denmark']);
});

test('2.1 whom the table made first plays first', () => {
  for (const first of [0, 1, 2]) expect(opening(3, {}, first, 9).g.order[0]).toBe(first);
});

test('2.2 a barbarian fort in every other capital, a barbarian army everywhere else', () => {
  const { g } = opening(4, { map: 'east' });
  const kinds = g.pieces.filter(p => p.owner < 0).map(p => KINDS[p.kind]);
  expect([kinds.filter(k => k === 'fort').length, kinds.filter(k => k === 'barbarian').length]).toEqual([4, 33]);
  for (const p of g.pieces.filter(p => p.owner < 0)) expect(p.kind === FORT).toBe(landOf(g).provinces[p.at]?.kind === 'capital');
});

test('2.3 the own capital holds a fort and four princesses', () => {
  const sat = opening(3);
  for (const seat of [0, 1, 2]) {
    const own = sat.g.pieces.filter(p => p.owner === seat);
    expect(own.map(p => KINDS[p.kind])).toEqual(['fort', 'princess', 'princess', 'princess', 'princess']);
    expect(new Set(own.map(p => p.at))).toEqual(new Set([landOf(sat.g).capitals[realmOf(sat.g, seat).nation]]));
  }
});

test('2.4 everybody starts with 1 food, 1 weapon, 1 gold and 6 points', () => {
  const sat = opening(2);
  expect([sat.realm(0).stock, sat.points(0), sat.points(1)]).toEqual([[1, 0, 1, 1], 6, 6]);
});

test('2.5 three tokens, any split, in the order of nation numbers', () => {
  const sat = opening(2);
  const [first, second] = sat.g.order as [number, number];
  expect([sat.asked, sat.offers.length]).toEqual([first, 3]);
  const after = sat.choose('develop track:production', 'develop track:production', 'develop track:production');
  expect([after.asked, after.realm(first).tokens]).toEqual([second, [3, 0, 0]]);
  expect(told(after, 'developed').map(e => [e.level, e.reached])).toEqual([[3, true]]);
});

test('2.6 the awards count from the first tokens on', () => {
  const sat = opening(2);
  const [first, second] = sat.g.order as [number, number];
  const production = ['develop track:production', 'develop track:production', 'develop track:military'];
  const after = sat.choose(...production, 'develop track:production', 'develop track:trade', 'develop track:military');
  expect([after.points(first), after.points(second)]).toEqual([9, 9]);
});

test('2.7 the first turn begins when the last token lies', () => {
  const tokens = Array.from({ length: 6 }, () => 'develop track:production');
  const after = opening(2).choose(...tokens);
  expect([after.g.turn, told(after, 'turnBegan')[0]?.barbarians]).toEqual([1, 1]);
  expect(after.ask).toBe('act');
  expect(verbs(after)).toContain('develop');
});

test('2.8 if you like, an infantry stands in each capital, as in the first printing', () => {
  const count = (on: boolean): number => opening(2, { startInfantry: on }).g.pieces.filter(p => KINDS[p.kind] === 'infantry').length;
  expect([count(false), count(true)]).toEqual([0, 2]);
});
