/** SHD: where shields lie, how they come onto castles and leave them. What each does is asked for where it matters: `bears(estate, SHIELDS.name)`. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { MONASTERIES } from '../data/monasteries';
import { ALL_SHIELDS, SHIELDS, SHIELDS_LAID, SHIELDS_PER_DEPOT, type Shield } from '../data/shields';
import { STORAGE_SPACES } from '../data/scoring';
import { depotOfShield, HEX_SPOTS, numberOf } from '../spots';
import type { BurgundyTell } from '../ruling';
import { bears, estateOf, NONE, type Burgundy, type Estate } from '../state';
import { SPACES, surveyOf } from './duchy';
import { CASTLE, COLOUR_OF, MONASTERY_OF } from './tile';

/** [S] Shield 6 does not share the top of a stack. */
const NEVER_SHARED = 1 << MONASTERIES.topOfStack;

/** SHD-01: face up in the depots; the others leave the game. */
export function layShields(g: Burgundy): void {
  const mixed = shuffle(g, ALL_SHIELDS.slice());
  for (const count of SHIELDS_LAID[g.seats] ?? []) {
    for (let place = 0; place < SHIELDS_PER_DEPOT; place++) g.shields.push(place < count ? (mixed.pop() as Shield) : NONE);
  }
  g.hung = new Array<number>(ALL_SHIELDS.length + 1).fill(NONE);
}

/** SHD-04, WHT-05: dark-green castles only. An inn may lie on such a space, too. */
export function castlesOf(estate: Readonly<Estate>): number[] {
  return (surveyOf(estate).byColour[CASTLE] as readonly number[]).filter(
    space => estate.spaces[space] !== NONE && COLOUR_OF[estate.spaces[space] as number] === CASTLE,
  );
}

/** The shield on a space of a duchy, or NONE. */
export function shieldOn(g: Readonly<Burgundy>, seat: Seat, space: number): Shield | typeof NONE {
  return g.hung.indexOf(seat * SPACES + space) as Shield | typeof NONE;
}

/** Who bears a shield, or NONE; and on which space. */
export const bearerOf = (g: Readonly<Burgundy>, shield: Shield): Seat => {
  const place = g.hung[shield] ?? NONE;
  return place === NONE ? NONE : Math.floor(place / SPACES);
};
export const castleOf = (g: Readonly<Burgundy>, shield: Shield): number => (g.hung[shield] as number) % SPACES;

export const shieldsOf = (estate: Readonly<Estate>): Shield[] => ALL_SHIELDS.filter(shield => bears(estate, shield));

/** The shield leaves its depot, and is not replaced; with one castle there is nothing to choose. */
export function takeShield(
  g: Burgundy,
  seat: Seat,
  at: string,
  by: { readonly dice?: readonly number[]; readonly pay: number },
  tell: BurgundyTell,
): void {
  const place = numberOf(at);
  const shield = g.shields[place] as Shield;
  g.shields[place] = NONE;
  tell({ what: 'tookShield', seat, shield, depot: depotOfShield(place), ...by, at });
  const [castle, ...others] = castlesOf(estateOf(g, seat));
  if (others.length === 0) hang(g, seat, shield, castle as number, tell);
  else g.questions.push({ ask: 'hangShield', seat, shield });
}

/** SHD-04: the shield that lay there leaves the game. */
export function hang(g: Burgundy, seat: Seat, shield: Shield, space: number, tell: BurgundyTell): void {
  const old = shieldOn(g, seat, space);
  if (old !== NONE) lose(g, old, 'replaced', tell);
  g.hung[shield] = seat * SPACES + space;
  estateOf(g, seat).shields |= 1 << shield;
  tell({ what: 'hungShield', seat, shield, space, at: HEX_SPOTS[space] as string });
  // Of one opponent alone nobody would put the choice off.
  if (shield === SHIELDS.alliance && g.seats === 2) follow(g, seat, 1 - seat, tell);
}

export function lose(g: Burgundy, shield: Shield, why: 'replaced' | 'unpaid' | 'released', tell: BurgundyTell): void {
  const seat = bearerOf(g, shield);
  const space = castleOf(g, shield);
  const estate = estateOf(g, seat);
  estate.shields &= ~(1 << shield);
  g.hung[shield] = NONE;
  tell({ what: 'lostShield', seat, shield, space, why, at: HEX_SPOTS[space] as string });
  if (shield === SHIELDS.cellar) fitStorage(g, seat);
  if (shield === SHIELDS.alliance) {
    g.followed = NONE;
    estate.monasteries = ownMonasteries(estate);
  }
}

/** SHD-08.4: with more than three tiles their owner is asked which stay. */
export function fitStorage(g: Burgundy, seat: Seat): void {
  const estate = estateOf(g, seat);
  const stored = estate.storage.filter(tile => tile !== NONE);
  if (stored.length > STORAGE_SPACES) {
    g.questions.push({ ask: 'unload', seat });
    return;
  }
  for (let store = STORAGE_SPACES; store < estate.storage.length; store++) {
    const tile = estate.storage[store] as number;
    if (tile !== NONE) estate.storage[estate.storage.indexOf(NONE)] = tile;
  }
  estate.storage.length = STORAGE_SPACES;
}

/** A place that shield 4 added goes when nothing lies on it nor behind it. */
export function closeStore(estate: Estate): void {
  while (estate.storage.length > STORAGE_SPACES && estate.storage[estate.storage.length - 1] === NONE) estate.storage.pop();
}

/** SHD-08.6: once for all. */
export function follow(g: Burgundy, seat: Seat, whom: Seat, tell: BurgundyTell): void {
  g.followed = whom;
  const estate = estateOf(g, seat);
  estate.monasteries |= ownMonasteries(estateOf(g, whom)) & ~NEVER_SHARED;
  tell({ what: 'followed', seat, whom });
}

function ownMonasteries(estate: Readonly<Estate>): number {
  let bits = 0;
  for (const tile of estate.spaces) if (tile !== NONE && (MONASTERY_OF[tile] as number) > 0) bits |= 1 << (MONASTERY_OF[tile] as number);
  return bits;
}

/** SHD-08.6: a monastery placed by whoever is followed works for the follower at once. */
export function shareMonastery(g: Burgundy, seat: Seat, bit: number): void {
  if (g.followed !== seat) return;
  estateOf(g, bearerOf(g, SHIELDS.alliance)).monasteries |= bit & ~NEVER_SHARED;
}

/** SHD-08.2: one worker for each time somebody else gains any; what it gains itself starts nothing again. */
export function echoWorkers(g: Burgundy, seat: Seat, workers: number, tell: BurgundyTell): void {
  if (workers === 0 || g.hung.length === 0) return;
  const bearer = bearerOf(g, SHIELDS.echo);
  if (bearer === NONE || bearer === seat) return;
  estateOf(g, bearer).workers++;
  tell({ what: 'echoedWorkers', seat: bearer, for: seat, workers: 1 });
}
