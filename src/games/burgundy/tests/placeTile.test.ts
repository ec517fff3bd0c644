import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { asked, advance, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import { AREA_POINTS } from '../data/scoring';
import { NONE } from '../state';
import { depot, dice, goods, lay, store, table, tile } from './table';

const spaces = (offers: readonly string[]): number[] =>
  [...new Set(offers.map(o => Number(/hex:(\d+)/.exec(o)?.[1] ?? NaN)))].filter(n => !Number.isNaN(n));

test('PLC-01 with a 5 and a stored ship only an empty blue 5 beside a placed tile is offered', () => {
  const at = table(g => {
    store(g, 0, 'ship');
    dice(g, 0, 5, 5);
  });
  expect(at.offered('place hex:19')).toHaveLength(2);
  expect(spaces(at.offers)).toEqual([19]);
});

test('regression 1 from the castle on 18 a ship goes on 17 with a 2 or 19 with a 5; 16 touches nothing yet', () => {
  const at = table(g => {
    store(g, 0, 'ship');
    dice(g, 0, 2, 5);
    g.estates[0]!.workers = 3;
  });
  expect(at.offered('place hex:17 die=0 pay=0')).toHaveLength(1);
  expect(at.offered('place hex:19 die=1 pay=0')).toHaveLength(1);
  expect(at.offered('place hex:16')).toEqual([]);
  expect(at.refuses('hex:16')).toEqual({ why: 'touchesNothing' });
});

test('PLC-01 a quiet space says why', () => {
  const at = table(g => {
    store(g, 0, 'ship', 'building.bank');
    lay(g, 0, { 25: 'building.bank' });
  });
  expect(at.refuses('hex:18')).toEqual({ why: 'filled' });
  expect(at.refuses('hex:24')).toEqual({ why: 'noTileOfColour', colour: 'mine' });
  expect(at.refuses('hex:17')).toEqual({ why: 'tooFewWorkers', needed: 1, workers: 0 });
  expect(at.refuses('hex:26')).toEqual({ why: 'twinBuilding', building: 'bank' });
});

test('PLC-02 placed tiles never move or leave, whatever is played', () => {
  const pick = byChance(3);
  const g = burgundy.setUp({ seats: 3, seed: 8, options: {} });
  let offers = offersOf(burgundy, g);
  let before = g.estates.map(d => d.spaces.slice());
  while (offers.length > 0) {
    offers = advance(burgundy, g, pick(g, asked(burgundy, g)!, offers) as never);
    g.estates.forEach((estate, seat) =>
      before[seat]!.forEach((there, space) => there !== NONE && expect(estate.spaces[space]).toBe(there)),
    );
    before = g.estates.map(d => d.spaces.slice());
  }
  expect(before.flat().filter(there => there !== NONE).length).toBeGreaterThan(3);
});

test('PLC-03 one building of a type in a village; in another village it is legal, and black or beige is the same', () => {
  const at = table(g => {
    lay(g, 0, { 25: 'building.bank', 12: 'monastery.9' });
    store(g, 0, 'building.bank.black', 'building.market');
    dice(g, 0, 1, 3);
  });
  expect(at.offered('place hex:26').map(o => o.slice(-7))).toEqual(['store=1']);
  expect(at.offered('place hex:11 die=1 pay=0')).toHaveLength(2);
});

test('PLC-04 a market with nothing to take stays, and its effect is lost', () => {
  const at = table(g => {
    store(g, 0, 'building.market');
    dice(g, 0, 3, 1);
    depot(g, 1, 'mine', 'castle', 'building.bank');
  }).choose('place hex:25 die=0');
  expect(at.ask).toBe('turn');
  expect(at.estate().spaces[25]).toBe(tile('building.market'));
  expect(told(at, 'effectLost')).toMatchObject([{ of: 'market', why: 'nothing' }]);
});

test('PLC-05 a warehouse can be placed without goods, and its effect be declined with goods', () => {
  const place = (own: { pink?: number }) =>
    table(g => {
      store(g, 0, 'building.warehouse');
      dice(g, 0, 3, 1);
      goods(g, 0, own);
    }).choose('place hex:25 die=0');
  expect(place({}).estate().spaces[25]).toBe(tile('building.warehouse'));
  const asking = place({ pink: 1 });
  expect(asking.duke().usedDice).toEqual(0b01);
  const declined = asking.choose('skip button:skip');
  expect(declined.estate().goods[2]).toBe(1);
  expect(told(declined, 'effectLost')).toMatchObject([{ of: 'warehouse', why: 'declined' }]);
});

test('PLC-06 first the area, then the colour, then what the tile itself does', () => {
  const at = table(g => {
    lay(g, 0, { 4: 'pasture.pig3', 0: 'pasture.pig3', 5: 'pasture.pig3', 9: 'pasture.pig3', 27: 'pasture.cow3' });
    store(g, 0, 'pasture.pig3');
    dice(g, 0, 4, 1);
  }).choose('place hex:10 die=0');
  expect(at.facts.map(f => f.what)).toEqual(['dieUsed', 'placedTile', 'areaScored', 'colourComplete', 'livestockScored']);
});

test('PLC-06 the area scores before the castle’s action is chosen', () => {
  const at = table(g => {
    lay(g, 0, { 1: 'castle', 2: 'castle', 7: 'monastery.9' });
    store(g, 0, 'castle');
    dice(g, 0, 6, 1);
  }).choose('place hex:6 die=0');
  expect(at.ask).toBe('castleAction');
  expect(at.duke().points).toBe(AREA_POINTS[3]! + 10 + 5);
  expect(at.facts.map(f => f.what)).toEqual(['dieUsed', 'placedTile', 'areaScored', 'colourComplete']);
});
