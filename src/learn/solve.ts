/** How a beat is done: by the bot among what it asks for, and by every way through it. For who wants to be shown, and for tools/lessons.mjs. */
import type { Choice } from '@/engine/contract';
import { temptingOf } from '@/match/findRulePosition';
import { botStep, choose, goOn, isWanted, nowOf, offersAt, waitsFor, type Lesson, type Standing } from './run';

/** No beat asks for more. */
const MOST_STEPS = 60;

export const wantedAt = (lesson: Lesson, standing: Standing): readonly Choice[] =>
  offersAt(lesson, standing).filter(c => isWanted(lesson, standing, c));

/** Until the learner is asked or the lesson speaks. */
export function settled(lesson: Lesson, from: Standing): Standing {
  let standing = from;
  for (let n = 0; n < MOST_STEPS && standing.beat === from.beat && waitsFor(lesson, standing) === 'bot'; n++)
    standing = botStep(lesson, standing);
  return standing;
}

/** Read until the next beat: past every act that is watched. */
function readToEnd(lesson: Lesson, from: Standing): Standing {
  let standing = from;
  for (let n = 0; n < MOST_STEPS && standing.beat === from.beat; n++) standing = goOn(lesson, standing);
  return standing;
}

/** The next choice as it tempts among those that are asked for; null: there is none. */
export function shown(lesson: Lesson, standing: Standing): Choice | null {
  const wanted = wantedAt(lesson, standing);
  return wanted.length === 0 ? null : temptingOf(lesson.game, nowOf(standing).state, wanted);
}

/** The beat after this one, and how many choices of the learner that took; null: the bot does not get there. */
export function solved(lesson: Lesson, from: Standing): { readonly standing: Standing; readonly choices: number } | null {
  let standing = settled(lesson, from);
  for (let choices = 0; choices < MOST_STEPS; choices++) {
    if (standing.beat > from.beat) return { standing, choices };
    const waits = waitsFor(lesson, standing);
    if (waits === 'reader') return { standing: readToEnd(lesson, standing), choices };
    const choice = waits === 'learner' ? shown(lesson, standing) : null;
    if (choice === null) return null;
    standing = settled(lesson, choose(lesson, standing, choice));
  }
  return null;
}
