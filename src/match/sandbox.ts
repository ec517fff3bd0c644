/**
 * A position to try the rules in: a match of nobody, kept nowhere. Whoever is asked is played by the reader, one may always go
 * back, and it is over when the next player's turn begins.
 */
import type { Choice, Fact, Game, Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, refuses, type Moment } from '@/engine/referee';
import { TINCTURES, type Entry, type Match, type MatchView, type Player } from './matchView';
import { readable } from './viewBuilder';
import type { RulePosition } from './findRulePosition';
import { readOnlyMatch } from './readOnlyMatch';

/** Names that are the same in every language of the house. */
const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario', 'Elena', 'Fabio'];

interface Step {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly choice: Choice | null;
  readonly facts: readonly Fact[];
}

export interface Sandbox extends Match {
  /** What has been tried so far; the first entry tells how it came to this position. */
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
  let steps: readonly [Step, ...Step[]] = [{ moment, seat: began, choice: null, facts: before }];
  const last = (): Moment => (steps.at(-1) ?? steps[0]).moment;
  const stage = readOnlyMatch(paint, 0);

  function isOver({ asked, question }: Moment): boolean {
    return question === null || (steps.length > 1 && asked !== began && turns.includes(question.ask));
  }

  function paint(): MatchView {
    const now = last();
    const over = isOver(now);
    // Once it is over, one still looks with the eyes of whoever acted last.
    const me = over ? (steps.at(-1)?.seat ?? began) : (now.asked ?? began);
    const view = game.seenBy(now.state, me);
    return {
      id: 'sandbox',
      name: '',
      game,
      setUp: { seats, seed: 0, options: {} },
      players,
      me,
      view,
      asked: over ? null : now.asked,
      question: over ? null : (view.questions.at(-1) ?? null),
      offers: over ? [] : now.offers,
      opening: [],
      chronicle: steps.map(({ seat, choice, facts }, n): Entry => ({ n, seat, choice, facts: readable(facts, me) })),
      sinceMine: 1,
      curtain: null,
      undo: { steps: steps.length - 1, seal: null },
      thinking: null,
      over,
      pauses: false,
      practice: true,
    };
  }

  function become(next: readonly [Step, ...Step[]]): void {
    steps = next;
    stage.show(0);
  }

  /** Plays on while the same seat is asked and the choices are offered. */
  function chooseAll(choices: readonly Choice[]): void {
    const { asked } = stage.now();
    let next = steps;
    let now = last();
    for (const choice of choices) {
      const said = write(choice);
      if (asked === null || now.asked !== asked || !now.offers.some(c => write(c) === said)) break;
      now = play(game, now, choice);
      next = [...next, { moment: now, seat: asked, choice, facts: now.facts }];
    }
    if (next !== steps) become(next);
  }

  return {
    ...stage,
    tried: () => stage.now().chronicle.slice(1),
    choose: choice => chooseAll([choice]),
    chooseAll,
    takeBack: (back = 1) => become([steps[0], ...steps.slice(1, Math.max(1, steps.length - back))]),
    refuses: (at, held = []) => (stage.now().over ? null : refuses(game, last(), at, held)),
  };
}
