/** What the table finds on this board, to bring it into sight where large words make it longer than the screen. */
import type { Spot } from '@/engine/contract';
import { EXPLAINED, type SpotBoxes } from '@/table/kit/spotBoxes';
import { layBoard } from '@/table/testing/stillBoard';
import type { Traders, TradersChoice, TradersQuestion } from '../state';
import { act, barbarians, levels, place, table, type Sitting } from '../tests/table';
import { warriorsTradersDrawn } from '.';

const mockBoxes: Parameters<SpotBoxes['put']>[0][] = [];
jest.mock('@/table/kit/spotBoxes', () => ({
  ...jest.requireActual<object>('@/table/kit/spotBoxes'),
  createSpotBoxes: (): SpotBoxes => ({
    put: boxes => {
      mockBoxes.push(boxes);
      return () => {};
    },
    find: () => Promise.resolve(null),
  }),
}));

/** Which of these spots of seat 0 the table finds. */
function found({ g }: Sitting, ...spots: Spot[]): Spot[] {
  mockBoxes.length = 0;
  layBoard<Traders, TradersChoice>(warriorsTradersDrawn, g, { width: 360, height: 348, hand: { width: 360, height: 76 } });
  return spots.filter(at => mockBoxes.some(({ boxOf }) => boxOf.current(at, 0) !== null));
}

const asking = (pending: TradersQuestion | TradersQuestion[]): Sitting =>
  table(pending, g => {
    place(g, 0, 'east-anglia', 'princess');
    place(g, 0, 'london', 'archers', 'archers');
    place(g, 1, 'highlands', 'fort');
    barbarians(g, 'wales', 'barbarian', 'barbarian');
    levels(g, 0, { trade: 2, military: 4 });
  });

test('tracks and resources in the hand are found, and provinces on the map', () => {
  const spots = ['track:production', 'stock:gold', 'province:we-london'];
  expect(found(asking(act()), ...spots, 'track:magic')).toEqual(spots);
});

test('a market and a battle are read before the answer; for an action there is nothing to read', () => {
  expect(found(asking(act()), EXPLAINED)).toEqual([]);
  expect(found(asking({ ask: 'trade', seat: 0, proposals: 0 }), EXPLAINED)).toEqual([EXPLAINED]);
  const marching = asking([
    { ask: 'battles', seat: 0, round: 1, fought: false },
    { ask: 'march', seat: 0, round: 1 },
  ]);
  expect(found(marching, EXPLAINED)).toEqual([]);
  const strike = marching.choose('march province:we-wales piece=1', 'march province:we-wales piece=2', 'toBattle');
  expect([strike.ask, found(strike, EXPLAINED)]).toEqual(['strike', [EXPLAINED]]);
});
