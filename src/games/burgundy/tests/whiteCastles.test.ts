import { told } from '@/engine/testing/sitting';
import { offersOf, question } from '@/engine/referee';
import type { Options } from '@/engine/contract';
import { burgundy } from '..';
import { bot } from '../bot';
import { BACKS } from '../data/names';
import { BACK_OF } from '../rules/tile';
import type { Burgundy } from '../state';
import { depot, dice, goods, lay, monasteries, onlyWaiting, store, table, tile, type Sitting } from './table';

const WHITE: Options = { whiteCastles: true };
const white = (arrange: (g: Burgundy) => void, options: Options = WHITE) => table(arrange, { options });

/** Piles are counted before the first phase takes its tiles. */
function pilesOf(options: Options): Record<string, number> {
  const g = burgundy.setUp({ seats: 2, seed: 5, options });
  return Object.fromEntries(BACKS.map((back, b) => [back, g.piles.filter(t => BACK_OF[t] === b).length]));
}

/** A white castle that a 3 places on space 25, while the white die shows a 3. */
const placed = (more: (g: Burgundy) => void = () => {}) =>
  white(g => {
    g.whiteDie = 3;
    store(g, 0, 'building.whiteCastle');
    dice(g, 0, 3, 1);
    more(g);
  }).choose('place hex:25 die=0 pay=0 store=0');

const depots = (at: Sitting): number[] => [...new Set(at.offered('take').map(o => Number(o.split(':')[1])))].sort();
const filled = (g: Burgundy): void => {
  for (let d = 1; d <= 6; d++) depot(g, d, 'ship');
};

test('WHT-01 six white castles join the beige pile, two the black one, monastery 29 the yellow one', () => {
  expect(pilesOf(WHITE)).toEqual({ ...pilesOf({}), beige: 46, black: 42, yellow: 21 });
  expect(pilesOf({ ...WHITE, extraTiles: true })).toEqual({ ...pilesOf({}), beige: 46, black: 44, yellow: 23 });
});

test('WHT-02 they go to villages, one to each, several with monastery 1', () => {
  const beside = (...more: number[]) =>
    white(g => {
      lay(g, 0, { 25: 'building.whiteCastle' });
      monasteries(g, 0, ...more);
      store(g, 0, 'building.whiteCastle.black');
      dice(g, 0, 5, 3);
    });
  expect(beside().offered('place hex:31')).toEqual([]);
  expect(beside().refuses('hex:31')).toEqual({ why: 'twinBuilding', building: 'whiteCastle' });
  expect(beside().offered('place hex:11')).toHaveLength(1);
  expect(beside(1).offered('place hex:31')).toHaveLength(1);
});

test('WHT-02 a carpenter may take them, and monastery 9 helps to place them', () => {
  const carpenter = white(g => {
    store(g, 0, 'building.carpenter');
    dice(g, 0, 3, 1);
    depot(g, 1, 'building.whiteCastle', 'ship');
  }).choose('place hex:25 die=0');
  expect(carpenter.offered('take')).toEqual(['take depot:1:0']);
  const nine = white(g => {
    store(g, 0, 'building.whiteCastle');
    monasteries(g, 0, 9);
    dice(g, 0, 4, 6);
  });
  expect(nine.offers).toContain('place hex:25 die=0 pay=0 store=0');
});

test('WHT-03 it gives one action with the number of the white die: take, place, sell or workers, or none', () => {
  const at = placed(g => {
    filled(g);
    store(g, 0, 'building.whiteCastle', 'building.bank');
    goods(g, 0, { pink: 2, red: 1 });
  });
  expect(at.ask).toBe('whiteCastle');
  expect(at.offers).toEqual([
    'take depot:3:0 pay=0',
    'place hex:11 pay=0 store=1',
    'sell goods:pink pay=0',
    'workers button:workers pay=0',
    'skip button:skip',
  ]);
  expect(at.choose('workers').estate().workers).toBe(2);
  expect(at.choose('sell goods:pink').duke().points).toBe(4);
  expect(at.choose('take depot:3:0').estate().storage).toContain(tile('ship'));
  expect(at.choose('take depot:3:0').duke().usedDice).toBe(0b01);
});

test('WHT-03 workers change the number for this action only: the die stays as it lies', () => {
  const at = placed(g => {
    filled(g);
    g.estates[0]!.workers = 2;
  });
  expect(depots(at)).toEqual([1, 2, 3, 4, 5]);
  const taken = at.choose('take depot:5:0');
  expect([taken.estate().workers, taken.g.whiteDie, taken.duke().usedDice]).toEqual([0, 3, 0b01]);
  expect(told(taken, 'dieUsed')).toMatchObject([{ die: 2, rolled: 3, value: 5, pay: 2, at: 'die:white' }]);
});

test('WHT-03 own dice are not asked for, and what is too dear says so', () => {
  const at = placed(filled);
  expect(at.refuses('die:1')).toEqual({ why: 'whiteDieCounts' });
  expect(at.refuses('depot:5:0')).toEqual({ why: 'tooFewWorkers', needed: 2, workers: 0 });
});

test('WHT-03 a crane may work as a white castle where both are played', () => {
  const crane = (options: Options) =>
    white(g => {
      store(g, 0, 'building.crane');
      dice(g, 0, 3, 1);
    }, options).choose('place hex:25 die=0');
  expect(crane({ ...WHITE, extraTiles: true }).choose('lift effect:whiteCastle').ask).toBe('whiteCastle');
  expect(crane({ extraTiles: true }).offered('lift effect:whiteCastle')).toEqual([]);
});

test('WHT-04 monasteries 8 and 9 to 12 help with that action as with a die', () => {
  const open = (...numbers: number[]) =>
    depots(
      placed(g => {
        filled(g);
        monasteries(g, 0, ...numbers);
      }),
    );
  expect(open()).toEqual([3]);
  expect(open(12)).toEqual([2, 3, 4]);
  const eight = placed(g => {
    filled(g);
    monasteries(g, 0, 8);
    g.estates[0]!.workers = 1;
  });
  expect(depots(eight)).toEqual([1, 2, 3, 4, 5]);
  const ten = placed(g => {
    store(g, 0, 'building.whiteCastle', 'ship');
    monasteries(g, 0, 10);
  });
  expect(ten.offered('place hex:17')).toEqual(['place hex:17 pay=0 store=1']);
});

test('WHT-05 it is no castle: no castle space takes it, no church, and it completes no castle colour', () => {
  const at = white(g => {
    store(g, 0, 'building.whiteCastle');
    dice(g, 0, 6, 6);
    lay(g, 0, { 7: 'ship' });
  });
  expect(at.offered('place hex:6')).toEqual([]);
  const church = white(g => {
    store(g, 0, 'building.church');
    dice(g, 0, 3, 1);
    depot(g, 1, 'building.whiteCastle', 'mine');
  }).choose('place hex:25 die=0');
  expect(church.offered('take')).toEqual(['take depot:1:1']);
});

/** The last turn of a match: what monasteries bring. */
function finalPoints(tiles: Readonly<Record<number, string>>, numbers: number[], options = WHITE): Record<number, number> {
  const end = white(g => {
    g.phase = 4;
    g.round = 4;
    onlyWaiting(g);
    lay(g, 0, tiles);
    monasteries(g, 0, ...numbers);
  }, options).choose('endTurn button:endTurn');
  return Object.fromEntries(told(end, 'monasteryScored').flatMap(e => (e.seat === 0 ? [[e.monastery, e.points]] : [])));
}

test('WHT-06 at the end monastery 29 pays 4 points for each white castle, and the crane may count as one', () => {
  const three = { 8: 'building.whiteCastle', 25: 'building.whiteCastle.black', 11: 'building.whiteCastle', 1: 'castle' };
  expect(finalPoints(three, [29])).toEqual({ 29: 12 });
  expect(finalPoints({ 25: 'building.crane' }, [29], { ...WHITE, extraTiles: true })).toEqual({ 29: 4 });
  expect(finalPoints(three, [])).toEqual({});
});

test('WHT-03 bots do not give the action away', () => {
  const at = placed();
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  expect(at.offers[into.indexOf(Math.max(...into))]).toBe('workers button:workers pay=0');
  expect(into[at.offers.indexOf('skip button:skip')]).toBe(0);
});
