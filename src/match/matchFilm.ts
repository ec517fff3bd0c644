/** Looking through a match: where it stood after each choice, and how the points went. Moments are played again when they are wanted. */
import type { Fact, Game, Seat, State } from '@/engine/contract';
import type { Moment } from '@/engine/referee';
import { isBroken } from '@/archive/rows';
import type { StoredMatch } from '@/archive/archive';
import { Film, type Step } from './film';
import type { Player, Frame } from './matchView';
import { gameFor, type Household } from './newMatch';
import type { NotOpened } from './openMatch';
import { entryFor, readable, frameOf } from './viewBuilder';
import { Broken, choicesOf, firstMoment } from './resume';
import type { Scores } from './story';
import { playersOf } from './matchRows';
import { wholeOf } from './openTables';
import { peopleAt } from './seatControl';
import { workInSlices } from './workInSlices';

export interface MatchFilm {
  readonly stored: StoredMatch;
  readonly game: Game;
  readonly players: readonly Player[];
  /** The first scene that can be shown: 0, or later when the rules were mended since. */
  readonly first: number;
  readonly last: number;
  /** It goes on among people who keep something from each other: how many choices there are, and a copy to sit down at, would tell it. */
  keepsSecrets(): boolean;
  /** As these eyes may see it; null: as everybody may. */
  at(n: number, eyes: Seat | null): Frame;
  /** How the points went, after each choice from `first` to `last`; null when called off. */
  scores(calledOff?: () => boolean): Promise<Scores | null>;
  /** All that was told so far, the opening included, as far as everybody may read it; null when called off. */
  facts(calledOff?: () => boolean): Promise<readonly Fact[] | null>;
}

export async function openFilm(house: Household, id: string): Promise<MatchFilm | NotOpened> {
  const found = await wholeOf(house.archive, id);
  if (found === null) return { why: 'missing' };
  const game = await gameFor(house, found);
  if ('why' in game) return game;
  if (isBroken(found)) return { why: found.why };
  const players = playersOf(found.match.players, game);
  if (players === null) return { why: 'players' };
  try {
    return filmOf(game, found, players);
  } catch (error) {
    if (error instanceof Broken) return { why: error.why };
    throw error;
  }
}

/** Do people keep from each other now what at some time needed a curtain? What a seat may merely look up unseen, as sold goods, is none of that. */
function keptAmong(game: Game, people: readonly Seat[], now: State, earlier: () => Iterable<State>): boolean {
  const hasSecrets = (g: State): boolean => people.some(seat => game.hasSecrets(g, seat));
  if (people.length < 2) return false;
  if (hasSecrets(now)) return true;
  const open = JSON.stringify(game.seenBy(now, null));
  if (people.every(seat => JSON.stringify(game.seenBy(now, seat)) === open)) return false;
  for (const g of earlier()) if (hasSecrets(g)) return true;
  return false;
}

function filmOf(game: Game, found: Parameters<typeof firstMoment>[1], players: readonly Player[]): MatchFilm {
  const { match: stored } = found;
  // Under rules that were mended since, only what the newest snapshot holds can be shown.
  const base = stored.rules === game.rulesNumber ? stored.base : (found.snapshots[0]?.n ?? 0);
  const first = firstMoment(game, { ...found, match: { ...stored, base } });
  if (first === null) throw new Broken('snapshot');
  const { facts: opening } = first;
  const choices = choicesOf(found.choices.filter(c => c.n > base));
  const film = new Film(game, base, first);

  /** What has not been looked at yet was not played yet. */
  const after = (n: number): Moment => {
    for (const choice of choices.slice(film.last.n - base, n - base)) film.add(choice);
    return film.after(n);
  };
  const stepTo = (n: number): Step | undefined => film.steps[n - base - 1];

  function* states(): Generator<State, void, void> {
    for (let n = base; n <= base + choices.length; n++) yield after(n).state;
  }

  function* tally(): Generator<void, Scores, void> {
    const points: number[][] = [];
    const ended: number[][] = [];
    const by: (Seat | null)[] = [];
    for (let n = base; n <= base + choices.length; n++) {
      const { state } = after(n);
      points.push(players.map((_, seat) => game.points(state, seat)));
      const end = game.ifItEndedNow?.(game.seenBy(state, null)) ?? null;
      if (end !== null) ended.push(players.map((_, seat) => end.find(s => s.seat === seat)?.points ?? 0));
      by.push(stepTo(n)?.seat ?? null);
      yield;
    }
    return { points, ended: ended.length === points.length ? ended : null, by };
  }

  function* story(): Generator<void, Fact[], void> {
    const facts = base === 0 ? [...readable(opening, null)] : [];
    for (let n = base + 1; n <= base + choices.length; n++) {
      after(n);
      facts.push(...readable(stepTo(n)?.facts ?? [], null));
      yield;
    }
    return facts;
  }

  return {
    stored,
    game,
    players,
    first: base,
    last: base + choices.length,
    at(n, eyes) {
      const now = after(n);
      const led = stepTo(n);
      return frameOf(game, n, now, eyes, led === undefined ? null : entryFor(led, eyes));
    },
    keepsSecrets: () => stored.ended === null && keptAmong(game, peopleAt(players), after(base + choices.length).state, states),
    scores: calledOff => workInSlices(tally(), calledOff),
    facts: calledOff => workInSlices(story(), calledOff),
  };
}
