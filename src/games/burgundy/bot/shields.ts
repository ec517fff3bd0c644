/** What shields are worth to a seat: their points at the end, what they do until then, less the tribute still to be paid. Judged by hand, in victory points. */
import type { Seat } from '@/engine/contract';
import { COLOURS } from '../data/names';
import { PHASE_COUNT, ROUNDS_PER_PHASE } from '../data/scoring';
import { ALL_SHIELDS, SHIELD_POINTS, SHIELDS, TRIBUTE, type Shield } from '../data/shields';
import { bears, estateOf, type Burgundy, type Estate } from '../state';
import { monasteriesOf, minesOf } from './monasteries';
import { featureWorth } from './weights';
import { roundsLeft, timeLeft } from './worth';

/** By shield: what it brings in a whole match, where nothing better is known. */
const IN_A_MATCH: Readonly<Record<Shield, number>> = {
  [SHIELDS.herds]: 8,
  [SHIELDS.echo]: 0,
  [SHIELDS.labour]: 0,
  [SHIELDS.cellar]: 4,
  [SHIELDS.cargo]: 10,
  [SHIELDS.alliance]: 6,
  [SHIELDS.honours]: 10,
  [SHIELDS.ore]: 0,
  [SHIELDS.coin]: 12,
  [SHIELDS.cloister]: 0,
  [SHIELDS.heralds]: 6,
  [SHIELDS.trade]: 22,
  [SHIELDS.crest]: 0,
  [SHIELDS.settlers]: 0,
  [SHIELDS.night]: 0,
  [SHIELDS.fortune]: 0,
  [SHIELDS.bounds]: 22,
  [SHIELDS.pioneers]: 10,
};
/** Of a tile placed without a die at the end of a phase; of a die turned each round; of what one opponent's gains bring. */
const FREE_TILE = 6;
const TURNED_DIE = 1;
const ECHO = 9;
/** The dice of a turn that a shield takes instead of the one which another action would. */
const OTHER_DIE = 8;

const monasteries = { use: 0, now: 0 };

/** Ends of phases still to come. */
const endsLeft = (g: Readonly<Burgundy>): number => PHASE_COUNT - g.phase;

/** What all tribute still to come will have cost: a silver is worth less, the later it is. */
function tributeToCome(g: Readonly<Burgundy>, estate: Readonly<Estate>): number {
  const by = bears(estate, SHIELDS.labour) ? Math.min : (silver: number): number => silver;
  let cost = 0;
  for (let phase = g.phase; phase < PHASE_COUNT; phase++) {
    const time = (PHASE_COUNT - 1 - phase) / PHASE_COUNT;
    cost += by(featureWorth('silver', time), featureWorth('workers', time));
  }
  return cost;
}

function does(g: Readonly<Burgundy>, seat: Seat, shield: Shield): number {
  const estate = estateOf(g, seat);
  switch (shield) {
    case SHIELDS.echo:
      return ECHO * (g.seats - 1) * timeLeft(g);
    case SHIELDS.labour:
      return 0.5 * endsLeft(g);
    case SHIELDS.ore:
      return minesOf(estate) * endsLeft(g) * featureWorth('silver', timeLeft(g));
    case SHIELDS.cloister:
      monasteriesOf(g, seat, monasteries);
      return monasteries.now + 6 * timeLeft(g);
    case SHIELDS.crest:
      return pointsOf(estate) - (bears(estate, SHIELDS.crest) ? SHIELD_POINTS[SHIELDS.crest] : 0);
    case SHIELDS.settlers:
    case SHIELDS.night:
      return FREE_TILE * endsLeft(g);
    case SHIELDS.fortune:
      return TURNED_DIE * roundsLeft(g);
    default:
      return IN_A_MATCH[shield] * timeLeft(g);
  }
}

function pointsOf(estate: Readonly<Estate>): number {
  let points = 0;
  for (const shield of ALL_SHIELDS) if (bears(estate, shield)) points += SHIELD_POINTS[shield];
  return points;
}

/** A shield kept to the end; less than 0 when it costs more than it brings. */
export function shieldWorth(g: Readonly<Burgundy>, seat: Seat, shield: Shield): number {
  const estate = estateOf(g, seat);
  const points = SHIELD_POINTS[shield] * (bears(estate, SHIELDS.crest) && shield !== SHIELDS.crest ? 2 : 1);
  return points + does(g, seat, shield) - tributeToCome(g, estate);
}

/** Instead of two actions; nothing at all where its tribute cannot be paid (SHD-06): then it is lost before it has done anything. */
export function pairWorth(g: Readonly<Burgundy>, seat: Seat, shield: Shield): number {
  const estate = estateOf(g, seat);
  const due = TRIBUTE * (countOf(estate.shields) + 1);
  return (due > tributeAtHand(g, estate, shield) ? 0 : shieldWorth(g, seat, shield)) - OTHER_DIE;
}

function countOf(shields: number): number {
  let count = 0;
  for (let bits = shields; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Silver by the end of the phase, and with shield 3 workers: a sale in every turn that follows, at the most. Mines pay too late. */
function tributeAtHand(g: Readonly<Burgundy>, estate: Readonly<Estate>, shield: Shield): number {
  const workers = bears(estate, SHIELDS.labour) || shield === SHIELDS.labour ? estate.workers : 0;
  return estate.silver + workers + Math.max(0, ROUNDS_PER_PHASE - 1 - g.round);
}

/** All shields of a seat: nobody has to keep one that costs more than it brings. */
export function shieldsPromise(g: Readonly<Burgundy>, seat: Seat): number {
  const { shields } = estateOf(g, seat);
  if (shields === 0) return 0;
  let promise = 0;
  for (const shield of ALL_SHIELDS) {
    if (((shields >> shield) & 1) === 1) promise += Math.max(0, shieldWorth(g, seat, shield));
  }
  return promise;
}

/** A silver of tribute that workers pay instead. */
export function worthInWorkers(g: Readonly<Burgundy>): number {
  return featureWorth('silver', timeLeft(g)) - featureWorth('workers', timeLeft(g));
}

/** What another's monasteries would do for this seat; while there is time one may still wait for more of them. */
export function followWorth(g: Readonly<Burgundy>, seat: Seat, whom: Seat): number {
  monasteriesOf(g, whom, monasteries);
  return monasteries.use * 0.5 * timeLeft(g) + monasteries.now * 0.7 - COLOURS.length * timeLeft(g);
}
