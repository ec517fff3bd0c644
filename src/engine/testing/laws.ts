/**
 * Laws that hold for every game on the shelf, checked while a match is played by chance. A quick run are the games' own tests of laws
 * (keepEveryLaw.ts), a long one the soak. What a game must bring are its invariants and a scramble of what a seat cannot know, written independently of its own `deal`.
 */
import type { Choice, Fact, Game, Question, SetUp, Spot, State } from '../contract';
import { below } from '../dice';
import { read, write } from '../notation';
import { advance, asked, moment, offersOf, play, question, refuses, start } from '../referee';
import { alike, imprint } from './alike';
import { demand, LawBroken, type Checks, type Moved } from './demand';
import { drawn } from './matches';
import { bookingLaws, botLaws, sightLaws, standingLaws, endingLaws } from './moreLaws';
import { undoLaws } from './undoLaws';
import { wordLaws } from './wordLaws';

export { LawBroken, type Checks } from './demand';

export interface Trial {
  readonly setUp: SetUp;
  /** The seed of the choices. */
  readonly luck: number;
  /** The costly laws are checked once in so many choices. */
  readonly every: number;
  /** More choices than this, and the match counts as endless. */
  readonly most: number;
}

/** Plays one match by chance and checks every law on the way. Returns how many choices it took. */
export function tryMatch(game: Game, checks: Checks, trial: Trial): number {
  const chance = { seed: trial.luck };
  const played: Choice[] = [];
  try {
    const g = game.setUp(trial.setUp);
    let offers = offersOf(game, g);
    const spots = new Set<Spot>();
    while (offers.length > 0) {
      demand(played.length < trial.most, 'the match ends', () => `not after ${trial.most} choices`);
      faultless(checks, g);
      wellOffered(game, offers, spots);
      const chosen = drawn(offers, chance, game);
      if (played.length % trial.every === 0) dearLaws(game, checks, g, offers, chosen, spots, below(chance, 1 << 30));
      played.push(read(write(chosen)) as Choice);
      offers = advance(game, g, chosen);
    }
    faultless(checks, g);
    demand(asked(game, g) === null && g.questions.length === 0, 'a match without offers is over');
    standingLaws(game, g);
    endingLaws(game, g);
    const again = retold(game, trial.setUp, played);
    demand(alike(again.state, g), 'a replay gives the same match');
    bookingLaws(game, g, again.facts);
    return played.length;
  } catch (error) {
    const where = `${game.id} ${JSON.stringify(trial.setUp)} luck ${trial.luck}, choice ${played.length + 1} after ${played.slice(-3).map(write).join(', ')}`;
    throw new LawBroken(`${where}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

/** The same match once more, with all that was told in it. */
function retold(game: Game, setUp: SetUp, choices: readonly Choice[]): { readonly state: State; readonly facts: readonly Fact[] } {
  let now = start(game, setUp);
  const facts = [...now.facts];
  for (const c of choices) {
    now = play(game, now, c);
    facts.push(...now.facts);
  }
  return { state: now.state, facts };
}

function faultless(checks: Checks, g: State): void {
  const faults = checks.invariants(g);
  demand(faults.length === 0, 'invariants:', () => faults.join('; '));
}

/** No two offers are written alike, each is read back as itself, and its path ends where it is tapped. */
function wellOffered(game: Game, offers: readonly Choice[], spots: Set<Spot>): void {
  const written = new Set<string>();
  for (const c of offers) {
    const text = write(c);
    demand(!written.has(text), 'offers are all different', () => text);
    written.add(text);
    const again = read(text);
    demand(again !== null && alike(again, c), 'notation reads back', () => text);
    const path = game.path?.(c) ?? [c.at];
    demand(path[path.length - 1] === c.at, 'a path ends at its choice', () => `${text}: ${path.join(' ')}`);
    for (const spot of path) {
      demand(!spot.startsWith('table:'), 'names that begin with table: are the table’s own', () => text);
      spots.add(spot);
    }
  }
}

function dearLaws(
  game: Game,
  checks: Checks,
  g: State,
  offers: readonly Choice[],
  chosen: Choice,
  spots: ReadonlySet<Spot>,
  seed: number,
): void {
  const before = imprint(g);
  plainJson(g);
  copyLaws(game, g, before);
  const again = offersOf(game, g);
  demand(alike(again, offers) && alike(g, before), 'offers are pure');
  const now = moment(game, g) as Moved;
  const after = play(game, now, chosen) as Moved;
  demand(alike(now.state, before), 'play leaves its argument as it is', () => write(chosen));
  const inPlace = game.copy(g);
  advance(game, inPlace, chosen);
  demand(alike(inPlace, after.state), 'play and advance agree', () => write(chosen));
  demand(alike(play(game, moment(game, g), chosen).state, after.state), 'taken back and chosen again is the same');
  undoLaws(game, checks, now, chosen, after, seed);
  standingLaws(game, g);
  endingLaws(game, g);
  botLaws(game, g, question(g as State & { questions: Question[] }) as Question, offers);
  for (let seat = 0; seat < game.standings(g).length; seat++) sightLaws(game, checks, g, seat, seed);
  wordLaws(game, now, after, refusalsAt(game, now, spots));
  demand(alike(g, before), 'nothing that looks writes');
}

/** Nothing in the state that JSON would lose. */
function plainJson(g: State): void {
  demand(alike(JSON.parse(JSON.stringify(g)), g), 'the state survives JSON');
  const odd = (value: unknown): boolean => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return false;
    if (typeof value === 'number') return !Number.isFinite(value);
    if (typeof value !== 'object') return true;
    const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return !plain || Object.values(value).some(odd);
  };
  demand(!odd(g), 'the state is plain: no undefined, NaN, Map, class or Date');
}

/** Equal, and what is written into the copy (numbers and lists at every depth but questions) is not written into the original. */
function copyLaws(game: Game, g: State, before: State): void {
  const copied = game.copy(g);
  demand(alike(copied, before), 'a copy is equal');
  for (const [key, value] of Object.entries(copied)) {
    if (key === 'questions') copied.questions.pop();
    else spoil(value);
  }
  demand(alike(g, before), 'a copy shares nothing with its original');
}

function spoil(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    spoil(inner);
    if (typeof inner !== 'object' || inner === null) (value as Record<string, unknown>)[key] = 'spoilt';
  }
  if (Array.isArray(value)) value.push('spoilt');
}

function refusalsAt(game: Game, now: Moved, spots: ReadonlySet<Spot>): { at: Spot; why: string }[] {
  const found: { at: Spot; why: string }[] = [];
  for (const at of spots) {
    const refusal = refuses(game, now, at);
    if (refusal !== null) found.push({ ...refusal, at });
  }
  return found;
}
