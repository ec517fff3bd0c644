/** What a position promises each seat: how much more it has of everything that counts, by weights fitted to battles, as a chance of winning. */
import { LAYOUTS } from '../data/layouts';
import { costOf, isRevealed, type MedievalBattle } from '../state';
import { armiesOf, countFeatures, FEATURES } from './features';
import { handWorth } from './muster';
import { weights } from './weights';

type Weight = keyof typeof weights;
const NAMES = FEATURES.map(name => `value.${name}` as Weight);

export function value(g: Readonly<MedievalBattle>, into: number[]): void {
  if (g.ending !== null) {
    into[0] = g.winner === -1 ? 0.5 : 1 - g.winner;
    into[1] = 1 - into[0];
    return;
  }
  if (isRevealed(g)) {
    const chance = 0.5 + 0.5 * squeezed(ahead(g));
    into[0] = g.turn > 0 ? chance : mustered(g, 0, chance);
    into[1] = g.turn > 0 ? 1 - chance : mustered(g, 1, 1 - chance);
  } else for (const seat of [0, 1] as const) into[seat] = 0.5 * spent(g, handWorth(g, seat));
}

/** Between −1 and 1, steep in the middle. (A square root is the same on every engine; an exponential is not.) */
function squeezed(x: number): number {
  return x / Math.sqrt(1 + x * x);
}

/**
 * Before the battle a seat is worth what it has made of its points, whoever is further with recruiting or deploying just now;
 * otherwise a search would rather put units back than let the enemy have its turn.
 */
function spent(g: Readonly<MedievalBattle>, worth: number): number {
  return Math.min(1, worth / LAYOUTS[g.map].recruitment);
}

/** While armies are deployed. */
function mustered(g: Readonly<MedievalBattle>, seat: 0 | 1, chance: number): number {
  return 0.5 * spent(g, costOf(g.recruited[seat])) + 0.1 * chance * spent(g, costOf(g.recruited[seat]));
}

const mine: number[] = [];
const theirs: number[] = [];

/** How far seat 0 is ahead of seat 1. */
export function ahead(g: Readonly<MedievalBattle>): number {
  const armies = armiesOf(g);
  countFeatures(g, 0, armies, mine);
  countFeatures(g, 1, armies, theirs);
  let sum = 0;
  for (let i = 0; i < NAMES.length; i++) sum += ((mine[i] as number) - (theirs[i] as number)) * weights[NAMES[i] as Weight];
  return sum;
}
