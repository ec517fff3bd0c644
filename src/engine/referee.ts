/** The referee: asks, takes one answer, lets the rules happen until somebody is asked again. Knows no game. */
import type { Choice, Decision, Fact, Mechanism, Procedure, Question, Refusal, Rule, Seat, SetUp, Spot, State, Tell } from './contract';
import { write } from './notation';

type AnyRule<G extends State, Q extends Question, C extends Choice, E extends Fact> = Rule<G, Q, C, E>;

const NO_OFFERS: readonly never[] = [];
/** For bots: nobody listens, nothing is allocated. */
export const tellNobody: Tell = () => {};

/** A chain of self-happening rules longer than this is a rule calling itself. */
const TOO_MANY_STEPS = 100_000;

/** A match between two taps: the state, who is asked what, and what they may answer. */
export interface Moment<G extends State = State, Q extends Question = Question, C extends Choice = Choice, E extends Fact = Fact> {
  readonly state: G;
  /** null: the match is over. */
  readonly asked: Seat | null;
  readonly question: Q | null;
  readonly offers: readonly C[];
  /** What was told on the way here. */
  readonly facts: readonly E[];
}

export class IllegalChoice extends Error {
  constructor(
    readonly choice: string,
    readonly asked: string,
  ) {
    super(`${choice} is not an answer to ${asked}`);
    this.name = 'IllegalChoice';
  }
}

function ruleOf<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  q: Question,
): AnyRule<G, Q, C, E> {
  const rule = game.rules[q.ask];
  if (rule === undefined) throw new Error(`${game.id} has no rule ${q.ask}`);
  return rule as AnyRule<G, Q, C, E>;
}

function isProcedure<G, Q, C, E extends Fact>(rule: Rule<G, Q, C, E>): rule is Procedure<G, Q, E> {
  return 'runs' in rule;
}

function decisionOf<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  q: Question,
): Decision<G, Q, C, E> {
  const rule = ruleOf(game, q);
  if (isProcedure(rule)) throw new Error(`${q.ask} happens by itself and asks nobody`);
  return rule;
}

/** Lets rules happen until somebody is asked; returns what they may answer (empty: the match is over). */
function settle<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  g: G,
  tell: Tell<E>,
): readonly C[] {
  for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
    const q = g.questions[g.questions.length - 1] as Q | undefined;
    if (q === undefined) return NO_OFFERS;
    const rule = ruleOf(game, q);
    if (isProcedure(rule)) {
      g.questions.pop();
      rule.runs(g, q, tell);
      continue;
    }
    const offers = rule.offers(g, q);
    if (offers.length > 0) return offers;
    g.questions.pop();
    rule.lapses?.(g, q, tell);
  }
  throw new Error(`${game.id} never comes to a question`);
}

/** Takes one answer in place, without copy and without facts: for bots. Returns the next offers, made once. */
export function advance<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  g: G,
  choice: C,
  tell: Tell<E> = tellNobody,
): readonly C[] {
  const q = g.questions.pop() as Q | undefined;
  if (q === undefined) throw new Error(`${game.id} is over: nobody is asked`);
  decisionOf(game, q).happens(g, q, choice, tell);
  return settle(game, g, tell);
}

/** The offers of the question on top of a state that nobody has played on yet: a set-up, a deal, a snapshot. */
export function offersOf<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  g: G,
): readonly C[] {
  return settle(game, g, tellNobody);
}

export function question<G extends State, Q extends Question>(g: Readonly<G> & { readonly questions: readonly Q[] }): Q | null {
  return g.questions[g.questions.length - 1] ?? null;
}

/** Who is asked; null when the match is over. */
export function asked<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  g: Readonly<G>,
): Seat | null {
  const q = g.questions[g.questions.length - 1] as Q | undefined;
  return q === undefined ? null : decisionOf(game, q).asks(g, q);
}

/** A state as a moment: settles a private copy, so the argument stays as it is. */
export function moment<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  g: Readonly<G>,
): Moment<G, Q, C, E> {
  const state = game.copy(g);
  const facts: E[] = [];
  const offers = settle(game, state, f => facts.push(f));
  return { state, offers, facts, asked: asked(game, state), question: question(state) as Q | null };
}

/** A new match at its first question. */
export function start<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  s: SetUp,
): Moment<G, Q, C, E> {
  return moment(game, game.setUp(s));
}

/** The offer that a choice is: usually the very object; from a file or a row the same in writing. */
function offeredAs<C extends Choice>(offers: readonly C[], choice: Choice): C | undefined {
  const own = offers.indexOf(choice as C);
  if (own >= 0) return offers[own];
  const said = write(choice);
  return offers.find(c => write(c) === said);
}

/** For the table: copies, checks that the choice is offered, plays it and tells. The argument stays as it is. */
export function play<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  now: Moment<G, Q, C, E>,
  choice: Choice,
): Moment<G, Q, C, E> {
  const offered = offeredAs(now.offers, choice);
  if (offered === undefined) throw new IllegalChoice(write(choice), now.question?.ask ?? 'nothing');
  const state = game.copy(now.state);
  const facts: E[] = [];
  const offers = advance(game, state, offered, f => facts.push(f));
  return { state, offers, facts, asked: asked(game, state), question: question(state) as Q | null };
}

/** Why a spot is not offered now; null: no reason known. */
export function refuses<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  now: Moment<G, Q, C, E>,
  at: Spot,
  held: readonly Spot[] = [],
): Refusal | null {
  const q = now.question;
  return q === null ? null : (decisionOf(game, q).refuses?.(now.state, q, at, held) ?? null);
}

/** Plays a list of choices from a set-up: the same choices give the same match, bit for bit. */
export function replay<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Mechanism<G, Q, C, E>,
  s: SetUp,
  choices: readonly Choice[],
): Moment<G, Q, C, E> {
  return choices.reduce<Moment<G, Q, C, E>>((now, c) => play(game, now, c), start(game, s));
}
