/** What the value of a position is counted from, besides the points a seat has: each in points, as a glance works them out. data/weights.json says how much of it comes true. */
import type { Seat } from '@/engine/contract';
import { MILITARY, PHASES, PRODUCTION, TRACKS, TRADE } from '../data/names';
import { AWARD_POINTS, PROVINCE_POINTS, UNIFICATION_ACTIONS } from '../data/numbers';
import { armiesOf, heldBy, princessesOf } from '../rules/pieces';
import { provincesCounted } from '../rules/unification';
import { hasAward } from '../rules/victory';
import { landOf, realmOf, type Traders } from '../state';
import { armyWorth, levelsWorth, provinceWorth, stockWorth, turnsLeft } from './worth';

type G = Readonly<Traders>;

export const FEATURES = [
  /** What the levels of each track still bring. */
  'production',
  'trade',
  'military',
  /** What lies in store. */
  'stock',
  'armies',
  'princesses',
  /** What provinces bring besides their points, and those points, which may be lost. */
  'promise',
  'held',
  /** Points of awards, which may be lost. */
  'awards',
  /** Actions, and armies that may march, before everybody has had his turn of the phase. */
  'actions',
  'marches',
  /** Has an army at all. */
  'muster',
  /** Actions that unification would bring now, by the share of the core that is held, while it is still to come. */
  'core',
] as const;

/** The phases that have begun: proposals, steps of princesses and the like are choices, but the match does not go on by them. */
export const clock = (g: G): number => (PHASES.length - 1) * g.turn + PHASES.indexOf(g.phase);

/** The share of the match still to come: a turn less with each of its phases. */
export const timeLeft = (g: G): number => (turnsLeft(g) + 1 - PHASES.indexOf(g.phase) / PHASES.length) / g.lastTurn;

/** Of a seat that has its nation, in the order of FEATURES. */
export function countFeatures(g: G, seat: Seat, into: number[]): void {
  const levels = levelsWorth(g, seat);
  into[0] = levels[PRODUCTION] as number;
  into[1] = levels[TRADE] as number;
  into[2] = levels[MILITARY] as number;
  into[3] = stockWorth(g, seat);
  let armies = 0;
  for (const army of armiesOf(g, seat)) armies += armyWorth(g, army.kind) * (army.lying ? 0.7 : 1);
  into[4] = armies;
  into[5] = 0.2 * princessesOf(g, seat).length;
  let [promise, held] = [0, 0];
  for (const p of heldBy(g, seat)) {
    const points = PROVINCE_POINTS[landOf(g).provinces[p]?.kind ?? 'common'];
    promise += provinceWorth(g, seat, p) - points;
    held += points;
  }
  into[6] = promise;
  into[7] = held;
  into[8] = AWARD_POINTS * TRACKS.reduce((n, _, track) => n + (hasAward(g, seat, track) ? 1 : 0), 0);
  [into[9], into[10]] = [0, 0];
  for (const q of g.questions) {
    if (q.ask === 'act' && q.seat === seat) into[9] += q.left;
    if (q.ask === 'march' && q.seat === seat) into[10] += armies;
  }
  into[11] = armies > 0 ? 1 : 0;
  into[12] = coreOf(g, seat);
}

/** 17.1: only the whole core unifies, so half of it is less than half of that. */
function coreOf(g: G, seat: Seat): number {
  const { nation, hasUnified } = realmOf(g, seat);
  if (hasUnified) return 0;
  const core = landOf(g).core[nation] ?? [];
  const share = core.filter(p => g.holder[p] === seat).length / core.length;
  return (UNIFICATION_ACTIONS[provincesCounted(g, seat)] ?? 0) * share * share;
}
