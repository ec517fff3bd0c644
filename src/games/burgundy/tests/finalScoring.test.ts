import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { goods, lay, store, table, type Sitting, onlyWaiting } from './table';
import type { Burgundy } from '../state';

function final(arrange: (g: Burgundy) => void, options: Record<string, string> = {}): Sitting {
  return table(
    g => {
      g.phase = 4;
      g.round = 4;
      onlyWaiting(g);
      arrange(g);
    },
    { options },
  ).choose('endTurn button:endTurn');
}

const places = (at: Sitting): number[] => burgundy.standings(at.g).map(s => s.seat);

test('END-01 2 unsold goods, 3 silver and 5 workers give 2 + 3 + 2', () => {
  const at = final(g => {
    goods(g, 0, { red: 1, pink: 1 });
    g.estates[0]!.silver = 3;
    g.estates[0]!.workers = 5;
  });
  expect(at.duke().points).toBe(7);
  expect(told(at, 'leftoverScored').map(f => [f.of, f.count, f.points])).toEqual([
    ['unsoldGoods', 2, 2],
    ['silver', 3, 3],
    ['workers', 5, 2],
  ]);
});

test('END-01 the chronicle names a single thing left over and is silent about none', () => {
  const at = final(g => {
    goods(g, 0, { red: 1 });
    g.estates[0]!.silver = 1;
  });
  expect(told(at, 'leftoverScored')).toMatchObject([
    { seat: 0, of: 'unsoldGoods', count: 1, points: 1 },
    { seat: 0, of: 'silver', count: 1, points: 1 },
  ]);
});

test('END-02 most points win', () => {
  const at = final(g => {
    g.dukes[0]!.points = 150;
    g.dukes[1]!.points = 151;
  });
  expect(places(at)).toEqual([1, 0]);
  expect(told(at, 'matchEnded')).toMatchObject([{ winner: 1, byTieBreak: false }]);
});

const equal = (g: Burgundy): void => {
  for (const duke of g.dukes) duke.points = 180;
  lay(g, 0, { 17: 'ship', 16: 'ship' });
};

test('END-02 180:180 with fewer empty spaces: the one with MORE empty spaces wins', () => {
  const at = final(equal);
  expect(places(at)).toEqual([1, 0]);
  expect(told(at, 'matchEnded')).toMatchObject([{ winner: 1, byTieBreak: true }]);
});

test('END-02 by the option, fewest empty spaces win a tie', () => {
  expect(places(final(equal, { tieBreak: 'fewestEmpty' }))).toEqual([0, 1]);
});

test('END-02 still tied: the player further back on the bridge, in one stack the lower marker', () => {
  const tied = (steps: number[], order: number[]) =>
    places(
      final(g => {
        for (const duke of g.dukes) duke.points = 100;
        g.steps = steps;
        g.order = order;
      }),
    );
  expect(tied([2, 1], [0, 1])).toEqual([1, 0]);
  expect(tied([1, 1], [1, 0])).toEqual([0, 1]);
});

test('END-03 stored tiles, dice and bonus tiles nobody took give nothing', () => {
  const at = final(g => store(g, 0, 'castle', 'monastery.24', 'pasture.cow4'));
  expect(at.duke().points).toBe(0);
});

test('END-01 points by source add up', () => {
  const at = final(g => {
    goods(g, 0, { red: 2 });
    g.estates[0]!.workers = 3;
  });
  for (const { points, sources } of burgundy.standings(at.g)) expect(Object.values(sources).reduce((a, b) => a + b, 0)).toBe(points);
});
