/**
 * Two matches that differ in nothing but what whoever is asked cannot know: what somebody else has done unseen, or holds. What they know of it is the
 * referee's `seenBy` for them, and for whoever looks on.
 */
import type { Choice, Game, Seat } from '@/engine/contract';
import { write } from '@/engine/notation';
import { play, start, type Moment } from '@/engine/referee';
import { canonical } from '@/engine/testing/demand';
import { byChance, defaultOptions } from '@/engine/testing/matches';
import { gameOf } from '@/games/index';
import type { FileMatch } from '../fileFormat';
import { TINCTURES, type Player } from '../matchView';
import { asStored, NAMES } from './played';

/** Nobody does more unseen before somebody else is asked. */
const LONGEST = 80;
/** So many ways to go on are tried from one position. */
const TRIED = 40;

interface Line {
  readonly now: Moment;
  readonly choices: FileMatch['choices'];
}

function choose(game: Game, { now, choices }: Line, chosen: Choice): Line {
  return { now: play(game, now, chosen), choices: [...choices, [now.asked as Seat, write(chosen)]] };
}

function byChanceFor(game: Game, line: Line, seed: number, most: number, goesOn: (asked: Seat) => boolean): Line {
  const pick = byChance(seed, game);
  let at = line;
  for (let made = 0; at.now.asked !== null && made < most && goesOn(at.now.asked); made++) {
    at = choose(game, at, pick(at.now.state, at.now.asked, at.now.offers));
  }
  return at;
}

interface Wanted {
  readonly seed: number;
  /** Both are alike up to this choice at least. */
  readonly after: number;
}

function common(id: string, { seed, after }: Wanted) {
  const game = gameOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  const players = TINCTURES.slice(0, 2).map((tincture, seat): Player => ({ name: NAMES[seat] ?? '', tincture, plays: 'human' }));
  const from = { seats: 2, seed, options: defaultOptions(game, 2), first: 0 };
  const line = byChanceFor(game, { now: start(game, from), choices: [] }, seed, after, () => true);
  if (line.now.asked === null) throw new Error(`${id} is over after ${after} choices`);
  const stored = (choices: FileMatch['choices']): FileMatch => ({ ...asStored(game, from, players, choices), id: 'm' });
  return { game, line, asked: line.now.asked, stored };
}

type Worlds = readonly [FileMatch, FileMatch];

/** Whoever is asked after these choices does different things unseen, until somebody else is asked. Above all more things or fewer. */
export function twoDeeds(id: string, wanted: Wanted): Worlds {
  const { game, line: begun, asked: actor, stored } = common(id, wanted);
  const ways = Array.from({ length: TRIED }, (_, i) => byChanceFor(game, begun, wanted.seed + i, LONGEST, asked => asked === actor));
  const seen = ({ now }: Line): string => canonical([null, now.asked].map(seat => game.seenBy(now.state, seat)));
  const areTwins = (a: Line, b: Line): boolean =>
    a.now.asked !== null && a.now.asked !== actor && seen(a) === seen(b) && canonical(a.now.state) !== canonical(b.now.state);
  const pairs = ways.flatMap(a => ways.filter(b => areTwins(a, b)).map(b => [a, b] as const));
  const [one, other] = pairs.find(([a, b]) => a.choices.length !== b.choices.length) ?? pairs[0] ?? [];
  if (one === undefined || other === undefined) throw new Error(`${id}: nobody does anything unseen here`);
  return [stored(one.choices), stored(other.choices)];
}

/** What whoever is asked does not know lies otherwise: dealt anew. Both matches begin from what they lie in now. */
export function twoDeals(id: string, wanted: Wanted): Worlds {
  const { game, line, asked, stored } = common(id, wanted);
  const { state } = line.now;
  const n = line.choices.length;
  const dealt = Array.from({ length: TRIED }, (_, i) => game.deal(game.seenBy(state, asked), wanted.seed + i)).find(
    other =>
      canonical(game.seenBy(other, null)) === canonical(game.seenBy(state, null)) &&
      canonical({ ...other, seed: 0 }) !== canonical({ ...state, seed: 0 }),
  );
  if (dealt === undefined) throw new Error(`${id}: nothing is unknown here`);
  const [one, other] = [state, dealt].map(from => ({ ...stored(line.choices), base: n, snapshots: [{ n, state: from }] }));
  return [one as FileMatch, other as FileMatch];
}
