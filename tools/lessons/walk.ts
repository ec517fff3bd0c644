/** Every way through a lesson that its beats allow, and what is wrong with it. */
import type { Choice, Game, Said } from '@/engine/contract';
import { write } from '@/engine/notation';
import { gameOf, shelf } from '@/games/index';
import {
  beatOf,
  choose,
  findLesson,
  firstStanding,
  goOn,
  keptOf,
  nowOf,
  offersAt,
  parAt,
  resumed,
  saidAt,
  isWanted,
  takeBack,
  waitsFor,
  watchedAct,
  type AnyTutorial,
  type Lesson,
  type Standing,
} from '@/learn/run';
import { settled, solved, wantedAt } from '@/learn/solve';

/** Words of a sentence. */
export const MOST_WORDS = 25;
/** Standings that are carried from one beat to the next: all of them where they are few, else some from the whole breadth. */
const CARRIED = 12;
/** Acts of a rival that is watched. */
const LONGEST_WATCH = 40;
/** Standings looked at within a beat. */
const LOOKED_AT = 1500;
const LANGUAGES = ['en', 'it'] as const;

export interface Walked {
  readonly lesson: string;
  readonly beats: number;
  readonly longest: number;
  /** Choices of the bot that is led by the beats. */
  readonly choices: number;
  readonly ways: number;
  readonly wrong: number;
  readonly faults: readonly string[];
}

export const ids: readonly string[] = shelf.map(({ id }) => id);

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const digest = (standing: Standing): string => JSON.stringify(nowOf(standing).state);

function drained<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** What is said where: beats first, then answers. */
function* sentencesOf({ beats, wrong }: AnyTutorial): Generator<readonly [at: string, said: Said, isBeat: boolean]> {
  for (const [n, beat] of beats.entries()) {
    yield [`beat ${n + 1}`, beat.says, true];
    for (const answer of beat.acts ?? []) yield [`an act at beat ${n + 1}`, answer.says, false];
    for (const answer of beat.wrong ?? []) yield [`an answer at beat ${n + 1}`, answer.says, false];
  }
  yield ['the answer to all else', wrong, false];
}

function faultsOfSentences(tutorial: AnyTutorial, heard: Map<string, string>): string[] {
  const faults: string[] = [];
  for (const [at, said, isBeat] of sentencesOf(tutorial))
    for (const language of LANGUAGES) {
      const text = said[language];
      const words = wordsIn(text);
      if (words > MOST_WORDS) faults.push(`${at} (${language}) has ${words} words: ${text}`);
      if (words === 0 || /!|undefined/.test(text)) faults.push(`${at} (${language}) cannot be read: ${text}`);
      const before = heard.get(language + text);
      if (isBeat && before !== undefined) faults.push(`${at} (${language}) says what ${before} says: ${text}`);
      if (isBeat) heard.set(language + text, `${tutorial.id} ${at}`);
    }
  return faults;
}

/** Some of many, from the first to the last. */
const spread = <T>(many: readonly T[]): readonly T[] =>
  many.length <= CARRIED ? many : Array.from({ length: CARRIED }, (_, i) => many[Math.floor((i * many.length) / CARRIED)] as T);

class Walk {
  readonly faults = new Set<string>();
  ways = 0;
  wrong = 0;
  /** What was made on each way of what has a par. */
  readonly made: { readonly mine: number; readonly good: number }[] = [];
  private looked = 0;

  constructor(private readonly lesson: Lesson) {}

  private fault(standing: Standing, what: string): void {
    this.faults.add(`beat ${standing.beat + 1}: ${what}`);
  }

  /** Whatever is not asked for is played out, answered and taken back to where one stood. */
  private answerWrong(standing: Standing, choice: Choice): void {
    this.wrong++;
    const said = write(choice);
    try {
      const after = choose(this.lesson, standing, choice);
      if (after.wrong === null) return this.fault(standing, `${said} is wrong and gets no answer`);
      if (waitsFor(this.lesson, after) !== 'takeBack') return this.fault(standing, `${said} cannot be taken back`);
      const back = takeBack(this.lesson, after);
      if (digest(back) !== digest(standing) || waitsFor(this.lesson, back) !== 'learner')
        this.fault(standing, `${said} is a dead end: taken back, it stands otherwise`);
    } catch (error) {
      this.fault(standing, `${said} falls: ${String(error)}`);
    }
  }

  /** Every act that is watched is told. */
  private read(from: Standing): Standing {
    let standing = from;
    for (let n = 0; n < LONGEST_WATCH && standing.beat === from.beat; n++) {
      if (saidAt(this.lesson, standing) === null)
        this.fault(from, `nothing is said to ${JSON.stringify(watchedAct(this.lesson, standing))}`);
      const par = parAt(this.lesson, standing);
      if (par !== null) this.made.push(par);
      standing = goOn(this.lesson, standing);
    }
    if (standing.beat === from.beat) this.fault(from, 'what is watched does not end');
    return standing;
  }

  /** Where a beat can lead from here; `deadEnds` counts the ways on which its goal is never reached. */
  private through(from: Standing, found: Map<string, Standing>): boolean {
    const beat = beatOf(this.lesson, from);
    const carry = (next: Standing): boolean => {
      found.set(digest(next), next);
      return true;
    };
    const standing = settled(this.lesson, from);
    if (standing.beat > from.beat) return carry(standing);
    const waits = waitsFor(this.lesson, standing);
    if (waits === 'bot') {
      this.fault(from, 'the bots never come to what is to be watched');
      return false;
    }
    if (waits === 'reader') {
      if (beat?.wants !== undefined) this.fault(from, 'the match is over before the goal is reached');
      return carry(this.read(standing));
    }
    if (++this.looked > LOOKED_AT) return true;
    const wanted = wantedAt(this.lesson, standing);
    if (wanted.length === 0) {
      this.fault(from, `the goal cannot be reached by what is offered at ${nowOf(standing).question?.ask ?? 'the end'}`);
      return false;
    }
    for (const c of offersAt(this.lesson, standing)) if (!isWanted(this.lesson, standing, c)) this.answerWrong(standing, c);
    let reached = false;
    for (const choice of wanted) {
      this.ways++;
      const next = choose(this.lesson, standing, choice);
      if (next.wrong !== null) {
        if (beat?.within === undefined) this.fault(from, `${write(choice)} is asked for and does not reach the goal`);
        const back = takeBack(this.lesson, next);
        if (waitsFor(this.lesson, settled(this.lesson, back)) !== 'learner') this.fault(from, `${write(choice)} is a dead end`);
      } else if (next.beat > from.beat ? carry(next) : this.through(next, found)) reached = true;
      else if (beat?.within === undefined) this.fault(from, `${write(choice)} is asked for and ends in a dead end`);
    }
    return reached;
  }

  whole(): void {
    let standings: readonly Standing[] = [firstStanding(this.lesson)];
    for (let n = 0; n < this.lesson.tutorial.beats.length; n++) {
      const found = new Map<string, Standing>();
      this.looked = 0;
      for (const standing of standings)
        if (!this.through(standing, found)) this.fault(standing, 'the goal cannot be reached by what is offered');
      if (found.size === 0) return;
      standings = spread([...found.values()]);
    }
  }
}

/** The bot on the way that the beats lead, and at each of them what would be kept. */
function ledBot(lesson: Lesson, faults: string[]): { readonly choices: number; readonly stood: readonly string[] } {
  let standing = firstStanding(lesson);
  let choices = 0;
  const stood: string[] = [];
  for (const n of lesson.tutorial.beats.keys()) {
    const next = solved(lesson, standing);
    if (next === null) {
      faults.push(`beat ${n + 1}: the bot does not solve it`);
      break;
    }
    ({ standing } = next);
    choices += next.choices;
    const again = resumed(lesson, keptOf(standing));
    if (again === null || digest(settled(lesson, again)) !== digest(settled(lesson, standing)))
      faults.push(`beat ${n + 1}: what is kept of it leads elsewhere`);
    stood.push(digest(standing));
  }
  return { choices, stood };
}

/** Whatever asks a clock or chance is caught at it. */
function withoutChance<T>(faults: string[], work: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const caught = (what: string) => () => {
    faults.push(`it asks ${what}, which is in no seed`);
    return 0.5;
  };
  Math.random = caught('Math.random');
  Date.now = caught('the clock');
  try {
    return work();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}

function walked(game: Game, tutorial: AnyTutorial, heard: Map<string, string>): Walked {
  const faults = faultsOfSentences(tutorial, heard);
  const longest = Math.max(...[...sentencesOf(tutorial)].flatMap(([, said]) => LANGUAGES.map(language => wordsIn(said[language]))));
  const line = { lesson: tutorial.id, beats: tutorial.beats.length, longest };
  const lesson = drained(findLesson(game, tutorial));
  if (lesson === null) return { ...line, choices: 0, ways: 0, wrong: 0, faults: [...faults, 'its position is not found'] };
  const { choices, stood } = withoutChance(faults, () => ledBot(lesson, faults));
  const again = drained(findLesson(game, tutorial));
  const twice = again === null ? [] : ledBot(again, []).stood;
  stood.forEach((there, n) => there === twice[n] || faults.push(`beat ${n + 1}: it depends on chance that is in no seed`));
  const walk = new Walk(lesson);
  walk.whole();
  const pars = walk.made.map(({ good }) => good);
  const best = Math.max(...walk.made.map(({ mine }) => mine));
  if (walk.made.length > 0 && !pars.includes(best)) faults.push(`what a good solution makes is said to be ${pars[0] ?? 0}, and is ${best}`);
  return { ...line, choices, ways: walk.ways, wrong: walk.wrong, faults: [...new Set([...faults, ...walk.faults])] };
}

export function lessonsOf(id: string): readonly Walked[] {
  const game = gameOf(id);
  if (game === null) throw new Error(`There is no game ${id}`);
  const heard = new Map<string, string>();
  const tutorials = game.tutorials ?? [];
  const twice = tutorials.filter(({ id: name }, i) => tutorials.findIndex(t => t.id === name) < i);
  return tutorials.map(tutorial => {
    const found = walked(game, tutorial, heard);
    return twice.includes(tutorial) ? { ...found, faults: [...found.faults, 'another lesson has its id'] } : found;
  });
}
