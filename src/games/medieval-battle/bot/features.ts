/** What one side of a battle has, counted under names: what the value of a position is made of, and what fitting fits. */
import type { Seat } from '@/engine/contract';
import { LAYOUTS, TIME_TOKENS } from '../data/layouts';
import { UNITS } from '../data/units';
import { battlefieldOf, type Battlefield } from '../rules/battlefield';
import { wagonTrainPoints } from '../rules/flags';
import { hexDistance } from '../rules/geometry';
import { GONE, isFortified, other, unitOf, wagonTrainOf, type MedievalBattle, type Unit } from '../state';
import { nearnessTo, travelTo } from './chart';
import { foeOf, type Foe } from './outlook';

export const FEATURES = [
  /** Victory points, and how few are missing: the last ones weigh more than the first. */
  'points',
  'oneShort',
  'twoShort',
  /** Points ahead, the more the fewer time tokens there are: in the end they decide. */
  'leadLate',
  'tokens',
  /** Movement points left, of those there are when fresh. */
  'fresh',
  /** Units held back or on their way back, by cost. */
  'away',
  'fortified',
  'open',
  /** Enemies that can strike the wagon train at once, and whether it is open to them. */
  'trainStruck',
  'openStruck',
  /** A unit beside the wagon train. */
  'escort',
  /** Per victory point of flags not held: how near the nearest unit is, and whether it can be there at once. */
  'near',
  'inReach',
  /** Per victory point of flags held: an enemy can be there at once, a unit stands on it. */
  'threatened',
  'guarded',
  /** Its turn it is; or the enemy's, and its open wagon train can be struck. */
  'tempo',
  'tempoTrain',
  /** Complete units, and those that have lost a knight, by cost. */
  'complete',
  'single',
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** Both armies on the board. */
export interface Armies {
  /** Per flag who would hold it if the turn ended now: a march that has come to a flag has as good as taken it. */
  readonly holders: readonly number[];
  readonly sides: readonly [readonly Foe[], readonly Foe[]];
  /** Whose move it is; −1 nobody's. */
  readonly mover: Seat | -1;
}

export function armiesOf(g: Readonly<MedievalBattle>): Armies {
  const f = battlefieldOf(g);
  const sides: [Foe[], Foe[]] = [[], []];
  const holders = g.holders.slice();
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at < 0 || u.type === 'wagonTrain') continue;
    sides[u.seat === 0 ? 0 : 1].push(foeOf(f, u));
    const flag = f.flagAt[u.at] as number;
    if (flag >= 0) holders[flag] = u.seat;
  }
  const q = g.questions[g.questions.length - 1];
  return { sides, holders, mover: q !== undefined && 'seat' in q ? q.seat : -1 };
}

export function countFeatures(g: Readonly<MedievalBattle>, seat: Seat, armies: Armies, into: number[]): void {
  for (let i = 0; i < FEATURES.length; i++) into[i] = 0;
  into[PLACE.tokens] = g.tokens[seat] as number;
  into[PLACE.tempo] = armies.mover === seat ? 1 : 0;
  countPoints(g, seat, armies, into);
  countUnits(g, seat, into);
  countFlags(g, seat, armies, into);
  countTrain(g, seat, armies, into);
}

function countPoints(g: Readonly<MedievalBattle>, seat: Seat, armies: Armies, into: number[]): void {
  const { flags } = battlefieldOf(g);
  let points = wagonTrainPoints(g, seat);
  for (let flag = 0; flag < flags.length; flag++) if (armies.holders[flag] === seat) points += (flags[flag] as { value: number }).value;
  const { winning } = LAYOUTS[g.map];
  into[PLACE.points] = points;
  into[PLACE.oneShort] = points >= winning - 1 ? 1 : 0;
  into[PLACE.twoShort] = points >= winning - 2 ? 1 : 0;
  const late = 1 - ((g.tokens[0] as number) + (g.tokens[1] as number)) / (2 * TIME_TOKENS);
  into[PLACE.leadLate] = points * late;
}

function countUnits(g: Readonly<MedievalBattle>, seat: Seat, into: number[]): void {
  let fresh = 0;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat !== seat || u.at === GONE || u.type === 'wagonTrain') continue;
    const { cost } = UNITS[u.type];
    const place = u.knights === 1 ? PLACE.single : PLACE.complete;
    into[place] = (into[place] as number) + cost;
    if (u.at >= 0) fresh += u.points;
    else into[PLACE.away] = (into[PLACE.away] as number) + cost;
  }
  into[PLACE.fresh] = fresh / 10;
}

function countFlags(g: Readonly<MedievalBattle>, seat: Seat, armies: Armies, into: number[]): void {
  const f = battlefieldOf(g);
  const own = armies.sides[seat === 0 ? 0 : 1];
  const foes = armies.sides[seat === 0 ? 1 : 0];
  for (let flag = 0; flag < f.flags.length; flag++) {
    const { hex, value } = f.flags[flag] as { hex: number; value: number };
    if (armies.holders[flag] === seat) {
      if (isReached(f, foes, hex)) into[PLACE.threatened] = (into[PLACE.threatened] as number) + value;
      if (standsOn(own, hex)) into[PLACE.guarded] = (into[PLACE.guarded] as number) + value;
      continue;
    }
    into[PLACE.near] = (into[PLACE.near] as number) + value * nearest(f, own, hex);
    if (isReached(f, own, hex)) into[PLACE.inReach] = (into[PLACE.inReach] as number) + value;
  }
}

function standsOn(army: readonly Foe[], hex: number): boolean {
  for (let i = 0; i < army.length; i++) if ((army[i] as Foe).at === hex) return true;
  return false;
}

function isReached(f: Battlefield, army: readonly Foe[], hex: number): boolean {
  const onHorse = travelTo(f, hex, true);
  const onFoot = travelTo(f, hex, false);
  for (let i = 0; i < army.length; i++) {
    const u = army[i] as Foe;
    if (((u.mounted ? onHorse : onFoot)[u.at] as number) <= u.points) return true;
  }
  return false;
}

/** Where to it takes this many points, one is half as near as at the goal. */
const HALF_WAY = 4;

function nearest(f: Battlefield, army: readonly Foe[], hex: number): number {
  const onHorse = nearnessTo(f, hex, true, HALF_WAY);
  const onFoot = nearnessTo(f, hex, false, HALF_WAY);
  let best = 0;
  for (let i = 0; i < army.length; i++) {
    const u = army[i] as Foe;
    const near = (u.mounted ? onHorse : onFoot)[u.at] as number;
    if (near > best) best = near;
  }
  return best;
}

function countTrain(g: Readonly<MedievalBattle>, seat: Seat, armies: Armies, into: number[]): void {
  const f = battlefieldOf(g);
  const train = unitOf(g, wagonTrainOf(g, seat));
  if (train.at < 0) return;
  const own = armies.sides[seat === 0 ? 0 : 1];
  const foes = armies.sides[seat === 0 ? 1 : 0];
  const isOpen = !isFortified(train);
  into[isOpen ? PLACE.open : PLACE.fortified] = 1;
  for (let i = 0; i < own.length; i++) if (hexDistance(f, (own[i] as Foe).at, train.at) === 1) into[PLACE.escort] = 1;
  const onHorse = travelTo(f, train.at, true);
  const onFoot = travelTo(f, train.at, false);
  let strikers = 0;
  for (let i = 0; i < foes.length; i++) {
    const u = foes[i] as Foe;
    if (u.points > 0 && (((u.mounted ? onHorse : onFoot)[u.at] as number) <= u.points || hexDistance(f, u.at, train.at) <= u.range))
      strikers++;
  }
  into[PLACE.trainStruck] = Math.min(strikers, 3);
  into[PLACE.openStruck] = isOpen && strikers > 0 ? 1 : 0;
  into[PLACE.tempoTrain] = armies.mover === other(seat) && isOpen && strikers > 0 ? 1 : 0;
}
