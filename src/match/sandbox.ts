/**
 * A position to try the rules in: a match of nobody, kept nowhere. Whoever is asked is played by the reader, one may always go
 * back, and it is over when the next player's turn begins.
 */
import type { Choice, Game } from '@/engine/contract';
import { question, refuses, type Moment } from '@/engine/referee';
import { Course } from './course';
import { TINCTURES, type Answers, type Entry, type MatchView, type Player, type ShownMatch } from './matchView';
import { readable, viewOf } from './viewBuilder';
import type { RulePosition } from './findRulePosition';
import { readOnlyMatch } from './readOnlyMatch';

/** Names that are the same in every language of the house. */
const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabio'];

export interface Sandbox extends ShownMatch, Answers {
  /** What has been tried so far. */
  readonly tried: () => readonly Entry[];
}

export function sandbox(game: Game, { moment, before }: RulePosition): Sandbox {
  const seats = game.standings(moment.state).length;
  const players = Array.from({ length: seats }, (_, i): Player => ({
    name: NAMES[i] ?? '',
    tincture: TINCTURES[i] ?? 'gules',
    plays: 'human',
  }));
  const began = moment.asked ?? 0;
  const turns = game.scenes?.turns ?? [];
  const constants = { id: 'sandbox', name: '', game, setUp: { seats, seed: 0, options: {} }, practice: true };
  const course = new Course(game, 0, moment);
  const stage = readOnlyMatch(paint, 0);

  function isOver(now: Moment): boolean {
    return now.question === null || (course.n > 0 && now.asked !== began && turns.includes(now.question.ask));
  }

  function paint(): MatchView {
    const { now, steps } = course;
    const over = isOver(now);
    // Once it is over, one still looks with the eyes of whoever acted last.
    const me = over ? (steps.at(-1)?.seat ?? began) : (now.asked ?? began);
    const view = game.seenBy(now.state, me);
    // The first entry tells how it came to this position.
    const told = [{ n: 0, seat: began, choice: null, facts: before }, ...steps];
    return viewOf(constants, {
      players,
      me,
      view,
      asked: over ? null : now.asked,
      question: over ? null : question(view),
      offers: over ? [] : now.offers,
      chronicle: told.map(({ n, seat, choice, facts }): Entry => ({ n, seat, choice, facts: readable(facts, me) })),
      sinceMine: 1,
      undo: { steps: course.n, seal: null },
      over,
    });
  }

  function chooseAll(choices: readonly Choice[]): void {
    const { n } = course;
    if (stage.now().asked !== null) course.playOn(choices, choice => course.play(choice));
    if (course.n > n) stage.show(0);
  }

  return {
    ...stage,
    tried: () => stage.now().chronicle.slice(1),
    choose: choice => chooseAll([choice]),
    chooseAll,
    takeBack(steps = 1) {
      course.takeBack(Math.min(steps, course.n));
      stage.show(0);
    },
    refuses: (at, held = []) => (stage.now().over ? null : refuses(game, course.now, at, held)),
    // Whatever was tried can be taken back.
    seals: () => null,
  };
}
