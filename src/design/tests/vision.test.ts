import { TINCTURES } from '@/match/matchView';
import { tileKinds, tinctures } from '../tokens';
import { distance, nearest, VISIONS } from './vision';

test('the measure: white is 1 away from black in OKLab; red and green come together without red cones', () => {
  expect(distance('#000000', '#FFFFFF', 'normal')).toBeCloseTo(1, 3);
  expect(distance('#A05A00', '#6E7A00', 'deutan')).toBeLessThan(distance('#A05A00', '#6E7A00', 'normal') / 2);
});

test('the seats of a match are the tinctures of the design, in the same order', () => {
  expect(Object.keys(tinctures)).toEqual(TINCTURES);
});

const SEATS = { normal: 0.24, protan: 0.17, deutan: 0.18, tritan: 0.17 };
const TILES = { normal: 0.19, protan: 0.14, deutan: 0.15, tritan: 0.13 };

describe.each(VISIONS)('with %s vision', vision => {
  test('any two seats stay apart', () => {
    expect(
      nearest(
        Object.values(tinctures).map(look => look.fill),
        vision,
      ),
    ).toBeGreaterThanOrEqual(SEATS[vision] - 0.005);
  });

  test('any two kinds of tile stay apart', () => {
    expect(
      nearest(
        Object.values(tileKinds).map(look => look.fill),
        vision,
      ),
    ).toBeGreaterThanOrEqual(TILES[vision] - 0.005);
  });
});

test('colour is never the only channel: no two seats share a hatch or a charge, no two kinds a glyph', () => {
  const looks = Object.values(tinctures);
  expect(new Set(looks.map(look => String(look.hatch))).size).toBe(6);
  expect(new Set(looks.map(look => look.charge)).size).toBe(6);
  expect(new Set(Object.values(tileKinds).map(look => look.glyph)).size).toBe(6);
});
