import { asked, advance, moment, offersOf, play, question } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { byChance as movedByChance, sealBetween, wayBack, type Taken } from '@/engine/undo';
import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { HIDDEN, roundGoods } from '../state';
import { shufflePiles } from '../rules/piles';
import { deal, seenBy } from '../sight';
import { shuffle } from '@/engine/dice';
import { invariants } from './invariants';
import { black, depot, dice, goods, goodsIn, lay, onlyWaiting, opening, store, table } from './table';

test('TIM-01 decisions are a stack: a castle placed by the city hall acts before the turn goes on', () => {
  const at = table(g => {
    lay(g, 0, { 7: 'monastery.9' });
    store(g, 0, 'building.cityHall', 'castle');
    dice(g, 0, 3, 1);
  }).choose('place hex:25 die=0', 'place hex:6');
  expect(at.g.questions.map(q => q.ask)).toEqual(['nextTurn', 'turn', 'castleAction']);
});

test('TIM-02 while a decision is pending the purchase is legal, and leaves it pending', () => {
  const setting = (building: string) =>
    table(g => {
      store(g, 0, `building.${building}`);
      dice(g, 0, 3, 1);
      g.estates[0]!.silver = 2;
      black(g, 'mine.black');
      goods(g, 0, { red: 1 });
      depot(g, 1, 'ship', 'building.bank', 'mine');
    }).choose('place hex:25 die=0');
  for (const building of ['carpenter', 'church', 'market', 'warehouse', 'cityHall']) {
    const at = setting(building);
    expect([building, at.ask, at.choose('buy black:0').ask]).toEqual([building, building, building]);
  }
});

test('TIM-02 also with an open castle action and an open ship', () => {
  const at = table(g => {
    lay(g, 0, { 7: 'monastery.9' });
    store(g, 0, 'castle', 'ship');
    dice(g, 0, 6, 1);
    g.estates[0]!.silver = 2;
    black(g, 'mine.black');
    goodsIn(g, 2, { red: 1 });
  }).choose('place hex:6 die=0');
  expect(at.choose('buy black:0').ask).toBe('castleAction');
  const ship = at.choose('place hex:17');
  expect([ship.ask, ship.choose('buy black:0').ask]).toEqual(['ship', 'ship']);
});

test('TIM-03 a market’s effect can be declined; with nothing to take it opens no decision, silver or not', () => {
  const market = (tiles: string[]) =>
    table(g => {
      store(g, 0, 'building.market');
      dice(g, 0, 3, 1);
      depot(g, 1, ...tiles);
      black(g, 'ship.black');
      g.estates[0]!.silver = 2;
    }).choose('place hex:25 die=0');
  expect(market(['ship']).choose('skip button:skip').ask).toBe('turn');
  expect(market(['mine']).ask).toBe('turn');
});

test('TIM-04 a view tells what is in a pile, not in what order', () => {
  const { state } = moment(burgundy, burgundy.setUp({ seats: 2, seed: 4, options: {} }));
  const swapped = burgundy.copy(state);
  shufflePiles(swapped);
  shuffle(swapped, swapped.goodsPile, 0, swapped.goodsPile.length - swapped.openGoods);
  expect(swapped).not.toEqual(state);
  expect(seenBy(swapped, 0)).toEqual(seenBy(state, 0));
  expect(deal(seenBy(swapped, 0), 9)).toEqual(deal(seenBy(state, 0), 9));
});

test('TIM-05 two actions taken back restore the exact start of the turn; ending it closes the way back where a person follows', () => {
  const start = moment(burgundy, burgundy.setUp({ seats: 2, seed: 4, options: {} }));
  const taken: Taken[] = [];
  let now = start;
  for (const die of [0, 1]) {
    const next = play(burgundy, now, { do: 'workers', at: 'button:workers', die, pay: 0 } as never);
    taken.push({ seat: now.asked!, byChance: movedByChance(now as never, next as never), facts: next.facts, byItself: false });
    now = next;
  }
  expect(wayBack(taken, now.asked!, () => true)).toEqual({ back: [1, 2], seal: null, by: null });
  expect(start.state.seed).toBe(now.state.seed);
  const ended = play(burgundy, now, { do: 'endTurn', at: 'button:endTurn' });
  expect(sealBetween(now as never, ended as never, () => true)).toBe('passed');
  expect(sealBetween(now as never, ended as never, seat => seat === now.asked)).toBe(null);
});

test('TIM-05 new tiles close the way back, whoever plays', () => {
  const last = table(g => {
    g.round = 4;
    onlyWaiting(g);
  }).choose('endTurn button:endTurn');
  expect(told(last, 'phaseBegan')).toMatchObject([{ reveals: true }]);
});

test('TIM-04 a view shows the open goods and hides the others, and every deal lays the piles anew', () => {
  const { g } = opening(2);
  const view = seenBy(g, 0);
  expect(roundGoods(view)).toEqual(roundGoods(g));
  expect(view.goodsPile.filter(good => good === HIDDEN)).toHaveLength(20);
  expect(deal(view, 1).piles).not.toEqual(view.piles);
  expect(deal(view, 1).piles).not.toEqual(deal(view, 2).piles);
});

test('TIM-04 a view keeps the piles of different backs apart', () => {
  const view = seenBy(opening(2).g, 0);
  expect(invariants(view)).toEqual([]);
});

test('TIM-06 until the end somebody is always asked one of the known questions and has an answer; skip only where it is allowed', () => {
  const SKIPPABLE = new Set(['castleAction', 'cityHall', 'carpenter', 'church', 'market', 'warehouse', 'secondDepot']);
  const seen = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { state } = playOut(burgundy, { seats: 2 + (seed % 3), seed, options: { duchySetup: 'dealTwo' } }, byChance(seed), {
      each(g, _, offers) {
        const { ask } = question(g)!;
        seen.add(ask);
        expect(offers.length).toBeGreaterThan(0);
        expect([ask, offers.some(c => c.do === 'skip')]).toEqual([ask, SKIPPABLE.has(ask)]);
      },
    });
    expect(asked(burgundy, state)).toBe(null);
  }
  expect([...seen].sort()).toEqual([
    'carpenter',
    'castleAction',
    'church',
    'cityHall',
    'duchy',
    'makeRoom',
    'market',
    'newGoods',
    'secondDepot',
    'ship',
    'startingCastle',
    'turn',
    'warehouse',
  ]);
});

test('TIM-06 a whole match in place and one by copies are the same', () => {
  const set = { seats: 3, seed: 21, options: {} };
  const pick = byChance(7);
  const g = burgundy.setUp(set);
  let offers = offersOf(burgundy, g);
  let now = moment(burgundy, burgundy.setUp(set));
  while (offers.length > 0) {
    const chosen = pick(g, 0, offers);
    offers = advance(burgundy, g, chosen as never);
    now = play(burgundy, now, chosen);
  }
  expect(now.state).toEqual(g);
});
