import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { told } from '@/engine/testing/sitting';
import { ALL_MONASTERIES, MONASTERIES, PAYING_MONASTERIES, type Monastery, type PayingMonastery } from '../data/monasteries';
import { goods, lay, monasteries, store, table, type Sitting, onlyWaiting } from './table';
import { sourcesOf, type Burgundy } from '../state';

/** The last turn of the match ends: what the monasteries of seat 0 give. */
function final(arrange: (g: Burgundy) => void, seats = 2): Sitting {
  return table(
    g => {
      g.phase = 4;
      g.round = 4;
      onlyWaiting(g);
      arrange(g);
    },
    { seats },
  ).choose('endTurn button:endTurn');
}

const points = (at: Sitting): number => sourcesOf(at.g, 0).monasteries;

test('MON-16 monastery 15: 2 points for each colour sold: red, purple, pink, orange give 8', () => {
  const at = final(g => {
    monasteries(g, 0, 15);
    g.estates[0]!.sold = [0, 3, 3, 4, 0, 1];
    goods(g, 0, { brown: 2 });
  });
  expect(points(at)).toBe(8);
});

test('MON-17 monasteries 16 to 23: 4 points for each building of their type', () => {
  const villages = [22, 25, 11, 36];
  const types = ['warehouse', 'watchtower', 'carpenter', 'church', 'market', 'boardingHouse', 'bank', 'cityHall'];
  types.forEach((type, i) => {
    const other = types[(i + 1) % 8]!;
    const at = final(g => {
      monasteries(g, 0, 16 + i);
      lay(g, 0, { [villages[0]!]: `building.${type}`, [villages[1]!]: `building.${type}.black`, [villages[2]!]: `building.${other}` });
    });
    expect([type, points(at)]).toEqual([type, 8]);
  });
});

test('MON-17 17 and 22 with two watchtowers and four banks give 24', () => {
  const at = final(g => {
    monasteries(g, 0, 17, 22);
    lay(g, 0, {
      11: 'building.watchtower',
      22: 'building.watchtower',
      13: 'building.bank',
      23: 'building.bank',
      25: 'building.bank',
      8: 'building.bank',
    });
  });
  expect(points(at)).toBe(24);
  expect(told(at, 'monasteryScored')).toMatchObject([
    { monastery: 17, count: 2, each: 4, points: 8 },
    { monastery: 22, count: 4, each: 4, points: 16 },
  ]);
});

test('MON-18 monastery 24: 4 points for each animal: three sheep, a cow and a pig give 12', () => {
  const at = final(g => {
    monasteries(g, 0, 24);
    lay(g, 0, { 0: 'pasture.sheep2', 4: 'pasture.sheep3', 5: 'pasture.sheep4', 9: 'pasture.cow2', 27: 'pasture.pig2' });
  });
  expect(points(at)).toBe(12);
});

test('MON-19 monastery 25: a point for each good sold, none for those unsold', () => {
  const at = final(g => {
    monasteries(g, 0, 25);
    g.estates[0]!.sold = [0, 3, 3, 4, 0, 1];
    goods(g, 0, { brown: 2 });
  });
  expect(points(at)).toBe(11);
});

test('MON-20 monastery 26: 3 points for each own bonus tile', () => {
  const at = final(g => {
    monasteries(g, 0, 26);
    [0, 5, 6].forEach(place => (g.bonusTiles[place] = 0));
    g.bonusTiles[1] = 1;
  });
  expect(points(at)).toBe(9);
});

test('MON-21 a monastery in storage scores nothing', () => {
  const at = final(g => {
    store(g, 0, 'monastery.25', 'monastery.22');
    g.estates[0]!.sold = [5, 0, 0, 0, 0, 0];
    lay(g, 0, { 25: 'building.bank' });
  });
  expect(points(at)).toBe(0);
});

test('MON-21 it works from the moment it is placed', () => {
  const at = table(g => {
    store(g, 0, 'monastery.14');
    g.dukes[0]!.dice = [1, 1];
  });
  const stored = at.choose('workers button:workers die=0');
  expect(stored.estate().workers).toBe(2);
  expect(at.choose('place hex:12 die=0', 'workers button:workers die=1').estate().workers).toBe(4);
});

/** The rule that asks for each monastery: whoever adds one says here where it works. */
const ASKED_FOR_IN: Readonly<Record<Exclude<Monastery, PayingMonastery>, string>> = {
  [MONASTERIES.twinBuildings]: 'placeTile',
  [MONASTERIES.workersFromMines]: 'phaseEnd',
  [MONASTERIES.silverFromSales]: 'sellGoods',
  [MONASTERIES.workersFromSales]: 'sellGoods',
  [MONASTERIES.secondDepot]: 'tiles/ship',
  [MONASTERIES.freePurchase]: 'purchase',
  [MONASTERIES.richHerds]: 'tiles/livestock',
  [MONASTERIES.strongWorkers]: 'dice',
  [MONASTERIES.stepForBuildings]: 'dice',
  [MONASTERIES.stepForShipsAndHerds]: 'dice',
  [MONASTERIES.stepForOthers]: 'dice',
  [MONASTERIES.stepForTaking]: 'dice',
  [MONASTERIES.silverWithWorkers]: 'workers',
  [MONASTERIES.moreWorkers]: 'workers',
  [MONASTERIES.topOfStack]: 'tiles/bridge',
  [MONASTERIES.hiring]: 'hire',
};

test('MON-21 every monastery that does not pay at the end is asked for in its rule', () => {
  const silent = Object.entries(MONASTERIES).filter(([name, number]) => {
    const rule = ASKED_FOR_IN[number as keyof typeof ASKED_FOR_IN] as string | undefined;
    return rule !== undefined && !readFileSync(join(__dirname, `../rules/${rule}.ts`), 'utf8').includes(`MONASTERIES.${name}`);
  });
  expect(silent).toEqual([]);
  expect(Object.keys(ASKED_FOR_IN)).toHaveLength(ALL_MONASTERIES.length - PAYING_MONASTERIES.length);
});
