/** One match between bots, with what it cost them to think. */
import { styleOf } from '@/bots/style';
import { chooseIn } from '@/bots/think';
import { LEVELS, MANNERS, type Level, type Manner } from '@/bots/levels';
import type { Choice, Game, Options, SearchStyle, Seat } from '@/engine/contract';
import { below, draw32 } from '@/engine/dice';
import { advance, asked, offersOf } from '@/engine/referee';
import { defaultOptions } from '@/engine/testing/matches';
import { toyGame } from '@/engine/testing/toyGame';
import { newWatch } from '@/engine/testing/vain';
import { gameOf } from '@/games/index';

export interface Pairing {
  readonly game: string;
  readonly options: Options;
  readonly seed: number;
  /** Who sits where: 'baron', 'chance', or a level with changes: 'baron+nodes=9000+explore=0.5'. */
  readonly players: readonly string[];
  /** Weights that a seat plays with instead of the bot's own. */
  readonly weights?: readonly Readonly<Record<string, number>>[];
  /** Count choices that come to nothing? */
  readonly watched?: boolean;
}

export interface Outcome {
  readonly points: readonly number[];
  /** Share of the win: 1 alone, 1/k among k. */
  readonly wins: readonly number[];
  readonly sources: readonly Readonly<Record<string, number>>[];
  readonly thought: readonly { choices: number; nodes: number; ms: number; longest: number }[];
  readonly choices: number;
  /** By seat: real choices that led back to where it had stood, nobody else having chosen; only where asked for. */
  readonly vain?: readonly number[];
}

export const manners = MANNERS;

/** How a level searches in a game at a table of so many. */
export const searchStyle = (id: string, level: string, seats: number): SearchStyle => styleOf(gameOrToy(id), level, seats);

type Mind = (game: Game, view: ReturnType<Game['setUp']>, seat: Seat, seed: number) => { choice: Choice | null; nodes: number };

/** A player as written: its level and what is changed in its manner or its style. */
function mindOf(player: string): Mind {
  const [name = '', ...changes] = player.split('+');
  if (name === 'chance') return byChance;
  if (!(LEVELS as readonly string[]).includes(name)) throw new Error(`no level ${name}: ${LEVELS.join(', ')} or chance`);
  const numbers = Object.fromEntries(changes.map(c => c.split('=')).map(([key, value]) => [key, Number(value)]));
  const manner: Manner = { ...MANNERS[name as Level], ...numbers };
  return (game, view, seat, seed) => {
    const thinking = chooseIn({ game, view, seat, seed }, manner, { ...styleOf(game, name, game.standings(view).length), ...numbers });
    let nodes = 0;
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return { choice: step.value, nodes };
      ({ nodes } = step.value);
    }
  };
}

const byChance: Mind = (game, view, _seat, seed) => {
  const offers = offersOf(game, game.copy(view));
  return { choice: offers[below({ seed }, offers.length)] ?? null, nodes: 0 };
};

function gameOrToy(id: string): Game {
  const game = id === 'toy' ? (toyGame as unknown as Game) : gameOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
}

export function playMatch({ game: id, options, seed, players, weights, watched = false }: Pairing): Outcome {
  const game = gameOrToy(id);
  const minds = players.map(mindOf);
  const thought = players.map(() => ({ choices: 0, nodes: 0, ms: 0, longest: 0 }));
  const luck = { seed };
  const own = { ...game.bot.weights };
  const g = game.setUp({ seats: players.length, seed: draw32(luck) | 0, options: { ...defaultOptions(game, players.length), ...options } });
  const watch = watched ? newWatch() : null;
  const vain = players.map(() => 0);
  let choices = 0;
  for (let offers = offersOf(game, g); offers.length > 0; choices++) {
    const seat = asked(game, g) as Seat;
    if (offers.length === 1) {
      offers = advance(game, g, offers[0] as Choice);
      continue;
    }
    if (watch !== null && watch.stands(g, seat) > 0) vain[seat] = (vain[seat] as number) + 1;
    const spent = thought[seat] as (typeof thought)[0];
    if (weights !== undefined) Object.assign(game.bot.weights ?? {}, own, weights[seat]);
    const begun = performance.now();
    const { choice, nodes } = (minds[seat] as Mind)(game, game.seenBy(g, seat), seat, draw32(luck) | 0);
    const ms = performance.now() - begun;
    if (choice === null) throw new Error(`${players[seat]} has no answer`);
    spent.choices++;
    spent.nodes += nodes;
    spent.ms += ms;
    spent.longest = Math.max(spent.longest, ms);
    offers = advance(game, g, choice);
  }
  if (weights !== undefined) Object.assign(game.bot.weights ?? {}, own);
  const standings = players.map((_, seat) => game.standings(g).find(s => s.seat === seat));
  const firsts = standings.filter(s => s?.place === 1).length;
  return {
    points: standings.map(s => s?.points ?? 0),
    wins: standings.map(s => (s?.place === 1 ? 1 / firsts : 0)),
    sources: standings.map(s => s?.sources ?? {}),
    thought,
    choices,
    ...(watched && { vain }),
  };
}
