/** Where a stored match stands: from its newest sound snapshot, or from an older one, or from the beginning. */
import type { Choice, Game } from '@/engine/contract';
import { read } from '@/engine/notation';
import { IllegalChoice, moment, start, type Moment } from '@/engine/referee';
import type { Contents, Quarantine, StoredChoice, StoredMatch, StoredSnapshot } from '@/archive/archive';
import type { Write } from '@/archive/writer';
import { Course } from './course';
import { setUpOf, snapshotOf, stateOf } from './matchRows';

/** A fault found in a match's rows. */
export class Broken extends Error {
  constructor(readonly why: Quarantine) {
    super(why);
    this.name = 'Broken';
  }
}

export interface Resumed {
  readonly stored: StoredMatch;
  readonly course: Course;
  readonly toWrite: readonly Write[];
}

export function choicesOf(rows: readonly StoredChoice[]): readonly Choice[] {
  return rows.map(({ line }) => {
    const choice = read(line);
    if (choice === null) throw new Broken('unreadableChoice');
    return choice;
  });
}

export function momentOf(game: Game, snapshot: StoredSnapshot): Moment | null {
  const state = stateOf(snapshot.state, game);
  if (state === null) return null;
  try {
    return { ...moment(game, state), facts: [] };
  } catch {
    return null;
  }
}

/** The moment after `base` choices, where the match begins under its present rules. */
export function firstMoment(game: Game, { match, snapshots }: Contents): Moment | null {
  if (match.base === 0) return start(game, setUpOf(match));
  const snapshot = snapshots.find(s => s.n === match.base);
  return snapshot === undefined ? null : momentOf(game, snapshot);
}

/** The course after all rows, or what is wrong on the way there. */
function courseFrom(game: Game, from: number, first: Moment | null, rows: readonly StoredChoice[]): Course | Quarantine {
  if (first === null) return 'snapshot';
  try {
    const course = new Course(game, from, first);
    for (const choice of choicesOf(rows.filter(r => r.n > from))) course.play(choice);
    return course;
  } catch (error) {
    if (error instanceof Broken) return error.why;
    return error instanceof IllegalChoice ? 'illegalChoice' : 'rules';
  }
}

/** `found` holds the newest snapshot and what follows; the whole match is fetched only when that does not do. */
export async function resume(game: Game, found: Contents, all: () => Promise<Contents>): Promise<Resumed> {
  const done = (course: Course): Resumed => ({ stored: found.match, course, toWrite: [] });
  const [newest] = found.snapshots;
  if (newest !== undefined) {
    const course = courseFrom(game, newest.n, momentOf(game, newest), found.choices);
    if (typeof course !== 'string') return done(course);
  }
  const whole = newest === undefined ? found : await all();
  for (const snapshot of whole.snapshots.slice(1)) {
    const course = courseFrom(game, snapshot.n, momentOf(game, snapshot), whole.choices);
    if (typeof course !== 'string') return done(course);
  }
  const course = courseFrom(game, whole.match.base, firstMoment(game, whole), whole.choices);
  if (typeof course === 'string') throw new Broken(course);
  return done(course);
}

/**
 * A match begun under other rules: it goes on from its newest snapshot, with the choices after it as long as they are still legal,
 * and begins there from now on.
 */
export function resumeUnderNewRules(game: Game, whole: Contents): Resumed {
  const snapshot = whole.snapshots.find(s => momentOf(game, s) !== null);
  const from = snapshot?.n ?? 0;
  const first = snapshot === undefined ? beginning(game, whole) : momentOf(game, snapshot);
  if (first === null) throw new Broken('rules');
  const course = new Course(game, from, first);
  for (const { n, line } of whole.choices) {
    const choice = n > from ? read(line) : null;
    if (choice !== null && !playIfLegal(course, choice)) break;
  }
  const here = snapshotOf(course);
  const stored: StoredMatch = { ...whole.match, rules: game.rulesNumber, base: here.n };
  const settled = new Course(game, here.n, { ...course.now, facts: [] });
  return { stored, course: settled, toWrite: [archive => archive.rebase(stored.id, stored.rules, here)] };
}

function beginning(game: Game, { match }: Contents): Moment | null {
  try {
    return match.base === 0 ? start(game, setUpOf(match)) : null;
  } catch {
    return null;
  }
}

function playIfLegal(course: Course, choice: Choice): boolean {
  try {
    course.play(choice);
    return true;
  } catch {
    return false;
  }
}
