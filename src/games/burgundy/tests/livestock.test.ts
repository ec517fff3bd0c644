import { told } from '@/engine/testing/sitting';
import { dice, lay, monasteries, store, table } from './table';

/** The points of placing a tile on space 10 (a 4), in the pasture 0-4-5-9-10 of duchy 1. */
function points(id: string, there: Record<number, string>, ...owned: number[]): number {
  const at = table(g => {
    lay(g, 0, { 11: 'building.bank', ...there });
    store(g, 0, id);
    dice(g, 0, 4, 1);
    monasteries(g, 0, ...owned);
  }).choose('place hex:10 die=0');
  const [scored] = told(at, 'livestockScored');
  expect(scored!.heads.reduce((a, b) => a + b, 0) + scored!.perTile * scored!.heads.length).toBe(scored!.points);
  return scored!.points;
}

test('LIV-01 heads of the tile and of every other tile of the animal in the pasture, adjacent or not', () => {
  expect(points('pasture.cow4', { 0: 'pasture.cow3' })).toBe(7);
  expect(points('pasture.cow4', { 0: 'pasture.cow3', 9: 'pasture.cow4.black' })).toBe(11);
  expect(points('pasture.sheep2', { 0: 'pasture.sheep3', 9: 'pasture.cow4' })).toBe(5);
});

test('LIV-02 another pasture never counts', () => {
  expect(points('pasture.cow2', { 27: 'pasture.cow4' })).toBe(2);
});

test('MON-07 monastery 7: one more for every tile that scores: (3+1)+(4+1) = 9, a lone pig 2 gives 3', () => {
  expect(points('pasture.sheep3', { 9: 'pasture.sheep4' }, 7)).toBe(9);
  expect(points('pasture.pig2', { 9: 'pasture.sheep4' }, 7)).toBe(3);
});

test('regression 2 cow 4 beside cow 3 gives 7, with monastery 7 9', () => {
  expect(points('pasture.cow4', { 9: 'pasture.cow3' })).toBe(7);
  expect(points('pasture.cow4', { 9: 'pasture.cow3' }, 7)).toBe(9);
});
