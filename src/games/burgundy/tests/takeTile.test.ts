import { told } from '@/engine/testing/sitting';
import { black, depot, dice, store, table, tile, onlyWaiting } from './table';
import { NONE } from '../state';

test('TAK-01 with a 2 only depot 2 is open, and the tile goes to storage, not to the duchy', () => {
  const at = table(g => {
    dice(g, 0, 2, 2);
    for (let d = 1; d <= 6; d++) depot(g, d, 'ship', 'mine');
  });
  expect(at.offers.filter(o => o.startsWith('take') && o.includes('die=0'))).toEqual([
    'take depot:2:0 die=0 pay=0',
    'take depot:2:1 die=0 pay=0',
  ]);
  const taken = at.choose('take depot:2:1 die=0');
  expect(taken.estate().storage).toEqual([tile('mine'), NONE, NONE]);
  expect(taken.estate().spaces).toEqual(at.estate().spaces);
  expect(taken.g.depots[5]).toBe(NONE);
});

test('TAK-02 with a full storage one stored tile is discarded first, then the new one takes its place', () => {
  const at = table(g => {
    dice(g, 0, 2, 2);
    depot(g, 2, 'castle');
    store(g, 0, 'ship', 'mine', 'building.bank');
  }).choose('take depot:2:0 die=0');
  expect(at.ask).toBe('makeRoom');
  expect(at.offers).toEqual(['discard store:0', 'discard store:1', 'discard store:2']);
  const done = at.choose('discard store:1');
  expect(done.estate().storage).toEqual([tile('ship'), tile('castle'), tile('building.bank')]);
  expect(done.g.gone).toBe(1);
  expect(done.facts).toMatchObject([
    { what: 'discardedTile', tile: tile('mine') },
    { what: 'tookTile', tile: tile('castle') },
  ]);
});

test('TAK-03 the same holds for a church: room is made and a mine taken', () => {
  const at = table(g => {
    store(g, 0, 'building.church', 'ship', 'ship');
    depot(g, 5, 'mine', 'mine');
    dice(g, 0, 3, 5);
    g.estates[0]!.workers = 9;
  });
  const placed = at.choose('take depot:5:0 die=1', 'discard store:1', 'place hex:25 die=0');
  expect(placed.ask).toBe('church');
  const full = placed.choose('take depot:5:1');
  expect(full.ask).toBe('turn');
  expect(full.estate().storage).toEqual([tile('mine'), tile('mine'), tile('ship')]);
});

test('TAK-03 and for a purchase', () => {
  const at = table(g => {
    store(g, 0, 'ship', 'ship', 'ship');
    black(g, 'castle.black');
    g.estates[0]!.silver = 2;
  }).choose('buy black:0');
  expect(at.ask).toBe('makeRoom');
  const done = at.choose('discard store:2');
  expect(done.estate().storage[2]).toBe(tile('castle.black'));
  expect([done.estate().silver, done.g.black[0]]).toEqual([0, NONE]);
});

test('TAK-04 a stored tile is never discarded without need', () => {
  const at = table(g => {
    store(g, 0, 'ship', 'mine');
    depot(g, 1, 'ship');
  });
  expect(at.offered('discard')).toEqual([]);
  expect(at.offers.some(o => o.startsWith('discard'))).toBe(false);
  expect(at.choose('take depot:1:0 die=0').ask).toBe('turn');
});

test('TAK-05 neither a die nor a castle’s action opens the black depot', () => {
  const at = table(g => {
    store(g, 0, 'castle');
    dice(g, 0, 6, 1);
    black(g, 'mine.black');
    g.estates[0]!.silver = 2;
    g.estates[0]!.workers = 9;
    g.estates[0]!.spaces[7] = tile('monastery.6');
  });
  const action = at.choose('place hex:6 die=0 pay=0');
  expect(action.ask).toBe('castleAction');
  for (const step of [at, action]) {
    expect(step.offers.filter(o => o.startsWith('take black'))).toEqual([]);
    expect(step.offers.filter(o => o.includes('black'))).toEqual(['buy black:0 silver=2 workers=0']);
  }
});

test('TAK-06 an emptied depot stays empty for the rest of the phase', () => {
  const at = table(g => {
    depot(g, 1, 'ship');
    onlyWaiting(g);
    g.round = 1;
  });
  const later = at.choose('take depot:1:0 die=0', 'endTurn button:endTurn');
  expect(later.g.round).toBe(2);
  expect(later.g.depots.slice(0, 4)).toEqual([NONE, NONE, NONE, NONE]);
});

test('TAK-01 why a depot slot is quiet', () => {
  const at = table(g => depot(g, 3, 'ship'));
  expect(at.refuses('depot:3:0')).toEqual({ why: 'tooFewWorkers', needed: 2, workers: 0 });
  expect(at.refuses('depot:4:0')).toEqual({ why: 'nothingThere' });
  const oneDie = at.choose('workers button:workers die=0');
  expect(oneDie.refuses('depot:2:0')).toEqual({ why: 'nothingThere' });
  const farther = table(g => {
    depot(g, 5, 'ship');
    dice(g, 0, 5, 2);
  }).choose('workers button:workers die=0');
  expect(farther.refuses('depot:5:0')).toEqual({ why: 'tooFewWorkers', needed: 3, workers: 2 });
  expect(at.choose('workers button:workers die=0', 'workers button:workers die=1').refuses('depot:3:0')).toEqual({ why: 'diceUsed' });
  expect(told(at.choose('workers button:workers die=0', 'workers button:workers die=1'), 'gainedWorkers')).toHaveLength(1);
});
