/** BRD: what linking border posts is worth: how few tiles are still missing between them, and what they pay when these are placed. */
import type { Seat } from '@/engine/contract';
import { POST_SPACES } from '../data/borderDuchies';
import { PHASE_COUNT, PHASE_POINTS, ROUNDS_PER_PHASE } from '../data/scoring';
import { countPosts, phaseAwards, raceBonus } from '../rules/borderPosts';
import { NEIGHBOURS, SPACES } from '../rules/duchy';
import { estateOf, NONE, plays, type Burgundy, type Estate } from '../state';
import { weights } from './weights';
import { ROUNDS, roundsLeft } from './worth';

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
];
const ALL = (1 << POST_SPACES.length) - 1;
const NOT_YET = 99;
/** By post and space: the fewest empty spaces on a way from the post to this space, both ends counted. */
const fields: readonly number[][] = POST_SPACES.map(() => new Array<number>(SPACES).fill(NOT_YET));
/** What is looked at on this level, and what on the next one. */
let near: number[] = new Array<number>(SPACES).fill(0);
let far: number[] = near.slice();
const gaps = [0, 0, 0];
let isMeasured = false;

export const forgetPosts = (): void => {
  isMeasured = false;
};

/** Level by level: a filled space lies no further than the one before it, an empty one a step further; the first way to a space is the shortest. */
function spread(estate: Readonly<Estate>, from: readonly number[], field: number[]): void {
  const { spaces } = estate;
  for (let space = 0; space < SPACES; space++) field[space] = NOT_YET;
  let last = 0;
  let next = 0;
  for (let i = 0; i < from.length; i++) {
    const space = from[i] as number;
    const level = spaces[space] === NONE ? 1 : 0;
    field[space] = level;
    if (level === 0) near[last++] = space;
    else far[next++] = space;
  }
  for (let level = 0; last > 0 || next > 0; level++) {
    while (last > 0) {
      const around = NEIGHBOURS[near[--last] as number] as readonly number[];
      for (let n = 0; n < around.length; n++) {
        const space = around[n] as number;
        if (field[space] !== NOT_YET) continue;
        if (spaces[space] === NONE) {
          field[space] = level + 1;
          far[next++] = space;
        } else {
          field[space] = level;
          near[last++] = space;
        }
      }
    }
    [near, far] = [far, near];
    last = next;
    next = 0;
  }
}

function measure(estate: Readonly<Estate>): void {
  for (let post = 0; post < POST_SPACES.length; post++) spread(estate, POST_SPACES[post] as readonly number[], fields[post] as number[]);
  for (let pair = 0; pair < PAIRS.length; pair++) {
    const [a, b] = PAIRS[pair] as readonly [number, number];
    const [one, other] = POST_SPACES[b] as readonly [number, number];
    const field = fields[a] as number[];
    gaps[pair] = Math.min(field[one] as number, field[other] as number);
  }
}

/** The phase's points so many placements ahead; a duchy grows elsewhere too. */
function paidAfter(g: Readonly<Burgundy>, missing: number): number {
  const left = roundsLeft(g);
  if (missing * weights.postsApart > left + 1) return 0;
  const when = ROUNDS - 1 - left + missing * weights.postsApart;
  return PHASE_POINTS[Math.min(PHASE_COUNT - 1, Math.floor(when / ROUNDS_PER_PHASE))] as number;
}

/** What is still to be had with so many tiles missing between the nearest two posts, and between all three. */
function promise(g: Readonly<Burgundy>, linked: number, two: number, all: number): number {
  const first = countPosts(linked) === 0 ? likely(g, two) * paidAfter(g, two) : 0;
  const third = phaseAwards(g, 0b011, ALL) * paidAfter(g, all) + raceBonus(g);
  return first + likely(g, all) * third;
}

/** The more is missing the less it counts, and nothing where the rounds do not suffice. */
function likely(g: Readonly<Burgundy>, missing: number): number {
  const reach = roundsLeft(g) + 1;
  return missing > reach ? 0 : 1 / (1 + missing * weights.postsApart);
}

const twoOf = (a: number, b: number, c: number): number => Math.min(a, b, c);
/** All three hang together when the two shorter gaps are closed. */
const allOf = (a: number, b: number, c: number): number => a + b + c - Math.max(a, b, c);

export function postsPromise(g: Readonly<Burgundy>, seat: Seat): number {
  if (!plays(g, 'borderPosts') || g.linked[seat] === ALL) return 0;
  measure(estateOf(g, seat));
  isMeasured = false;
  const [a, b, c] = gaps as [number, number, number];
  return promise(g, g.linked[seat] as number, twoOf(a, b, c), allOf(a, b, c));
}

/** A tile on a space: what it links at once, and what it brings nearer. */
export function postWorth(g: Readonly<Burgundy>, seat: Seat, space: number): number {
  if (!plays(g, 'borderPosts') || g.linked[seat] === ALL) return 0;
  if (!isMeasured) measure(estateOf(g, seat));
  isMeasured = true;
  const linked = g.linked[seat] as number;
  const [a, b, c] = gaps as [number, number, number];
  const [p, q, r] = fields as [number[], number[], number[]];
  const x = Math.min(a, (p[space] as number) + (q[space] as number) - 2);
  const y = Math.min(b, (q[space] as number) + (r[space] as number) - 2);
  const z = Math.min(c, (p[space] as number) + (r[space] as number) - 2);
  const now = promise(g, linked, twoOf(a, b, c), allOf(a, b, c));
  const then = promise(g, linked, twoOf(x, y, z), allOf(x, y, z));
  return weights.posts * (then - now);
}

/** One placement by itself. */
export function freshPostWorth(g: Readonly<Burgundy>, seat: Seat, space: number): number {
  forgetPosts();
  return postWorth(g, seat, space);
}
