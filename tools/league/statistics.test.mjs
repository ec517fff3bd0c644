import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elo, interval, sureOf, wilson } from './statistics.mjs';
import { senseOf, tableOf } from './table.mjs';

const near = (found, wanted) => assert.ok(Math.abs(found - wanted) < 0.001, `${found} is not ${wanted}`);

test('the interval is 1.96 standard errors of the blocks wide on each side', () => {
  const { mean, half } = interval([1, 2, 3, 4, 5]);
  near(mean, 3);
  near(half, (1.96 * Math.sqrt(2.5)) / Math.sqrt(5));
});

test('Wilson’s interval is that of the books, and leaves room where every match is won', () => {
  const [low, high] = wilson(0.75, 100);
  near(low, 0.657);
  near(high, 0.825);
  const [least, most] = wilson(1, 24);
  near(least, 0.862);
  near(most, 1);
});

test('of both ways of counting the wider end is told', () => {
  const steady = sureOf(Array(20).fill(0.5), 40);
  near(steady.low, wilson(0.5, 40)[0]);
  const wavering = sureOf([...Array(10).fill(0), ...Array(10).fill(1)], 40);
  near(wavering.low, 0.5 - interval([...Array(10).fill(0), ...Array(10).fill(1)]).half);
  assert.ok(wavering.low < wilson(0.5, 40)[0]);
});

test('three wins of four are 191 points of Elo, half of them none, all of them without end', () => {
  near(elo(0.75), 190.849);
  near(elo(0.5), 0);
  assert.equal(elo(1), Infinity);
  assert.equal(elo(0), -Infinity);
});

test('a row has the wins and points of the one who sits in every seat in turn', () => {
  const thought = [0, 1].map(() => ({ choices: 1, nodes: 10, ms: 2 }));
  const outcomes = [
    { points: [100, 80], wins: [1, 0], thought },
    { points: [90, 60], wins: [1, 0], thought },
  ];
  const row = tableOf([{ high: 'knight', low: 'squire', seats: 2, outcomes }]).split('\n')[2];
  assert.match(row, /^\| 2 \| knight \| squire \| 2 \| 50\.0 % \[/);
  assert.match(row, /\| 80\.0 ±[\d.]+ : 85\.0 ±[\d.]+ \|/);
});

test('choices that came to nothing are those of whoever made them, whatever seat they sat in', () => {
  const thought = [{ choices: 10 }, { choices: 20 }];
  const outcomes = [{ vain: [1, 5], thought }, { vain: [2, 0], thought }, { thought }];
  assert.equal(
    senseOf({ high: 'baron', low: 'knight', seats: 2, outcomes }),
    'baron: 1 of 30 choices in 2 matches led back to where it had stood; knight: 7 of 30 choices in 2 matches led back to where it had stood',
  );
});
