/** 11.4 Off the board and back. */
import { told } from '@/engine/testing/sitting';
import { battlefieldOf } from '../rules/battlefield';
import { ringDistance, waitFrom } from '../rules/offBoard';
import { GONE, OFF_BOARD } from '../state';
import { battle, offBoard, put } from './table';

test('11.4 the wait is counted in modules along the ring between the place left and the wagon train, when leaving', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 14);
    put(g, 1, 'archers', 4);
  }).choose('attack hex:4 unit=2', 'leave');
  expect(told(at, 'left')).toEqual([expect.objectContaining({ unit: 3, from: 4, wait: 1, cost: 1 })]);
  expect(at.unit(3)).toMatchObject({ at: OFF_BOARD, wait: 1 });
});

test('11.4 on the standard map no module is farther than one; on the large one two', () => {
  const standard = battle();
  const f = battlefieldOf(standard.g);
  const edge = [...Array(f.size).keys()].filter(hex => f.outside[hex]!.length > 0);
  expect(Math.max(...edge.flatMap(a => edge.map(b => ringDistance(standard.g, a, b))))).toBe(1);
  const large = battle(() => {}, { options: { map: 'large', largeAssembly: 'twoCrowns' } });
  const big = battlefieldOf(large.g);
  const module = (id: string): number => big.hexes[big.layout.slots.findIndex(slot => slot.id === id)]![0]![10]!;
  expect(['O1', 'O2', 'O3', 'O4', 'O5'].map(id => ringDistance(large.g, module('O1'), module(id)))).toEqual([0, 1, 1, 2, 2]);
});

test('11.4 a hex between modules counts as the nearer one', () => {
  const { g } = battle();
  const f = battlefieldOf(g);
  expect(f.ring[75]!.length).toBe(3);
  expect(ringDistance(g, 75, 139)).toBe(0);
  put(g, 0, 'pikemen', 75);
  expect(waitFrom(g, 2, 75)).toBe(1);
});

test('11.4 each own regroup brings it one module nearer, then beside the wagon train with all points and its losses', () => {
  const far = battle(g => void (g.units[offBoard(g, 0, 'lightCavalry', 2)]!.knights = 1));
  const nearer = far.choose('regroup');
  expect(told(nearer, 'nearer').map(fact => fact.wait)).toEqual([1]);
  const theirs = nearer.choose('regroup');
  expect(theirs.unit(2).wait).toBe(1);
  const back = theirs.choose('regroup');
  expect(back.ask).toBe('enter');
  const entered = back.choose(back.offers[0]!);
  expect(entered.unit(2)).toMatchObject({ knights: 1, points: 5, wait: 0 });
  expect(entered.unit(2).at).toBeGreaterThanOrEqual(0);
});

test('11.4 who does not come in may do so at any later regroup', () => {
  const at = battle(g => void offBoard(g, 0, 'pikemen', 1)).choose('regroup', 'done', 'pass', 'regroup');
  expect(at.at('enter', 2)).not.toEqual([]);
});

test('11.4 two modules away on the large map, the wait is two regroups', () => {
  const { g } = battle(() => {}, { options: { map: 'large', largeAssembly: 'twoCrowns' } });
  const f = battlefieldOf(g);
  const module = (id: string): number => f.hexes[f.layout.slots.findIndex(slot => slot.id === id)]![0]![10]!;
  g.units[0]!.at = module('O1');
  const far = put(g, 0, 'pikemen', module('O4'));
  expect(waitFrom(g, far, module('O4'))).toBe(2);
  expect(waitFrom(g, far, module('O2'))).toBe(1);
  expect(waitFrom(g, far, module('O1'))).toBe(1);
});

test('11.4 who leaves far from its wagon train waits as long as it takes; with the wagon train gone no wait is worth counting', () => {
  const large = (isTrainGone: boolean) =>
    battle(
      g => {
        const f = battlefieldOf(g);
        const slot = (id: string) => f.layout.slots.findIndex(s => s.id === id);
        const edge = f.outside.findIndex((out, hex) => out.length > 0 && f.slot[hex] === slot('O4') && f.terrain[hex] === 'plain');
        const inland = f.neighbours[edge]!.find(hex => f.outside[hex]!.length === 0 && f.terrain[hex] !== 'mountains')!;
        g.units[0]!.at = isTrainGone ? GONE : f.hexes[slot('O1')]![0]![10]!;
        put(g, 1, 'heavyInfantry', inland);
        put(g, 0, 'archers', edge);
      },
      { seat: 1, options: { map: 'large', largeAssembly: 'twoCrowns' } },
    );
  const leave = (isTrainGone: boolean) => {
    const at = large(isTrainGone);
    return at.choose(`attack hex:${at.unit(3).at} unit=2`, 'leave').unit(3);
  };
  expect(leave(false)).toMatchObject({ at: OFF_BOARD, wait: 2 });
  expect(leave(true)).toMatchObject({ at: OFF_BOARD, wait: 1 });
});
