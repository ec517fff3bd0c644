/** What must be the same to the last bit on every engine: the states along written matches, and what the Baron makes of some of them. */
import { chooseIn, atOnce } from '@/bots/think';
import type { Game, Question } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { canonical } from '@/engine/testing/demand';
import { readTranscript } from '@/engine/testing/transcript';
import { gameOf } from '@/games/index';
import { digest } from './digest';

/** The Baron thinks at so many moments of a match, each time as far as so many choices played in thought. */
const THINKS = 4;
const NODES = 150;

export interface Hashed {
  readonly choices: number;
  /** Of every state on the way, with everything told and offered. */
  readonly states: string;
  /** Of the temptations and values, all digits of them, at every choice. */
  readonly thoughts: string;
  readonly decisions: readonly string[];
}

export function hashed(text: string): Hashed {
  const { game: id, setUp, choices } = readTranscript(text);
  const game = gameOf(id) as Game;
  const states = digest();
  const thoughts = digest();
  const decisions: string[] = [];
  const every = Math.ceil(choices.length / THINKS);
  let now: Moment = start(game, setUp);
  for (const [n, choice] of choices.entries()) {
    states.update(canonical([now.state, now.facts, now.offers]));
    thoughts.update(opinion(game, now));
    if (n % every === Math.floor(every / 2)) decisions.push(decision(game, now, n));
    now = play(game, now, choice);
  }
  states.update(canonical([now.state, now.facts, game.standings(now.state)]));
  return { choices: choices.length, states: states.read(), thoughts: thoughts.read(), decisions };
}

function opinion(game: Game, { state, question, offers }: Moment): string {
  const tempting: number[] = [];
  const worth: number[] = [];
  game.bot.prior(state, question as Question, offers, tempting);
  game.bot.value(state, worth);
  return canonical([tempting.slice(0, offers.length), worth]);
}

function decision(game: Game, { state, asked }: Moment, seed: number): string {
  const seat = asked as number;
  const choice = atOnce(chooseIn({ game, view: game.seenBy(state, seat), seat, seed }, { by: 'search', nodes: NODES }));
  return choice === null ? 'nothing' : write(choice);
}
