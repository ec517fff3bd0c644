import { told } from '@/engine/testing/sitting';
import { black, depot, dice, goods, lay, monasteries, store, table, tile } from './table';
import { TILES } from '../data/tiles';

/** A stored castle that a 6 places on space 6, beside a monastery on 7. */
const ready = (more: Parameters<typeof table>[0] = () => {}) =>
  table(g => {
    lay(g, 0, { 7: 'monastery.9' });
    store(g, 0, 'castle');
    dice(g, 0, 6, 1);
    more(g);
  });
const PLACE = 'place hex:6 die=0';

test('CAS-01 all four actions with any number: any depot, any space, any colour, workers', () => {
  const at = ready(g => {
    store(g, 0, 'castle', 'ship');
    depot(g, 2, 'mine');
    depot(g, 5, 'castle');
    goods(g, 0, { red: 1, orange: 2 });
  }).choose(PLACE);
  expect(at.ask).toBe('castleAction');
  expect(at.offers).toEqual([
    'take depot:2:0',
    'take depot:5:0',
    'place hex:17 store=1',
    'place hex:19 store=1',
    'sell goods:red',
    'sell goods:orange',
    'workers button:workers',
    'skip button:skip',
  ]);
  const sold = at.choose('sell goods:orange');
  expect([sold.duke().points, sold.estate().silver, sold.duke().usedDice]).toEqual([4, 1, 0b01]);
});

test('CAS-01 with monasteries 13 and 14 its workers are four, and 1 silver', () => {
  const at = ready(g => monasteries(g, 0, 13, 14)).choose(PLACE, 'workers button:workers');
  expect([at.estate().workers, at.estate().silver]).toEqual([4, 1]);
});

test('CAS-02 a castle may place another, each with its own action, before the turn goes on', () => {
  const at = ready(g => store(g, 0, 'castle', 'castle')).choose('place hex:6 die=0 pay=0 store=0');
  const second = at.choose('place hex:2');
  expect([second.ask, second.g.questions.filter(q => q.ask === 'castleAction').length]).toEqual(['castleAction', 1]);
  const done = second.choose('workers button:workers');
  expect([done.ask, done.estate().workers, done.estate().spaces[2]]).toEqual(['turn', 2, tile('castle')]);
});

test('CAS-02 the action may be declined', () => {
  const at = ready().choose(PLACE, 'skip button:skip');
  expect(at.ask).toBe('turn');
  expect(told(at, 'effectLost')).toMatchObject([{ of: 'castle', why: 'declined' }]);
});

test('CAS-03 it takes nothing from the black depot, and leaves the purchase of the turn alone', () => {
  const at = ready(g => {
    black(g, 'mine.black');
    depot(g, 1, 'ship');
    g.estates[0]!.silver = 2;
  }).choose(PLACE);
  expect(at.offers.filter(o => o.startsWith('take'))).toEqual(['take depot:1:0']);
  const taken = at.choose('take depot:1:0');
  expect(taken.duke().bought).toBe(false);
  expect(taken.offered('buy black:0')).toHaveLength(1);
});

test('MIN-01 a mine does nothing when it is placed', () => {
  const at = table(g => {
    store(g, 0, 'mine');
    dice(g, 0, 4, 1);
  });
  const placed = at.choose('place hex:24 die=0');
  expect([placed.ask, placed.estate().silver, placed.duke().points]).toEqual(['turn', 0, 0]);
  expect(placed.facts.map(f => f.what)).toEqual(['dieUsed', 'placedTile']);
});

test('PLC-01 the table of tiles is the printed one: 164 tiles, 26 monasteries, 28 animals, 56 buildings', () => {
  const count = (colour: string): number =>
    TILES.filter(t => t.module === undefined && t.colour === colour).reduce((sum, t) => sum + t.count, 0);
  expect(['building', 'pasture', 'mine', 'ship', 'monastery', 'castle'].map(count)).toEqual([56, 28, 12, 26, 26, 16]);
});
