/** A position in which a given question is asked, for the rules: found by letting a fair player play on from one fixed set-up after another. */
import type { Choice, Game, Options, State } from '@/engine/contract';
import { advance, asked, offersOf } from '@/engine/referee';
import { TINCTURES, type MatchView, type Player } from './matchView';
import { lookingAt, type Viewing } from './viewing';

/** So many set-ups are tried, each for so many choices: a rare question may stay without a board. */
const SET_UPS = 6;
const LONGEST = 160;

function temptingOf(game: Game, g: State, offers: readonly Choice[]): Choice {
  const question = g.questions.at(-1);
  const tempts: number[] = [];
  if (question !== undefined) game.bot.prior(g, question, offers, tempts);
  const best = offers.reduce((top, _, i) => ((tempts[i] ?? 0) > (tempts[top] ?? 0) ? i : top), 0);
  return offers[best] as Choice;
}

function optionsOf(game: Game, seats: number): Options {
  const options: Record<string, Options[string]> = {};
  for (const { id, values, offered } of game.options) {
    const [usual] = values;
    if (usual !== undefined && (offered?.(seats, options) ?? true)) options[id] = usual;
  }
  return options;
}

/** A slice at each `next`; null: none of the set-ups comes to such a question. */
export function* specimen(game: Game, asks: readonly string[]): Generator<void, State | null, void> {
  const seats = Math.max(2, game.seats.least);
  for (let seed = 1; seed <= SET_UPS; seed++) {
    const g = game.setUp({ seats, seed, options: optionsOf(game, seats), first: 0 });
    let offers = offersOf(game, g);
    for (let n = 0; n < LONGEST && offers.length > 0; n++) {
      if (asks.includes(g.questions.at(-1)?.ask ?? '')) return g;
      offers = advance(game, g, temptingOf(game, g, offers));
      yield;
    }
  }
  return null;
}

/** The position as something to look at, through the eyes of whoever is asked in it. */
export function shown(game: Game, state: State): Viewing {
  const seat = asked(game, state) ?? 0;
  const view = game.seenBy(state, seat);
  const seats = Math.max(2, game.seats.least);
  const players = Array.from({ length: seats }, (_, i): Player => ({ name: '', tincture: TINCTURES[i] ?? 'gules', plays: 'human' }));
  const picture: MatchView = {
    id: 'specimen',
    name: '',
    game,
    setUp: { seats, seed: 0, options: {} },
    players,
    me: seat,
    view,
    asked: seat,
    question: view.questions.at(-1) ?? null,
    offers: offersOf(game, game.copy(view)),
    opening: [],
    chronicle: [],
    sinceMine: 0,
    curtain: null,
    undo: { steps: 0, seal: null },
    thinking: null,
    over: false,
    practice: false,
  };
  return lookingAt(() => picture, 0);
}
