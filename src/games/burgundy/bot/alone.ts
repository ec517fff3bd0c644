/** What counts for whoever plays alone: spaces filled, and whatever will fill more of them in time (SOL-13). */
import { PHASE_COUNT } from '../data/scoring';
import { surveyOf } from '../rules/duchy';
import { missing } from '../rules/solo/gain';
import { estateOf, emptySpaces, NONE, unusedDice, dukeOf, type Burgundy, type Solo } from '../state';
import { minesOf } from './monasteries';
import { roundsLeft, storedCount } from './worth';

/** In spaces: what one of each is worth while there is time to use it. */
const STORED = 0.55;
const DIE = 0.45;
const SILVER = 0.24;
const WORKER = 0.14;
const GOOD = 0.13;
const TARGET = 1.1;
const NEARER = 0.03;
const REACHED = 0.06;
const MONASTERY = 0.12;
const ROUND = 1.05;
/** So far from full is half as good. */
const SCALE = 5;

/** 0..1: lost matches by the spaces filled, open ones by those to be expected, won ones above all others. */
export function valueAlone(g: Readonly<Burgundy>, solo: Readonly<Solo>): number {
  const estate = estateOf(g, 0);
  const empty = emptySpaces(estate);
  if (g.questions.length === 0) return solo.won ? 0.95 + 0.002 * roundsLeft(g) : 0.4 * (1 - empty / estate.spaces.length);
  if (estate.duchy === NONE) return 0.5;
  const left = roundsLeft(g);
  const soon = left > 4 ? 1 : (left + unusedDice(dukeOf(g, 0))) / 6;
  let goods = 0;
  for (let good = 0; good < estate.goods.length; good++) goods += estate.goods[good] as number;
  let within = 0;
  const { near } = surveyOf(estate);
  for (let space = 0; space < near.length; space++)
    if (estate.spaces[space] === NONE && (near[space] as readonly number[]).some(next => estate.spaces[next] !== NONE)) within++;
  const means =
    STORED * storedCount(g, 0) +
    SILVER * (estate.silver + minesOf(estate) * (PHASE_COUNT - g.phase)) +
    WORKER * estate.workers +
    GOOD * goods +
    (TARGET * solo.counter) / solo.target +
    NEARER * solo.resets * 5 +
    REACHED * within +
    MONASTERY * bits(estate.monasteries);
  const expected = DIE * unusedDice(dukeOf(g, 0)) + ROUND * left + means * soon - empty;
  return 0.48 + (0.46 * expected) / (SCALE + (expected < 0 ? -expected : expected));
}

function bits(of: number): number {
  let count = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** An action that the target earns, in points. */
const ACTION = 5;

/** SOL-10: to gain so many points now: those above the target are lost. */
export function gainAlone(g: Readonly<Burgundy>, points: number): number {
  const over = points - missing(g);
  return over < 0 ? 1 : ACTION - 0.4 * over;
}

export const boughtWorth = (g: Readonly<Burgundy>, silver: number): number => ACTION - silver * missing(g);
