import { advance, offersOf } from '@/engine/referee';
import { told } from '@/engine/testing/sitting';
import { burgundy } from '..';
import { GOODS } from '../data/names';
import { NONE, roundGoods, waiting } from '../state';
import { dice, endTurnsUntil, onlyWaiting, opening, store, table } from './table';

const END = 'endTurn button:endTurn';

test('RND-01 all dice and the white die are rolled before the first turn and lie open', () => {
  const at = opening(4);
  expect(at.g.dukes.every(d => d.dice.every(die => die >= 1 && die <= 6))).toBe(true);
  expect(at.g.whiteDie).toBeGreaterThanOrEqual(1);
  const others = at.g.dukes.slice(1).map(d => d.dice);
  expect(
    at
      .choose(END)
      .g.dukes.slice(1)
      .map(d => d.dice),
  ).toEqual(others);
  const [rolled] = told(
    endTurnsUntil(at, s => s.g.round === 1),
    'diceRolled',
  );
  expect(rolled!.dice).toHaveLength(8);
});

test('RND-01 a new round gives both dice back', () => {
  const spent = opening(2).choose('workers button:workers die=0', 'workers button:workers die=1', END);
  const next = endTurnsUntil(spent, s => s.g.round === 1);
  expect([spent.g.dukes.map(d => d.usedDice).sort(), next.g.dukes.map(d => d.usedDice)]).toEqual([
    [0, 0b11],
    [0, 0],
  ]);
});

test('RND-01 dice fall on all six numbers about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 300; seed++)
    for (const die of opening(2, {}, seed).g.dukes.flatMap(d => d.dice)) counts[die] = counts[die]! + 1;
  expect(counts[0]).toBe(0);
  for (const count of counts.slice(1)) expect(count).toBeGreaterThan(150);
});

test('RND-02 the next good goes to the depot of the white die before the first turn', () => {
  const before = table(g => onlyWaiting(g));
  const next = roundGoods(before.g)[0]!;
  const after = before.choose(END);
  expect(told(after, 'goodArrived')).toMatchObject([{ good: GOODS[next], depot: after.g.whiteDie }]);
  expect(after.g.depotGoods[(after.g.whiteDie - 1) * 6 + next]).toBe(1);
  expect(after.g.depotGoods.reduce((a, b) => a + b, 0)).toBe(1);
});

test('RND-03 nothing on offer changes the white die or uses it', () => {
  const at = table(g => {
    g.estates[0]!.workers = 9;
    store(g, 0, 'ship', 'castle');
  });
  expect(at.offers.filter(offer => offer.includes('white'))).toEqual([]);
  for (const offer of at.offers.filter(o => !o.startsWith('endTurn'))) expect(at.choose(offer).g.whiteDie).toBe(at.g.whiteDie);
});

test('RND-04 the marker furthest ahead starts, in a stack the top one', () => {
  const at = table(
    g => {
      g.steps = [1, 2, 1];
      g.order = [1, 2, 0];
      onlyWaiting(g);
    },
    { seats: 3 },
  );
  const next = at.choose(END);
  expect([next.asked, ...waiting(next.g)]).toEqual([1, 2, 0]);
});

test('RND-05 who waits this round is told apart from how markers stand: playing takes nobody off the bridge', () => {
  const at = opening(3);
  expect([at.asked, waiting(at.g).length]).toEqual([at.g.order[0], 2]);
  expect(at.g.order.toSorted()).toEqual([0, 1, 2]);
  const g = burgundy.setUp({ seats: 4, seed: 2, options: {} });
  for (let offers = offersOf(burgundy, g), turn = 0; turn < 6; turn++) {
    expect(g.order.toSorted()).toEqual([0, 1, 2, 3]);
    offers = advance(
      burgundy,
      g,
      offers.find(c => c.do === 'endTurn')!,
    );
  }
});

test('RND-05 a ship that passes others changes nobody’s place in this round', () => {
  const at = table(
    g => {
      store(g, 0, 'ship');
      g.steps = [0, 1, 1];
      g.order = [1, 2, 0];
      onlyWaiting(g, 1, 2);
      dice(g, 0, 2, 2);
    },
    { seats: 3 },
  );
  const sailed = at.choose('place hex:17 die=0');
  expect(sailed.g.order).toEqual([0, 1, 2]);
  const second = sailed.choose(END);
  expect(second.asked).toBe(1);
  expect(second.choose(END).asked).toBe(2);
});

test('RND-06 whoever passes everyone starts the next round', () => {
  const at = table(
    g => {
      g.steps = [0, 0, 0];
      g.order = [0, 1, 2];
      onlyWaiting(g);
      g.turnOf = 2;
      g.questions[g.questions.length - 1] = { ask: 'turn', seat: 2 };
      store(g, 2, 'ship');
      dice(g, 2, 2, 2);
    },
    { seats: 3 },
  );
  const next = at.choose('place hex:17 die=0', END);
  expect([next.g.round, next.asked, waiting(next.g)]).toEqual([1, 2, [0, 1]]);
});

test('RND-07 a round ends after everybody’s turn, the phase after round 5', () => {
  const at = opening(3);
  const second = at.choose(END, END, END);
  expect([second.g.phase, second.g.round]).toEqual([0, 1]);
  expect(second.choose(END, END, END).asked).toBe(second.g.order[0]);
  const last = table(g => {
    g.round = 4;
    onlyWaiting(g);
  }).choose(END);
  expect([last.g.phase, last.g.round]).toEqual([1, 0]);
  expect(told(last, 'phaseEnded')).toMatchObject([{ phase: 0 }]);
});

test('RND-07 after the last turn of the match it is nobody’s turn', () => {
  const over = table(g => {
    g.phase = 4;
    g.round = 4;
    onlyWaiting(g);
  }).choose(END);
  expect([over.ask, over.g.turnOf]).toEqual([null, NONE]);
});
