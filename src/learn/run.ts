/** A lesson under way, as plain data: which beat it is at, and all that was played since its position. Nothing here waits or draws. */
import type { Beat, Choice, Fact, Game, Said, Seat, State, Tutorial } from '@/engine/contract';
import { read, write } from '@/engine/notation';
import { play, type Moment } from '@/engine/referee';
import { atOnce, choose as think } from '@/bots/think';
import { findRulePosition, type RulePosition } from '@/match/findRulePosition';

type Asked = NonNullable<Moment['question']>;
export type AnyTutorial = Tutorial<State, Asked, Choice>;
export type AnyBeat = Beat<State, Asked, Choice>;

export interface Lesson {
  readonly game: Game;
  readonly tutorial: AnyTutorial;
  readonly position: RulePosition;
  /** Whoever learns. */
  readonly me: Seat;
}

export interface Step {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly choice: Choice | null;
  readonly facts: readonly Fact[];
}

/** A wrong choice that was played out: what is said to it, and how many steps go when it is taken back. */
export interface Wrong {
  readonly says: Said;
  readonly back: number;
}

export interface Standing {
  /** As many as there are: the lesson is over. */
  readonly beat: number;
  /** The first is the position. */
  readonly steps: readonly [Step, ...Step[]];
  /** So many steps had been made when the beat began. */
  readonly began: number;
  readonly wrong: Wrong | null;
}

/** What the lesson waits for. */
export type Waits = 'reader' | 'learner' | 'bot' | 'takeBack' | 'nobody';

/** What is kept of a lesson between two beats. */
export interface Kept {
  readonly beat: number;
  readonly lines: readonly string[];
}

/** A slice at each `next`; null: no set-up comes to its position. */
export function* findLesson(game: Game, tutorial: AnyTutorial): Generator<void, Lesson | null, void> {
  const position = yield* findRulePosition(game, tutorial);
  if (position === null) return null;
  const asked = position.moment.asked ?? 0;
  return { game, tutorial, position, me: tutorial.watches === true ? (asked + 1) % position.from.seats : asked };
}

export const beatOf = ({ tutorial }: Lesson, { beat }: Standing): AnyBeat | undefined => tutorial.beats[beat];

const last = ({ steps }: Standing): Step => steps.at(-1) ?? steps[0];
export const nowOf = (standing: Standing): Moment => last(standing).moment;

export function firstStanding({ position, me }: Lesson): Standing {
  const { moment, before } = position;
  return { beat: 0, steps: [{ moment, seat: me, choice: null, facts: before }], began: 1, wrong: null };
}

/** Has what the beat asks for come about? */
function isReached({ me }: Lesson, beat: AnyBeat, standing: Standing): boolean {
  const before = standing.steps[standing.began - 1] ?? standing.steps[0];
  if (beat.goal === undefined) return standing.steps.length > standing.began;
  return beat.goal(nowOf(standing).state, me, before.moment.state);
}

/** Of a rival that is watched: has it more to do before the learner is asked? */
const isWatched = (lesson: Lesson, standing: Standing): boolean => {
  const { asked } = nowOf(standing);
  return beatOf(lesson, standing)?.acts !== undefined && asked !== null && asked !== lesson.me;
};

/** The act of the rival that was watched last in this beat. */
export const watchedAct = (lesson: Lesson, standing: Standing): Choice | null =>
  beatOf(lesson, standing)?.acts === undefined || standing.steps.length === standing.began ? null : last(standing).choice;

/** What the beat says where the lesson stands; null: an act that no sentence is for. */
export function saidAt(lesson: Lesson, standing: Standing): Said | null {
  const beat = beatOf(lesson, standing);
  const act = watchedAct(lesson, standing);
  if (act === null) return beat?.says ?? null;
  const before = standing.steps.at(-2)?.moment.state;
  return beat?.acts?.find(({ to }) => to === undefined || (before !== undefined && to(act, before)))?.says ?? null;
}

/** What the learner has made of it, beside what a good solution makes. */
export function parAt(lesson: Lesson, standing: Standing): { readonly mine: number; readonly good: number } | null {
  const par = beatOf(lesson, standing)?.par;
  if (par === undefined) return null;
  return { mine: par.of(nowOf(standing).state, lesson.me, standing.steps[0].moment.state), good: par.good };
}

export function waitsFor(lesson: Lesson, standing: Standing): Waits {
  const beat = beatOf(lesson, standing);
  if (beat === undefined) return 'nobody';
  if (standing.wrong !== null) return 'takeBack';
  const { asked } = nowOf(standing);
  if (beat.wants === undefined) return beat.goal === undefined || asked === null || isReached(lesson, beat, standing) ? 'reader' : 'bot';
  return asked === lesson.me ? 'learner' : asked === null ? 'reader' : 'bot';
}

/** What the learner may choose: never nothing while something is legal. */
export function offersAt(lesson: Lesson, standing: Standing): readonly Choice[] {
  if (waitsFor(lesson, standing) !== 'learner') return [];
  const { offers, state, question } = nowOf(standing);
  const beat = beatOf(lesson, standing);
  if (beat?.offers === undefined || question === null) return offers;
  const some = offers.filter(c => beat.offers?.(c, state, question));
  return some.length === 0 ? offers : some;
}

const added = (standing: Standing, seat: Seat, choice: Choice, moment: Moment): Standing => ({
  ...standing,
  steps: [...standing.steps, { moment, seat, choice, facts: moment.facts }],
});

const nextBeat = (standing: Standing): Standing => ({ ...standing, beat: standing.beat + 1, began: standing.steps.length });

/** The rival is a Squire with a seed; whoever is only watched plays as a Knight does. What a beat asks for may come about by what they do. */
export function botStep(lesson: Lesson, standing: Standing): Standing {
  const { game, me, tutorial } = lesson;
  const { asked, state, offers } = nowOf(standing);
  const [first] = offers;
  if (asked === null || first === undefined) return standing;
  const seed = Math.imul(tutorial.rival + standing.steps.length, 0x9e3779b1);
  const level = asked === me || isWatched(lesson, standing) ? 'knight' : 'squire';
  const choice = atOnce(think({ game, view: game.seenBy(state, asked), seat: asked, seed }, level)) ?? first;
  const next = added(standing, asked, choice, play(game, nowOf(standing), choice));
  const beat = beatOf(lesson, next);
  return beat?.wants !== undefined && beat.goal !== undefined && isReached(lesson, beat, next) ? nextBeat(next) : next;
}

/** Read on: the next beat, or the next act of whoever is watched. */
export function goOn(lesson: Lesson, standing: Standing): Standing {
  if (waitsFor(lesson, standing) !== 'reader') return standing;
  return isWatched(lesson, standing) ? botStep(lesson, standing) : nextBeat(standing);
}

export const isWanted = (lesson: Lesson, standing: Standing, choice: Choice): boolean => {
  const { state, question } = nowOf(standing);
  return question !== null && beatOf(lesson, standing)?.wants?.(choice, state, question) === true;
};

function answerTo(lesson: Lesson, standing: Standing, choice: Choice): Said {
  const { state } = nowOf(standing);
  const found = beatOf(lesson, standing)?.wrong?.find(each => each.to === undefined || each.to(choice, state));
  return (found ?? { says: lesson.tutorial.wrong }).says;
}

/** Played whether it is right or wrong; what is not offered changes nothing. */
export function choose(lesson: Lesson, standing: Standing, choice: Choice): Standing {
  const said = write(choice);
  const beat = beatOf(lesson, standing);
  if (beat === undefined || !offersAt(lesson, standing).some(c => write(c) === said)) return standing;
  const next = added(standing, lesson.me, choice, play(lesson.game, nowOf(standing), choice));
  const says = answerTo(lesson, standing, choice);
  if (!isWanted(lesson, standing, choice)) return { ...next, wrong: { says, back: 1 } };
  if (isReached(lesson, beat, next)) return nextBeat(next);
  const mine = next.steps.slice(next.began).filter(({ seat }) => seat === lesson.me).length;
  const isShort = nowOf(next).asked === null || mine >= (beat.within ?? Infinity);
  return isShort ? { ...next, wrong: { says, back: next.steps.length - next.began } } : next;
}

/** The wrong choice, or the learner's last one of this beat with what the rival has answered. */
export function takeBack(lesson: Lesson, standing: Standing): Standing {
  const { steps, began, wrong } = standing;
  const mine = steps.findLastIndex(({ seat }, i) => i >= began && seat === lesson.me);
  const keep = wrong === null ? mine : steps.length - wrong.back;
  return keep < began ? standing : { ...standing, steps: [steps[0], ...steps.slice(1, keep)], wrong: null };
}

/** So many of their own choices the learner may go back. */
export const waysBack = (lesson: Lesson, { steps, began, wrong }: Standing): number =>
  wrong !== null ? 1 : steps.slice(began).filter(({ seat }) => seat === lesson.me).length;

/** As the beat began: what was played in it is not kept. */
export const keptOf = ({ beat, steps, began }: Standing): Kept => ({
  beat,
  lines: steps.slice(1, began).flatMap(({ choice }) => (choice === null ? [] : [write(choice)])),
});

/** null: what was kept does not fit this lesson any more. */
export function resumed(lesson: Lesson, { beat, lines }: Kept): Standing | null {
  let standing = firstStanding(lesson);
  if (beat < 0 || beat > lesson.tutorial.beats.length) return null;
  for (const line of lines) {
    const choice = read(line);
    const now = nowOf(standing);
    if (choice === null || now.asked === null || !now.offers.some(c => write(c) === line)) return null;
    standing = added(standing, now.asked, choice, play(lesson.game, now, choice));
  }
  return { ...standing, beat, began: standing.steps.length };
}
