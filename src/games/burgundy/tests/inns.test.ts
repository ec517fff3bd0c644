import { told } from '@/engine/testing/sitting';
import { offersOf, question } from '@/engine/referee';
import { burgundy } from '..';
import { bot } from '../bot';
import { NUMBER_ON, SURVEY } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import { black, depot, dice, endTurnsUntil, lay, monasteries, opening, store, table, tile, type Sitting } from './table';

const INNS = { inns: true };
const inns = (arrange: (g: Burgundy) => void) =>
  table(
    g => {
      g.inns = 1;
      arrange(g);
    },
    { options: INNS },
  );
const spaces = (at: Sitting, start: string): string[] => [...new Set(at.offered(start).map(o => o.split(' ')[1]!))];

test('INN-01 one inn is added in each phase, and those left over stay', () => {
  const first = opening(2, INNS, 3, 0);
  expect(first.g.inns).toBe(1);
  const second = endTurnsUntil(first, at => at.g.phase === 1);
  expect(second.g.inns).toBe(2);
  expect(told(second, 'phaseBegan')).toMatchObject([{ phase: 1, inns: 2 }]);
  expect(endTurnsUntil(second, at => at.g.phase === 4).g.inns).toBe(5);
  expect(opening(2, {}, 3, 0).g.inns).toBe(0);
});

test('INN-02 an inn costs 2 silver and is the one purchase of the turn', () => {
  const at = inns(g => {
    g.inns = 2;
    g.estates[0]!.silver = 4;
    black(g, 'ship.black');
  });
  expect(at.offered('buy')).toEqual(['buy black:0 silver=2 workers=0', 'buy inn silver=2 workers=0']);
  const bought = at.choose('buy inn');
  expect([bought.estate().silver, bought.estate().storage[0], bought.g.inns]).toEqual([2, tile('inn'), 1]);
  expect(bought.offered('buy')).toEqual([]);
  expect(bought.refuses('inn')).toEqual({ why: 'boughtAlready' });
  expect(inns(g => (g.inns = 0)).refuses('inn')).toEqual({ why: 'nothingThere' });
  expect(inns(() => {}).refuses('inn')).toEqual({ why: 'tooLittleSilver', needed: 2, silver: 0 });
});

test('INN-02 with a full storage a stored tile makes room for it', () => {
  const at = inns(g => {
    g.estates[0]!.silver = 2;
    store(g, 0, 'ship', 'mine', 'castle');
  }).choose('buy inn', 'discard store:1');
  expect(at.estate().storage).toEqual([tile('ship'), tile('inn'), tile('castle')]);
  expect(at.g.inns).toBe(0);
});

test('INN-03 it goes on a space of any colour, by number and neighbours, one to an area', () => {
  const open = inns(g => {
    store(g, 0, 'inn');
    dice(g, 0, 1, 2);
  });
  expect(spaces(open, 'place')).toEqual(['hex:12', 'hex:17']);
  const taken = inns(g => {
    lay(g, 0, { 17: 'inn', 12: 'monastery.9' });
    store(g, 0, 'inn');
    dice(g, 0, 1, 5);
  });
  expect(spaces(taken, 'place')).not.toContain('hex:16');
  expect(spaces(taken, 'place')).toContain('hex:7');
  expect(taken.refuses('hex:16')).toEqual({ why: 'secondInn' });
});

test('INN-03 monastery 1 allows twin buildings, not a second inn', () => {
  const at = inns(g => {
    lay(g, 0, { 25: 'inn' });
    monasteries(g, 0, 1);
    store(g, 0, 'inn');
    dice(g, 0, 5, 1);
  });
  expect(at.offered('place hex:31')).toEqual([]);
});

test('INN-04 it does nothing and is no mine, castle, building or animal, but fills its space for area and colour', () => {
  const grey = inns(g => {
    lay(g, 0, { 29: 'mine', 33: 'mine' });
    store(g, 0, 'inn');
    dice(g, 0, 4, 1);
  }).choose('place hex:24 die=0');
  expect([grey.ask, grey.estate().silver]).toEqual(['turn', 0]);
  expect(told(grey, 'colourComplete')).toMatchObject([{ colour: 'mine', bonus: 'large' }]);
  expect(told(grey, 'placedTile')).toMatchObject([{ tile: tile('inn'), space: 24, ground: 'mine' }]);
  const paid = endTurnsUntil(grey, at => at.g.phase === 1);
  expect(told(paid, 'minesPaid')).toMatchObject([{ mines: 2, silver: 2 }]);
});

test('INN-05 its area counts one space larger, up to 8', () => {
  const three = inns(g => {
    g.phase = 3;
    lay(g, 0, { 15: 'ship', 16: 'ship' });
    store(g, 0, 'inn');
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0');
  expect(told(three, 'areaScored')).toMatchObject([{ size: 4, sizePoints: 10, phasePoints: 4, inn: true }]);
  const before = inns(g => {
    lay(g, 0, { 15: 'ship', 16: 'inn' });
    store(g, 0, 'ship');
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0');
  expect(told(before, 'areaScored')).toMatchObject([{ size: 4, sizePoints: 10 }]);
});

test('INN-05 an area of 8 with an inn scores as 8', () => {
  const duchy = 9;
  const village = SURVEY[duchy]!.areas.find(area => area.length === 8)!;
  const last = village.at(-1)!;
  const at = inns(g => {
    const estate = g.estates[0]!;
    estate.duchy = duchy;
    for (const space of village) estate.spaces[space] = tile('ship');
    estate.spaces[last] = NONE;
    store(g, 0, 'inn');
    dice(g, 0, NUMBER_ON[last]!, 1);
  }).choose(`place hex:${last} die=0 pay=0 store=0`);
  expect(told(at, 'areaScored')).toMatchObject([{ size: 8, sizePoints: 36, inn: true }]);
});

test('INN-06 free steps of monasteries 9 to 11 are not for inns, workers and monastery 8 are', () => {
  const at = (...numbers: number[]) =>
    inns(g => {
      monasteries(g, 0, ...numbers);
      g.estates[0]!.workers = 2;
      store(g, 0, 'inn');
      dice(g, 0, 4, 4);
    });
  expect(at(9, 10, 11).offers).toContain('place hex:25 die=0 pay=1 store=0');
  expect(at(9, 10, 11).offers).toContain('place hex:17 die=0 pay=2 store=0');
  expect(at(8).offers).toContain('place hex:17 die=0 pay=1 store=0');
});

test('INN-06 castles and city halls may place them', () => {
  const castle = inns(g => {
    store(g, 0, 'castle', 'inn');
    lay(g, 0, { 7: 'monastery.9' });
    dice(g, 0, 6, 1);
  }).choose('place hex:6 die=0 pay=0 store=0');
  expect(castle.offered('place').length).toBeGreaterThan(3);
  const hall = inns(g => {
    store(g, 0, 'building.cityHall', 'inn');
    dice(g, 0, 3, 1);
  }).choose('place hex:25 die=0 pay=0 store=0');
  expect(spaces(hall, 'place')).toContain('hex:24');
  expect(hall.choose('place hex:24').estate().spaces[24]).toBe(tile('inn'));
});

test('INN-07 what buys from the black depot buys inns too: monastery 6 with workers', () => {
  const at = inns(g => {
    monasteries(g, 0, 6);
    g.estates[0]!.silver = 1;
    g.estates[0]!.workers = 2;
    depot(g, 1, 'ship');
  });
  expect(at.offered('buy')).toEqual([
    'buy inn silver=1 workers=1',
    'buy inn silver=0 workers=2',
    'buy depot:1:0 silver=1 workers=1',
    'buy depot:1:0 silver=0 workers=2',
  ]);
  expect(at.choose('buy inn silver=0 workers=2').estate().storage).toContain(tile('inn'));
});

test('INN-05 bots put an inn where it brings most', () => {
  const at = inns(g => {
    lay(g, 0, { 15: 'ship', 16: 'ship', 25: 'building.bank' });
    store(g, 0, 'inn');
    dice(g, 0, 2, 2);
    g.dukes[0]!.usedDice = 2;
  });
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  expect(into.every(Number.isFinite)).toBe(true);
  expect(at.offers[into.indexOf(Math.max(...into))]).toBe('place hex:17 die=0 pay=0 store=0');
});
