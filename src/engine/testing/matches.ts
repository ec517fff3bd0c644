/** Whole matches for tests, benchmarks and leagues: by chance, or by a picker. */
import type { Choice, Fact, Game, Question, Seat, SetUp, State } from '../contract';
import { below } from '../dice';
import { advance, asked, offersOf } from '../referee';

/** Chooses one of the offers. */
export type Picker<G extends State = State, C extends Choice = Choice> = (g: G, seat: Seat, offers: readonly C[]) => C;

/** Any offer, all equally likely; only what the game leaves to people, to end a match early, must be drawn twice: else little would be seen of late turns. */
export function drawn(offers: readonly Choice[], chance: { seed: number }, game?: Pick<Game, 'bot'>): Choice {
  const first = offers[below(chance, offers.length)] as Choice;
  return game?.bot.leavesToPeople?.(first) === true ? (offers[below(chance, offers.length)] as Choice) : first;
}

/** Chooses so, from a seed of its own. */
export function byChance(seed: number, game?: Pick<Game, 'bot'>): Picker {
  const chance = { seed };
  return (_g, _seat, offers) => drawn(offers, chance, game);
}

export interface PlayedOut<G extends State> {
  readonly state: G;
  readonly choices: number;
}

/** Plays a match to its end in place. Fails when it takes more than `most` choices. */
export function playOut<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  setUp: SetUp,
  pick: Picker<G, C> | Picker,
  { most = 20_000, each }: { most?: number; each?: (g: G, seat: Seat, offers: readonly C[], chosen: C) => void } = {},
): PlayedOut<G> {
  const g = game.setUp(setUp);
  let offers = offersOf(game, g);
  let choices = 0;
  while (offers.length > 0) {
    if (++choices > most) throw new Error(`${game.id} has not ended after ${most} choices (seed ${setUp.seed})`);
    const seat = asked(game, g) as Seat;
    const chosen = (pick as Picker<G, C>)(g, seat, offers);
    each?.(g, seat, offers, chosen);
    offers = advance(game, g, chosen);
  }
  return { state: g, choices };
}

/** The first moment of matches by chance, from this seed on, that is so. It plays no further. */
export function firstMoment<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  setUp: SetUp,
  isSo: (g: G) => boolean,
  matches = 40,
): G {
  for (let seed = setUp.seed; seed < setUp.seed + matches; seed++) {
    const g = game.setUp({ ...setUp, seed });
    const chance = { seed };
    for (let offers = offersOf(game, g); offers.length > 0; offers = advance(game, g, drawn(offers, chance) as C)) if (isSo(g)) return g;
  }
  throw new Error(`no match of ${matches} from seed ${setUp.seed} on came to it`);
}

/** The default of every option a game offers at this number of seats. */
export function defaultOptions(game: Game, seats: number): Record<string, string | number | boolean> {
  const chosen: Record<string, string | number | boolean> = {};
  for (const o of game.options) if (o.offered?.(seats, chosen) ?? true) chosen[o.id] = o.values[0] as string | number | boolean;
  return chosen;
}
