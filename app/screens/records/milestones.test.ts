import { shelf } from '@/games/index';
import type { Outing } from '@/match/records';
import { milestones, type MilestoneId } from './milestones';

interface Sketch {
  readonly game?: string;
  readonly won?: boolean;
  readonly against?: Outing['against'];
  readonly seats?: number;
  readonly hints?: number;
}

/** Matches in the order in which they ended: the n-th at n o'clock. */
const played = (sketches: readonly Sketch[]): Outing[] =>
  sketches.map(({ game = 'burgundy', won = false, against = 'squire', seats = 2, hints = 0 }, i) => ({
    game,
    ended: i + 1,
    seats,
    people: seats,
    place: won ? 1 : 2,
    points: 10,
    sources: {},
    hints,
    wentBack: false,
    levels: [],
    against,
    won,
  }));

const reached = (id: MilestoneId, sketches: readonly Sketch[]): number | null =>
  milestones(played(sketches), shelf).find(m => m.id === id)!.reached;
const won: Sketch = { won: true };
const lost: Sketch = {};

test('nothing was played: none is reached', () => {
  expect(milestones([], shelf).every(m => m.reached === null)).toBe(true);
});

test('each is reached by the very match that fulfils it, and not before', () => {
  expect(reached('firstMatch', [lost, won])).toBe(1);
  expect(reached('firstWin', [lost, won, won])).toBe(2);
  expect(reached('fiveWins', [won, won, lost, won, won])).toBeNull();
  expect(reached('fiveWins', [won, won, lost, won, won, won])).toBe(6);
});

test('three in a row are broken by a defeat between them', () => {
  expect(reached('threeInARow', [won, won, lost, won, won])).toBeNull();
  expect(reached('threeInARow', [won, won, lost, won, won, won])).toBe(6);
});

test('a level is beaten by a victory against it, not by a match', () => {
  expect(reached('beatBaron', [{ against: 'baron' }, { against: 'knight', won: true }])).toBeNull();
  expect(reached('beatBaron', [{ against: 'baron' }, { against: 'baron', won: true }])).toBe(2);
  expect(reached('beatKnight', [{ against: 'knight', won: true }])).toBe(1);
  expect(reached('beatSovereign', [{ against: 'baron', won: true }])).toBeNull();
});

test('a full table has every seat of that game taken', () => {
  expect(reached('fullTable', [{ seats: 3 }])).toBeNull();
  expect(reached('fullTable', [{ seats: 3 }, { seats: 4 }])).toBe(2);
  expect(reached('fullTable', [{ game: 'medieval-battle', seats: 2 }])).toBe(1);
});

test('four people at one table, not three', () => {
  expect(reached('fourPeople', [{ seats: 3 }])).toBeNull();
  expect(reached('fourPeople', [{ seats: 3 }, { seats: 4 }])).toBe(2);
});

test('there are a dozen', () => expect(milestones([], shelf)).toHaveLength(12));

test('every game on the shelf, each at least once', () => {
  expect(reached('everyGame', [lost, lost])).toBeNull();
  const each = shelf.map(({ id }) => ({ game: id }));
  expect(reached('everyGame', [...each.slice(1), ...each.slice(1)])).toBeNull();
  expect(reached('everyGame', [...each.slice(1), lost])).toBe(each.length);
});

test('ten victories without a hint do not count those with one', () => {
  const nine = Array.from({ length: 9 }, () => won);
  expect(reached('withoutHint', [...nine, { won: true, hints: 1 }])).toBeNull();
  expect(reached('withoutHint', [...nine, { won: true, hints: 1 }, won])).toBe(11);
});

test('the hundredth match', () => {
  expect(
    reached(
      'hundred',
      Array.from({ length: 99 }, () => lost),
    ),
  ).toBeNull();
  expect(
    reached(
      'hundred',
      Array.from({ length: 100 }, () => lost),
    ),
  ).toBe(100);
});
