import { SURVEY } from '../rules/duchy';
import { CASTLE, CASTLE_TILE } from '../rules/tile';
import { NONE } from '../state';
import { opening } from './table';

test('SET-09 four different duchies, each castle on a dark-green space', () => {
  let at = opening(4, { duchySetup: 'dealTwo' });
  while (at.ask === 'duchy' || at.ask === 'startingCastle') at = at.choose(at.offers[at.offers.length - 1]!);
  expect(new Set(at.g.estates.map(d => d.duchy)).size).toBe(4);
  for (const estate of at.g.estates) {
    const placed = estate.spaces.flatMap((tile, space) => (tile === NONE ? [] : [space]));
    expect(placed).toHaveLength(1);
    expect(SURVEY[estate.duchy]!.colour[placed[0]!]).toBe(CASTLE);
    expect(estate.spaces[placed[0]!]).toBe(CASTLE_TILE);
  }
});

test('SET-09 two duchies are dealt to each player, none of them twice', () => {
  let at = opening(4, { duchySetup: 'dealTwo' });
  const dealt: string[] = [];
  while (at.ask === 'duchy') {
    expect(at.offers).toHaveLength(2);
    dealt.push(...at.offers);
    at = at.choose(at.offers[0]!);
    expect(at.offers).toHaveLength(4);
    at = at.choose(at.offers[0]!);
  }
  expect(new Set(dealt).size).toBe(8);
});

test('SET-09 with a free choice duchies 1 and 2 stay for all, another one goes to whoever takes it first', () => {
  const at = opening(3, { duchySetup: 'freeChoice' });
  expect(at.offers).toHaveLength(10);
  expect(at.choose('duchy duchy:2', 'castle hex:18').offers).toHaveLength(10);
  expect(at.choose('duchy duchy:3', at.choose('duchy duchy:3').offers[0]!).offered('duchy duchy:3')).toHaveLength(0);
  const afterOne = at.choose('duchy duchy:1', 'castle hex:18');
  expect(afterOne.offers).toHaveLength(10);
  const afterSeven = afterOne.choose('duchy duchy:7', 'castle hex:1');
  expect(afterSeven.offers).toHaveLength(9);
  expect(afterSeven.offered('duchy duchy:7')).toHaveLength(0);
});

test('SET-14 duchies are chosen in the order of play, duchy then castle, before any tile lies on the board', () => {
  let at = opening(3, { duchySetup: 'dealTwo' }, 4, 1);
  const asked: unknown[] = [];
  while (at.ask !== 'turn') {
    asked.push([at.asked, at.ask]);
    expect(at.g.depots.every(tile => tile === NONE)).toBe(true);
    at = at.choose(at.offers[0]!);
  }
  expect(asked).toEqual([
    [1, 'duchy'],
    [1, 'startingCastle'],
    [2, 'duchy'],
    [2, 'startingCastle'],
    [0, 'duchy'],
    [0, 'startingCastle'],
  ]);
  expect(at.asked).toBe(1);
});

test('SET-10 a chosen castle brings no action and no points', () => {
  let at = opening(2, { duchySetup: 'freeChoice' });
  at = at.choose('duchy duchy:4', 'castle hex:0');
  expect(at.ask).toBe('duchy');
  expect(at.g.dukes.map(d => d.points)).toEqual([0, 0]);
});
