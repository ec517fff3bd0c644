/** BRD: three posts at the edge of a duchy score when placed tiles link them. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { BORDER_DUCHIES, POST_SPACES, POSTS, type Post } from '../data/borderDuchies';
import { DUCHIES } from '../data/duchies';
import { LARGE_BONUS, PHASE_POINTS, SMALL_BONUS } from '../data/scoring';
import { HEX_SPOTS } from '../spots';
import type { BurgundyTell } from '../ruling';
import { book, estateOf, NONE, plays, type Burgundy, type Estate } from '../state';
import { NEIGHBOURS } from './duchy';

const ALL_POSTS = (1 << POSTS.length) - 1;

/** By space: the post that touches it, or NONE. */
export const POST_AT: readonly number[] = NEIGHBOURS.map((_, space) => POST_SPACES.findIndex(spaces => spaces.includes(space)));

/** BRD-01, BRD-09: six duchies by lot, one for each; where the castle stands, everybody chooses in the order of play, the first player on top. */
export function dealBorderDuchies(g: Burgundy): void {
  const mixed = shuffle(
    g,
    BORDER_DUCHIES.map((_, d) => DUCHIES.length + d),
  );
  g.linked = new Array<number>(g.seats).fill(0);
  for (const seat of g.order) {
    estateOf(g, seat).duchy = mixed.pop() as number;
    g.questions.push({ ask: 'startingCastle', seat });
  }
  g.questions.push(...g.questions.splice(-g.seats).reverse());
}

/** BRD-02, BRD-03: the posts (bit by bit) that hang together with a filled space by touching tiles of any kind. */
export function postsReachedFrom(estate: Readonly<Estate>, from: number): number {
  const chain = [from];
  const seen = new Set(chain);
  let posts = 0;
  for (let i = 0; i < chain.length; i++) {
    const space = chain[i] as number;
    const post = POST_AT[space] as number;
    if (post !== NONE) posts |= 1 << post;
    for (const next of NEIGHBOURS[space] as readonly number[]) {
      if (estate.spaces[next] === NONE || seen.has(next)) continue;
      seen.add(next);
      chain.push(next);
    }
  }
  return posts;
}

/** How many posts are linked with another: 0, 2 or 3. */
export const countPosts = (posts: number): number => (posts & 1) + ((posts >> 1) & 1) + ((posts >> 2) & 1);
const pairsOf = (posts: number): number => (posts === ALL_POSTS ? 3 : posts === 0 ? 0 : 1);
export const postsIn = (posts: number): readonly Post[] => POSTS.filter((_, post) => (posts >> post) & 1);

/** BRD-04, BRD-05: once for each pair that is newly linked; BRD-08: by option once for two, and once more for all, to the first alone or to everybody. */
export function phaseAwards(g: Readonly<Burgundy>, before: number, after: number): number {
  if (g.pairScoring === 'perPair') return pairsOf(after) - pairsOf(before);
  if (g.pairScoring === 'firstOnly' && after === ALL_POSTS && g.linked.includes(ALL_POSTS)) return before === 0 ? 1 : 0;
  return Math.max(0, countPosts(after) - 1) - Math.max(0, countPosts(before) - 1);
}

/** BRD-06: what the next one to link all three gains besides. */
export function raceBonus(g: Readonly<Burgundy>): number {
  const there = g.linked.filter(posts => posts === ALL_POSTS).length;
  return there === 0 ? (LARGE_BONUS[g.seats] as number) : there === 1 ? (SMALL_BONUS[g.seats] as number) : 0;
}

/** After a tile was placed on `space`: only through it can posts have been linked. BRD-07: the award is no bonus tile. */
export function scorePosts(g: Burgundy, seat: Seat, space: number, tell: BurgundyTell): void {
  if (!plays(g, 'borderPosts')) return;
  const before = g.linked[seat] as number;
  if (before === ALL_POSTS) return;
  const after = postsReachedFrom(estateOf(g, seat), space);
  if (countPosts(after) < 2 || after === before) return;
  const all = after === ALL_POSTS;
  const awards = phaseAwards(g, before, after);
  const phasePoints = PHASE_POINTS[g.phase] as number;
  const bonus = all ? raceBonus(g) : 0;
  const place = all ? g.linked.filter(posts => posts === ALL_POSTS).length + 1 : 0;
  g.linked[seat] = after;
  const points = awards * phasePoints + bonus;
  book(g, seat, 'posts', points);
  tell({
    what: 'postsLinked',
    seat,
    posts: postsIn(after),
    place,
    phase: g.phase,
    awards,
    phasePoints,
    bonus,
    points,
    source: 'posts',
    at: HEX_SPOTS[space] as string,
  });
}
