/** The position of a chapter of the rules: found by letting a tempted player play on from one fixed set-up after another. */
import type { Choice, Fact, Game, Options, Scene, Seat, SetUp, State } from '@/engine/contract';
import { advance, asked, offersOf, question, type Moment } from '@/engine/referee';

/** So many set-ups are tried after the one where it should be. */
const MORE_SET_UPS = 5;
const LONGEST = 400;

export type AnyScene = Scene<State, NonNullable<Moment['question']>, Choice>;

export interface RulePosition {
  readonly scene: AnyScene;
  readonly moment: Moment;
  /** What was told on the way: a board may show what an area brought long ago. */
  readonly before: readonly Fact[];
  /** How it came there. */
  readonly from: SetUp;
  readonly choices: readonly (readonly [Seat, Choice])[];
}

export function temptingOf(game: Game, g: State, offers: readonly Choice[]): Choice {
  const asks = question(g);
  const tempts: number[] = [];
  if (asks !== null) game.bot.prior(g, asks, offers, tempts);
  const best = offers.reduce((top, _, i) => ((tempts[i] ?? 0) > (tempts[top] ?? 0) ? i : top), 0);
  return offers[best] as Choice;
}

function optionsOf(game: Game, seats: number, wanted: Options): Options {
  const options: Record<string, Options[string]> = {};
  for (const { id, values, offered } of game.options) {
    const value = wanted[id] ?? values[0];
    if (value !== undefined && (offered?.(seats, { ...options, ...wanted }) ?? true)) options[id] = value;
  }
  return options;
}

export const seatsOf = (game: Game, scene?: AnyScene): number => scene?.seats ?? Math.max(2, game.seats.least);

/** A slice at each `next`; null: none of the set-ups comes to such a position. */
export function* findRulePosition(game: Game, scene: AnyScene): Generator<void, RulePosition | null, void> {
  const seats = seatsOf(game, scene);
  const options = optionsOf(game, seats, scene.options ?? {});
  for (let seed = scene.seed; seed <= scene.seed + MORE_SET_UPS; seed++) {
    const from: SetUp = { seats, seed, options, first: 0 };
    const state = game.setUp(from);
    const before: Fact[] = [];
    const choices: (readonly [Seat, Choice])[] = [];
    let offers = offersOf(game, state);
    for (let n = 0; n < LONGEST && offers.length > 0; n++) {
      const asks = question(state);
      const seat = asked(game, state);
      if (asks !== null && scene.shows(state, asks, offers)) {
        return { scene, moment: { state, offers, facts: [], asked: seat, question: asks }, before, from, choices };
      }
      const led = asks === null || scene.leads === undefined ? undefined : offers.find(c => scene.leads?.(state, asks, c));
      const chosen = led ?? temptingOf(game, state, offers);
      if (seat !== null) choices.push([seat, chosen]);
      offers = advance(game, state, chosen, fact => before.push(fact));
      yield;
    }
  }
  return null;
}
