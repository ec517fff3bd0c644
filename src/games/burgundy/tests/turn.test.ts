import { told } from '@/engine/testing/sitting';
import { black, depot, dice, goods, lay, store, table } from './table';

const END = 'endTurn button:endTurn';

test('TRN-01 two actions, one per die, the same twice if wished', () => {
  const at = table(g => dice(g, 0, 3, 3));
  const done = at.choose('workers button:workers die=0', 'workers button:workers die=1');
  expect(done.estate().workers).toBe(4);
  expect(done.offers).toEqual([END]);
});

test('TRN-01 each die is spent once', () => {
  const at = table(g => depot(g, 3, 'ship', 'mine'));
  const dearer = table(g => {
    depot(g, 3, 'ship', 'mine');
    dice(g, 0, 3, 5);
  }).choose('take depot:3:0 die=0');
  expect(at.offered('take depot:3:0')).toEqual([]);
  expect(dearer.offers.filter(offer => offer.includes('die=0'))).toEqual([]);
  expect(dearer.refuses('die:0')).toEqual({ why: 'dieUsed' });
});

test('TRN-02 workers can always be taken, and a die may stay unused', () => {
  const at = table();
  expect(at.offers).toEqual(['workers button:workers die=0 pay=0', 'workers button:workers die=1 pay=0', END]);
  expect(told(at.choose(END), 'turnEnded')).toMatchObject([{ seat: 0, unusedDice: 2 }]);
});

test('TRN-05 in B’s turn nothing touches A’s dice, and the other way round', () => {
  const at = table(g => {
    g.estates[1]!.workers = 9;
    dice(g, 1, 6, 6);
  });
  const after = at.choose('workers button:workers die=0');
  expect(after.estate(1)).toEqual(at.estate(1));
});

test('TRN-06 a tile taken with the first die may be placed with the second', () => {
  const at = table(g => {
    dice(g, 0, 1, 5);
    depot(g, 1, 'ship');
  });
  expect(at.offered('place hex:19')).toEqual([]);
  const taken = at.choose('take depot:1:0 die=0');
  expect(taken.offered('place hex:19')).toEqual(['place hex:19 die=1 pay=0 store=0']);
});

test('TRN-07 with both dice used and 2 silver left the purchase is still offered; the player says when the turn ends', () => {
  const at = table(g => {
    g.estates[0]!.silver = 2;
    black(g, 'mine.black');
  }).choose('workers button:workers die=0', 'workers button:workers die=1');
  expect(at.offers).toEqual(['buy black:0 silver=2 workers=0', END]);
  expect([at.asked, at.choose('buy black:0').asked, at.choose(END).asked]).toEqual([0, 0, 1]);
});

test('TRN-01 a die names what it was used as and what that cost', () => {
  const at = table(g => {
    dice(g, 0, 6, 2);
    g.estates[0]!.workers = 3;
    goods(g, 0, { purple: 1 });
  });
  expect(told(at.choose('sell goods:purple die=0'), 'dieUsed')).toMatchObject([{ die: 0, rolled: 6, value: 2, pay: 2 }]);
});

test('TRN-01 the four actions are offered for each die', () => {
  const at = table(g => {
    dice(g, 0, 2, 4);
    depot(g, 2, 'castle');
    depot(g, 4, 'mine');
    store(g, 0, 'ship');
    lay(g, 0, { 17: 'ship' });
    goods(g, 0, { purple: 1, red: 1 });
  });
  expect(at.offers).toEqual([
    'take depot:2:0 die=0 pay=0',
    'sell goods:purple die=0 pay=0',
    'workers button:workers die=0 pay=0',
    'take depot:4:0 die=1 pay=0',
    'sell goods:red die=1 pay=0',
    'workers button:workers die=1 pay=0',
    END,
  ]);
});

test('RND-03 the white die is quiet without a reason of the own dice; a die tapped in a pending decision is told what comes first', () => {
  const at = table(g => {
    store(g, 0, 'building.warehouse');
    goods(g, 0, { red: 1 });
    dice(g, 0, 3, 1);
  });
  expect(at.refuses('die:white')).toBe(null);
  const asking = at.choose('place hex:25 die=0');
  expect(asking.refuses('die:0')).toEqual({ why: 'asksOther', ask: 'warehouse' });
});

test('TRN-04 the chronicle names the number a die was used as', () => {
  const at = table(g => {
    g.estates[0]!.workers = 9;
    depot(g, 3, 'ship');
    store(g, 0, 'ship');
    goods(g, 0, { orange: 1 });
  });
  const used = (choice: string): unknown => told(at.choose(choice), 'dieUsed').map(f => [f.rolled, f.value, f.pay]);
  expect(used('take depot:3:0 die=0')).toEqual([[1, 3, 2]]);
  expect(used('place hex:17 die=0')).toEqual([[1, 2, 1]]);
  expect(used('sell goods:orange die=0')).toEqual([[1, 6, 1]]);
  expect(used('workers button:workers die=0')).toEqual([[1, 1, 0]]);
});
