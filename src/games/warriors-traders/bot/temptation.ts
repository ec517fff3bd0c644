/** How tempting an offer is: the Knight plays the most tempting one, the others think along it. */
import type { Seat } from '@/engine/contract';
import { FOOD, FORT, GOLD, KINDS, PRODUCTION, RESOURCES, TRACKS } from '../data/names';
import { ARMY_COST, EXTRA_ACTION_GOLD, FORT_COST, PROVINCE_POINTS, UNIFICATION_ACTIONS, UPGRADE_STEP } from '../data/numbers';
import { isHostile, reach } from '../rules/movement';
import { armiesOf, isFree, pieceOf, strengthOf } from '../rules/pieces';
import { provincesCounted } from '../rules/unification';
import { bankRate } from '../rules/trade';
import { isOutOfIt, pointsOf } from '../rules/victory';
import { numberOf } from '../spots';
import {
  areAllied,
  BARBARIANS,
  FREE,
  landOf,
  realmOf,
  type Asking,
  type Piece,
  type Traders,
  type TradersChoice,
  type TradersDecision,
  type TradersQuestion,
} from '../state';
import { bestSwap, dealWorth, isSpare, pointWorth, reachesPoint } from './bargain';
import { blowWorth } from './blows';
import { attackWorth, chancesOf, dangerAt, joinWorth, leavingWorth, type Chance } from './forecast';
import { armyWorth, awardWorth, costOf, price, provinceWorth, tokenWorth, trackWorth, turnsLeft } from './worth';
import { weights } from './weights';

type G = Readonly<Traders>;

/** Above 0 in the order of worth, so that nothing else is ever out of the question but what is worth POINTLESS. */
const positive = (worth: number): number => (worth >= 0 ? 1 + worth : 1 / (1 - worth));

/** Talks begun without a swap that both would gain by: they would only be dropped again. */
const POINTLESS = -Infinity;

/** What is the same for all offers of a question. */
export interface Ground {
  chances: Map<number, Chance> | null;
  /** What a new army of a kind would help to win of a province, what it could attack from where it is built, and a token more or less on a track. */
  readonly joins: number[];
  readonly targets: (readonly number[])[];
  readonly tokens: number[];
}

export const newGround = (): Ground => ({ chances: null, joins: [], targets: [], tokens: [] });

/** What people say about the end of a match is no part of a plan: in thoughts nobody proposes it, and nobody agrees. */
const UNTHINKABLE: readonly TradersChoice['do'][] = ['abandon', 'lastTurn', 'endHere'];

export function prior(g: G, q: TradersQuestion, offers: readonly TradersChoice[], into: number[]): void {
  into.length = offers.length;
  const ground = newGround();
  for (let i = 0; i < offers.length; i++) {
    const c = offers[i] as TradersChoice;
    into[i] = UNTHINKABLE.includes(c.do) ? 0 : positive(temptationOf(g, q, c, ground));
  }
}

const isDecision = (q: TradersQuestion): q is TradersDecision => 'seat' in q;

export function temptationOf(g: G, q: TradersQuestion, c: TradersChoice, ground: Ground): number {
  if (!isDecision(q)) return 0;
  const { seat } = q;
  const at = numberOf(c.at);
  switch (c.do) {
    case 'develop':
      return tokenWorth(g, seat, at);
    case 'shift':
      return shiftWorth(g, seat, TRACKS.indexOf(c.from), at, ground);
    case 'feedAll':
      return 5;
    case 'starve':
      return -armyWorth(g, pieceOf(g, at).kind);
    case 'take':
      return price(g, seat, at);
    case 'bank':
      return bankWorth(g, seat, at, RESOURCES.indexOf(c.give));
    case 'buyPoint':
      return pointWorth(g, seat);
    case 'route':
      return 0.3;
    case 'army':
      return armyPlaceWorth(g, seat, KINDS.indexOf(c.unit), at, ground) - costOf(g, seat, ARMY_COST[KINDS.indexOf(c.unit)] ?? []);
    case 'fort':
      return (
        weights.fort +
        PROVINCE_POINTS[landOf(g).provinces[at]?.kind ?? 'common'] * 0.1 +
        dangerAt(g, seat, at) -
        0.3 * costOf(g, seat, FORT_COST)
      );
    case 'upgrade':
      return upgradeWorth(g, seat, pieceOf(g, at), KINDS.indexOf(c.to));
    case 'war':
      return warWorth(g, seat, at, q);
    case 'buyAction':
      return 1.6 - EXTRA_ACTION_GOLD * price(g, seat, GOLD);
    case 'march':
      return marchWorth(g, seat, pieceOf(g, c.piece), at, ground);
    case 'fight':
      return attackWorth(
        g,
        seat,
        at,
        armiesOf(g, seat).filter(army => army.at === at),
      );
    case 'hit':
      return q.ask === 'strike' ? blowWorth(g, q, at, c.damage) : 0;
    case 'leave':
      return q.ask === 'leave' && q.owner === BARBARIANS
        ? driveWorth(g, seat, at)
        : (isFree(g, at) ? provinceWorth(g, seat, at) : 0.5) - dangerAt(g, seat, at);
    case 'travel':
      return (isFree(g, at) ? provinceWorth(g, seat, at) - dangerAt(g, seat, at) : 0) - leavingWorth(g, pieceOf(g, c.piece));
    case 'unify':
      return unifyWorth(g, seat);
    case 'nation':
      return landOf(g).core[at]?.length ?? 0;
    default:
      return talkWorth(g, q, c, at);
  }
}

/** Proposals, answers, peace, and what ends a question. */
function talkWorth(g: G, q: TradersDecision, c: TradersChoice, at: number): number {
  const { seat } = q;
  switch (c.do) {
    case 'deal': {
      const swap = bestSwap(g, seat, at);
      return swap === null ? POINTLESS : swap.worth - 0.05;
    }
    case 'give':
    case 'want':
    case 'propose':
    case 'withdraw':
      return q.ask === 'deal' ? bargaining(g, q, c.do, at) : 0;
    case 'accept':
      return q.ask === 'answer' ? dealWorth(g, seat, q.from, q.give, q.want) : 0;
    case 'counter':
      return q.ask === 'answer' ? counterWorth(g, seat, q.from) : POINTLESS;
    case 'offerPeace':
      return -0.2 - strengthBalance(g, seat, at);
    case 'agree':
      return q.ask === 'peace' ? -strengthBalance(g, seat, q.from) : q.ask === 'alliance' ? 1 : 0;
    case 'ally':
      return landOf(g).core[realmOf(g, at).nation]?.length ?? 0;
    case 'stop':
      return leadOf(g, seat);
    case 'goOn':
      return -leadOf(g, seat);
    case 'toBattle':
      return 0.15;
    case 'again':
      return 1;
    default:
      return 0.1;
  }
}

/** Another price is named where there is one that pleases both. */
function counterWorth(g: G, seat: Seat, partner: Seat): number {
  const idea = bestSwap(g, seat, partner);
  return idea === null ? POINTLESS : idea.worth - 0.05;
}

/** 22.2: who would win if the match stopped now wants it to; so many points ahead of the best of the others who stay, less the half that makes a tie worth playing on. */
function leadOf(g: G, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat && !isOutOfIt(g, other)) best = Math.max(best, pointsOf(g, other));
  return pointsOf(g, seat) - best - 0.5;
}

/** As planned, resource after resource, then out with it. */
function bargaining(g: G, q: Asking<'deal'>, move: 'give' | 'want' | 'propose' | 'withdraw', good: number): number {
  const idea = bestSwap(g, q.seat, q.to);
  if (idea === null) return move === 'withdraw' ? 2 : 0;
  if ((q.give[idea.give] as number) < idea.gives) return move === 'give' && good === idea.give ? 2 : 0;
  if ((q.want[idea.get] as number) < idea.gets) return move === 'want' && good === idea.get ? 2 : 0;
  return move === 'propose' ? 3 : 0;
}

/** The bank is dear: it is asked for what is missing, and at last for the gold of a point. */
function bankWorth(g: G, seat: Seat, get: number, give: number): number {
  const rate = bankRate(g, seat);
  if (get === GOLD && isSpare(g, seat, give) && reachesPoint(g, seat, rate)) return 0.5;
  return price(g, seat, get) - rate * price(g, seat, give) - 0.05;
}

const strengthOfSeat = (g: G, seat: Seat): number => armiesOf(g, seat).reduce((sum, army) => sum + strengthOf(g, army), 0);
const strengthBalance = (g: G, seat: Seat, other: Seat): number => 0.2 * (strengthOfSeat(g, seat) - strengthOfSeat(g, other));

const shiftWorth = (g: G, seat: Seat, from: number, to: number, ground: Ground): number =>
  changeWorth(g, seat, from, -1, ground) + changeWorth(g, seat, to, 1, ground) - weights.habit;

/** A token more or less on a track. */
function changeWorth(g: G, seat: Seat, track: number, by: 1 | -1, { tokens }: Ground): number {
  const now = realmOf(g, seat).tokens[track] as number;
  return (tokens[2 * track + (by + 1) / 2] ??=
    trackWorth(g, seat, track, now + by) - trackWorth(g, seat, track, now) + awardWorth(g, seat, track, by));
}

const chances = (g: G, seat: Seat, ground: Ground): Map<number, Chance> => (ground.chances ??= chancesOf(g, seat));

const newArmy = (seat: Seat, kind: number, at: number): Piece => ({
  id: -1,
  owner: seat,
  kind,
  at,
  damage: 0,
  spent: 0,
  fights: 0,
  lying: false,
  tired: false,
});

/** A new army: what it could help to attack from there at once, and its place in later turns. */
function armyPlaceWorth(g: G, seat: Seat, kind: number, at: number, ground: Ground): number {
  const fed =
    (realmOf(g, seat).stock[FOOD] as number) - armiesOf(g, seat).reduce((sum, other) => sum + other.kind + 1, 0) > kind ? 0 : -0.3;
  let best = 0;
  for (const to of targetsFrom(g, seat, at, ground)) best = Math.max(best, newcomerWorth(g, seat, kind, to, ground));
  return best + weights.soldier * armyWorth(g, kind) + fed;
}

/** What a new army could attack from there: every kind alike. */
function targetsFrom(g: G, seat: Seat, at: number, { targets }: Ground): readonly number[] {
  return (targets[at] ??= reach(g, newArmy(seat, 0, at)).flatMap(({ to }) => (isHostile(g, seat, to) ? [to] : [])));
}

/** What a new army would add to such an attack, wherever it comes from. */
function newcomerWorth(g: G, seat: Seat, kind: number, to: number, ground: Ground): number {
  const known = ground.joins[KINDS.length * to + kind];
  if (known !== undefined) return known;
  const chance = chances(g, seat, ground).get(to) ?? { at: to, engaged: [], able: [] };
  const without = Math.max(0, attackWorth(g, seat, to, [...chance.engaged, ...chance.able.slice(0, 3)]));
  return (ground.joins[KINDS.length * to + kind] = joinWorth(g, seat, chance, newArmy(seat, kind, to)) - 0.6 * without);
}

const upgradeWorth = (g: G, seat: Seat, army: Piece, to: number): number =>
  0.9 * (armyWorth(g, to) - armyWorth(g, army.kind)) - UPGRADE_STEP * (to - army.kind) * price(g, seat, PRODUCTION + 1) * 0.6;

const isHeldBySide = (g: G, at: number, other: Seat): boolean => {
  const holder = g.holder[at] ?? FREE;
  return holder >= 0 && areAllied(g, holder, other);
};

/** What could be attacked at once if it were war; a war that brings nothing brings trouble. */
function warWorth(g: G, seat: Seat, other: Seat, q: TradersDecision): number {
  if (q.ask === 'act' && q.why === 'first') return -1;
  let best = 0;
  const armies = armiesOf(g, seat);
  for (const at of landOf(g).open) {
    // 20.8: war is with the whole side.
    if (!isHeldBySide(g, at, other)) continue;
    const near = landOf(g).provinces[at]?.next ?? [];
    const able = armies.filter(army => near.includes(army.at));
    if (able.length > 0) best = Math.max(best, attackWorth(g, seat, at, able));
  }
  return best - 0.8 + strengthBalance(g, seat, other);
}

function marchWorth(g: G, seat: Seat, army: Piece, to: number, ground: Ground): number {
  const leaving = leavingWorth(g, army);
  if (isHostile(g, seat, to)) {
    const chance = chances(g, seat, ground).get(to);
    return chance === undefined ? -1 : joinWorth(g, seat, chance, army) - leaving;
  }
  const step = 0.02;
  if (isFree(g, to)) return provinceWorth(g, seat, to) - leaving - step;
  return 0.25 * (front(g, to) - front(g, army.at)) - leaving - step;
}

/** How much there is to attack next door. */
function front(g: G, at: number): number {
  const hostile = (landOf(g).provinces[at]?.next ?? []).filter(p => g.holder[p] === BARBARIANS).length;
  return Math.min(3, hostile);
}

/** Barbarians are best driven where they bother others. */
function driveWorth(g: G, seat: Seat, at: number): number {
  const isOwn = landOf(g).provinces[at]?.of.includes(realmOf(g, seat).nation) === true;
  const crowd = g.pieces.reduce((n, piece) => (piece.at === at ? n + 1 : n), 0);
  return (isOwn ? 0 : 1) + (g.pieces.some(piece => piece.at === at && piece.kind === FORT) ? 0.3 : 0) - 0.1 * crowd;
}

/** Soon enough to use the actions, late enough to have the contested provinces. */
function unifyWorth(g: G, seat: Seat): number {
  const { nation } = realmOf(g, seat);
  const most = (landOf(g).core[nation]?.length ?? 0) + (landOf(g).contested[nation]?.length ?? 0);
  const now = provincesCounted(g, seat);
  const actions = UNIFICATION_ACTIONS[now] ?? 0;
  const later = (UNIFICATION_ACTIONS[most] ?? 0) * Math.min(1, Math.max(0, turnsLeft(g) - 2) / 6);
  return weights.unify * (actions - later);
}
