import { told } from '@/engine/testing/sitting';
import { black, depot, dice, goods, lay, monasteries, store, table, tile } from './table';
import type { Burgundy } from '../state';

/** A stored building that a 3 places on space 25. */
const place = (building: string, more: (g: Burgundy) => void = () => {}) =>
  table(g => {
    store(g, 0, `building.${building}`);
    dice(g, 0, 3, 1);
    more(g);
  }).choose('place hex:25 die=0 pay=0 store=0');

const oneOfEach = (g: Burgundy): void => {
  depot(g, 1, 'building.bank', 'ship');
  depot(g, 2, 'castle', 'monastery.4');
  depot(g, 3, 'mine', 'pasture.pig3');
  black(g, 'building.bank.black', 'ship.black', 'mine.black');
};

test('BLD-01 a warehouse sells one colour of choice, all of it, monasteries 3 and 4 included', () => {
  const at = place('warehouse', g => {
    goods(g, 0, { pink: 2, red: 1 });
    monasteries(g, 0, 3);
  });
  expect(at.offers).toEqual(['sell goods:pink', 'sell goods:red', 'skip button:skip']);
  const sold = at.choose('sell goods:pink');
  expect([sold.duke().points, sold.estate().silver, sold.estate().goods[3]]).toEqual([4, 2, 1]);
  expect(sold.ask).toBe('turn');
});

test('BLD-02 a watchtower gives 4 points', () => {
  expect(told(place('watchtower'), 'watchtowerScored')).toMatchObject([{ points: 4 }]);
  expect(place('watchtower').duke().points).toBe(4);
});

test('BLD-03 a carpenter takes a building from depots 1 to 6, never from the black depot', () => {
  const at = place('carpenter', oneOfEach);
  expect(at.offers).toEqual(['take depot:1:0', 'skip button:skip']);
  expect(at.choose('take depot:1:0').estate().storage).toContain(tile('building.bank'));
  expect(at.refuses('depot:2:0')).toEqual({ why: 'notOfThisKind', building: 'carpenter' });
});

test('BLD-04 a church takes a mine, a monastery or a castle', () => {
  expect(place('church', oneOfEach).offers).toEqual(['take depot:2:0', 'take depot:2:1', 'take depot:3:0', 'skip button:skip']);
});

test('BLD-05 a market takes a ship or livestock', () => {
  expect(place('market', oneOfEach).offers).toEqual(['take depot:1:1', 'take depot:3:1', 'skip button:skip']);
});

test('BLD-06 a boarding house gives four workers, whatever monasteries 13 and 14 say', () => {
  const at = place('boardingHouse', g => monasteries(g, 0, 13, 14));
  expect([at.estate().workers, at.estate().silver]).toEqual([4, 0]);
});

test('BLD-07 a bank gives 2 silver', () => {
  expect(place('bank').estate().silver).toBe(2);
});

test('BLD-08 a city hall places a stored mine on the adjacent 4, without a die', () => {
  const at = place('cityHall', g => store(g, 0, 'building.cityHall', 'mine'));
  expect(at.offers).toEqual(['place hex:24 store=1', 'skip button:skip']);
  const done = at.choose('place hex:24');
  expect([done.duke().usedDice, done.estate().workers, done.estate().spaces[24]]).toEqual([0b01, 0, tile('mine')]);
});

test('BLD-08 colour, neighbours and the village limit still count, and the effect of the placed tile too', () => {
  const at = place('cityHall', g => {
    store(g, 0, 'building.cityHall', 'building.cityHall.black', 'building.watchtower');
    lay(g, 0, { 17: 'ship' });
  });
  const spaces = (store: number) => at.offers.filter(o => o.endsWith(`store=${store}`)).map(o => o.split(' ')[1]);
  expect(spaces(1)).toEqual(['hex:11', 'hex:23']);
  expect(spaces(2)).toEqual(['hex:11', 'hex:23', 'hex:26', 'hex:31']);
  expect(at.choose('place hex:26 store=2').duke().points).toBe(4);
});

test('BLD-08 a second city hall in another village asks again', () => {
  const at = place('cityHall', g => store(g, 0, 'building.cityHall', 'building.cityHall', 'mine'));
  const again = at.choose('place hex:11');
  expect(again.ask).toBe('cityHall');
  expect(again.choose('place hex:24').ask).toBe('turn');
});

test('BLD-09 no die and no workers are needed: all six depots are open', () => {
  const at = place('carpenter', g => {
    for (let d = 1; d <= 6; d++) depot(g, d, 'building.bank');
  });
  expect(at.estate().workers).toBe(0);
  expect(at.offers).toHaveLength(6 + 1);
});

test('MON-01 monastery 1: a second bank in the same village', () => {
  const twin = (...owned: number[]) =>
    table(g => {
      lay(g, 0, { 25: 'building.bank' });
      store(g, 0, 'building.bank');
      monasteries(g, 0, ...owned);
    }).offered('place hex:26');
  expect(twin()).toEqual([]);
  expect(twin(1)).toHaveLength(2);
});

test.each(['warehouse', 'carpenter', 'church', 'market', 'cityHall'])(
  'PLC-04 a %s that finds nothing tells that its effect is lost',
  building => {
    const done = place(building, g => {
      g.estates[0]!.silver = 2;
      g.dukes[0]!.bought = true;
      black(g, 'mine.black');
    });
    expect(done.ask).toBe('turn');
    expect(told(done, 'effectLost')).toMatchObject([{ of: building, why: 'nothing' }]);
  },
);

test('PLC-04 a city hall whose stored tiles fit nowhere tells that its effect is lost', () => {
  const done = place('cityHall', g => store(g, 0, 'building.cityHall', 'pasture.pig3'));
  expect(done.estate().storage).toContain(tile('pasture.pig3'));
  expect(done.ask).toBe('turn');
  expect(told(done, 'effectLost')).toMatchObject([{ of: 'cityHall', why: 'nothing' }]);
});

test('PLC-04 so does one that was waiting for a purchase, when the bought tile fits nowhere either', () => {
  const waiting = place('cityHall', g => {
    g.estates[0]!.silver = 2;
    black(g, 'pasture.pig3.black');
  });
  expect([waiting.ask, told(waiting, 'effectLost')]).toEqual(['cityHall', []]);
  const done = waiting.choose('buy black:0');
  expect(done.ask).toBe('turn');
  expect(told(done, 'effectLost')).toMatchObject([{ of: 'cityHall', why: 'nothing' }]);
});

test('PLC-04 and a carpenter that buys away the last building', () => {
  const done = place('carpenter', g => {
    monasteries(g, 0, 6);
    g.estates[0]!.silver = 2;
    depot(g, 1, 'building.bank');
  }).choose('buy depot:1:0 silver=2');
  expect(done.ask).toBe('turn');
  expect(told(done, 'effectLost')).toMatchObject([{ of: 'carpenter', why: 'nothing' }]);
});
