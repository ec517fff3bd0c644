import { gameOf } from '@/games/index';
import { write } from '@/engine/notation';
import { lessonMatch } from '../lessonMatch';
import { beatOf, findLesson, isWanted, keptOf, offersAt, parAt, saidAt, watchedAct, type Kept, type Lesson } from '../run';
import { shown, solved, settled } from '../solve';

const game = gameOf('burgundy')!;

function found(id: string): Lesson {
  const work = findLesson(
    game,
    game.tutorials!.find(tutorial => tutorial.id === id)!,
  );
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value!;
  }
}

const aim = found('aim');

function sitAt(lesson: Lesson, kept: Kept | null = null) {
  const rows: Kept[] = [];
  const match = lessonMatch({ lesson, learner: 'Anna', kept, onBeat: row => rows.push(row) });
  return { match, rows };
}

/** Reads on until something is to be chosen. */
function readOn(match: ReturnType<typeof sitAt>['match']): void {
  while (match.now().offers.length === 0) match.goOn();
}

test('while a lesson is read nothing is offered, and it says so', () => {
  const { match } = sitAt(aim);
  expect(match.now()).toMatchObject({ offers: [], taught: true, me: aim.me, over: false });
  expect(match.now().players[aim.me]).toMatchObject({ name: 'Anna', plays: 'human' });
});

test('a wrong offer is played out, stands until it is taken back, and then everything is as before', () => {
  const { match, rows } = sitAt(aim);
  readOn(match);
  const before = match.now();
  const wrong = before.offers.find(c => !isWanted(aim, match.standing(), c))!;
  match.choose(wrong);
  expect(match.now()).toMatchObject({ offers: [], taught: true, undo: { steps: 1 } });
  expect(match.now().view).not.toEqual(before.view);
  expect(match.standing().wrong!.says.en).not.toBe('');
  match.choose(wrong);
  match.goOn();
  expect(match.standing().wrong).not.toBeNull();
  match.takeBack();
  expect(match.now()).toMatchObject({ view: before.view, offers: before.offers, undo: { steps: 0 } });
  expect(rows).toHaveLength(match.standing().beat);
});

test('what is asked for leads on, and every beat is a row from which it is resumed', () => {
  const { match, rows } = sitAt(aim);
  readOn(match);
  const { beat } = match.standing();
  match.choose(shown(aim, match.standing())!);
  expect(match.standing().beat).toBe(beat + 1);
  expect(rows.at(-1)).toEqual({ beat: beat + 1, lines: [expect.stringContaining('place')] });
  const again = sitAt(aim, rows.at(-1)!).match;
  expect(again.now().view).toEqual(match.now().view);
  expect(again.standing().beat).toBe(beat + 1);
});

test('a row that does not fit any more begins the lesson', () => {
  for (const kept of [
    { beat: 3, lines: ['place hex:99'] },
    { beat: 99, lines: [] },
    { beat: -1, lines: [] },
  ])
    expect(sitAt(aim, kept).match.standing().beat).toBe(0);
});

test('the rival plays before the learner is asked, and what is shown is the same every time', () => {
  const take = found('take');
  const lines = (): string[] => {
    let standing = settled(take, keptStanding(take));
    while (beatOf(take, standing) !== undefined) standing = solved(take, standing)!.standing;
    return [...keptOf(standing).lines];
  };
  expect(lines()).toEqual(lines());
  expect(lines().some(line => line.startsWith('endTurn'))).toBe(true);
});

function keptStanding(lesson: Lesson) {
  return sitAt(lesson).match.standing();
}

test('a filter leaves only what is meant to be weighed', () => {
  const { match } = sitAt(aim);
  readOn(match);
  expect(offersAt(aim, match.standing()).every(c => write(c).startsWith('place'))).toBe(true);
});

test('a rival that is watched acts once at each reading on, each act is told by what it did, and then it is the learner’s turn', () => {
  const watch = found('watch');
  const { match } = sitAt(watch);
  expect(match.now().asked).not.toBe(match.now().me);
  match.goOn();
  const told: string[] = [];
  while (match.standing().beat === 1) {
    const { steps } = match.standing();
    match.goOn();
    if (match.standing().beat > 1) break;
    expect(match.standing().steps.length).toBe(steps.length + 1);
    expect(watchedAct(watch, match.standing())!.do).toBe(match.standing().steps.at(-1)!.choice!.do);
    told.push(saidAt(watch, match.standing())!.en);
  }
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)).toMatch(/the turn ends/);
  expect(match.now().asked).toBe(match.now().me);
});

test('where a goal is reached in several ways the lesson says how good this one was', () => {
  const colours = found('colours');
  let standing = sitAt(colours).match.standing();
  while (beatOf(colours, standing)!.par === undefined) standing = solved(colours, standing)!.standing;
  const { mine, good } = parAt(colours, standing)!;
  expect(mine).toBeGreaterThan(0);
  expect(mine).toBeLessThanOrEqual(good);
});
