import { told } from '@/engine/testing/sitting';
import { endTurnsUntil, lay, monasteries, opening, table, type Sitting, onlyWaiting } from './table';

/** The last turn of a phase. */
const lastTurn = (phase: number, mines: number, ...owned: number[]): Sitting =>
  table(g => {
    g.phase = phase;
    g.round = 4;
    onlyWaiting(g);
    lay(g, 0, Object.fromEntries([24, 29, 33].slice(0, mines).map(space => [space, 'mine'])));
    monasteries(g, 0, ...owned);
  }).choose('endTurn button:endTurn');

test('EOP-01 after A mines pay before new tiles appear', () => {
  const at = lastTurn(0, 2);
  expect(at.estate().silver).toBe(2);
  const order = at.facts.map(f => f.what);
  expect(order.indexOf('minesPaid')).toBeGreaterThan(order.indexOf('phaseEnded'));
  expect(order.indexOf('minesPaid')).toBeLessThan(order.indexOf('phaseBegan'));
});

test('EOP-02 mines also pay after E: three of them from A on give 15 silver over the match', () => {
  const idle = opening(2, {}, 5, 0);
  const start = table(g => lay(g, 0, { 24: 'mine', 29: 'mine', 33: 'mine' }));
  const end = endTurnsUntil(start, () => false);
  expect(end.estate().silver).toBe(15);
  expect(idle.estate().silver).toBe(1);
});

test('MIN-01 two mines at the end of E give 2 silver, worth 2 points', () => {
  const at = lastTurn(4, 2);
  expect(at.ask).toBe(null);
  expect(told(at, 'leftoverScored')).toMatchObject([{ of: 'silver', count: 2, points: 2 }]);
});

test('MON-02 monastery 2: a worker for each mine besides the silver', () => {
  const at = lastTurn(1, 3, 2);
  expect([at.estate().silver, at.estate().workers]).toEqual([3, 3]);
  expect(told(at, 'minesPaid')).toMatchObject([{ mines: 3, silver: 3, workers: 3 }]);
});
