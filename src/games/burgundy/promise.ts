/** What a position promises each seat: the points it has and may still expect, against the best of the others. */
import type { Seat } from '@/engine/contract';
import { PHASE_COUNT } from './data/scoring';
import { standings } from './rules/finalScoring';
import { surveyOf } from './rules/duchy';
import { MINE } from './rules/tile';
import { dukeOf, has, NONE, type Burgundy, type Duke } from './state';
import { areaPromise, bestPlace, bonusFor, emptyFilled, emptyIn, monasteryNow, roundsLeft, timeLeft, W } from './worth';

const expected: number[] = [];

/** 0..1 for each seat: how far it is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: Readonly<Burgundy>, into: number[]): void {
  if (g.questions.length === 0) return result(g, into);
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = expectation(g, seat);
  const scale = W.scale * (0.3 + timeLeft(g));
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(lead(g, seat), scale);
}

const squash = (lead: number, scale: number): number => 0.5 + (0.5 * lead) / (scale + (lead < 0 ? -lead : lead));

function lead(g: Readonly<Burgundy>, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < g.seats; other++) if (other !== seat && (expected[other] as number) > best) best = expected[other] as number;
  return (expected[seat] as number) - best;
}

/** A match that is over: mostly who won, a little by how much. */
function result(g: Readonly<Burgundy>, into: number[]): void {
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = dukeOf(g, seat).points;
  const winner = standings(g)[0]?.seat;
  for (let seat = 0; seat < g.seats; seat++) into[seat] = 0.2 * squash(lead(g, seat), W.scale) + (seat === winner ? 0.8 : 0);
}

/** Points now and to come. */
export function expectation(g: Readonly<Burgundy>, seat: Seat): number {
  const duke = dukeOf(g, seat);
  if (duke.duchy === NONE) return 0;
  return duke.points + groundPromise(g, duke) + stockPromise(g, seat) + tilePromise(g, seat, duke) + W.die * diceToCome(g, seat);
}

/** Areas and colours begun. */
function groundPromise(g: Readonly<Burgundy>, duke: Readonly<Duke>): number {
  const { areas, byColour } = surveyOf(duke);
  let worth = 0;
  for (let a = 0; a < areas.length; a++) {
    const area = areas[a] as readonly number[];
    worth += areaPromise(g, area.length, emptyIn(duke, area));
  }
  for (let colour = 0; colour < byColour.length; colour++) {
    const empty = emptyIn(duke, byColour[colour] as readonly number[]);
    if (empty > 0) worth += bonusFor(g, colour) * (W.colour[empty] ?? 0);
  }
  return worth;
}

/** Silver, workers, goods and stored tiles. */
function stockPromise(g: Readonly<Burgundy>, seat: Seat): number {
  const duke = dukeOf(g, seat);
  const late = roundsLeft(g) === 0;
  let worth = duke.silver * (late ? 1 : W.silver) + duke.workers * (late ? 0.5 : W.worker * (0.4 + 0.6 * timeLeft(g)));
  for (let good = 0; good < duke.goods.length; good++) worth += (duke.goods[good] as number) * (late ? 1 : W.unsold * g.seats);
  for (let store = 0; store < duke.storage.length; store++) {
    const tile = duke.storage[store] as number;
    if (tile !== NONE) worth += (late ? 0.3 : W.stored) * bestPlace(g, seat, tile);
  }
  return worth;
}

/** Mines still pay, monasteries still work or will be counted. */
function tilePromise(g: Readonly<Burgundy>, seat: Seat, duke: Readonly<Duke>): number {
  let worth = emptyFilled(duke, MINE) * (PHASE_COUNT - g.phase) * W.mine;
  if (duke.monasteries === 0) return worth;
  for (let monastery = 1; monastery <= 26; monastery++) {
    if (!has(duke, monastery)) continue;
    worth += (W.monastery[monastery] ?? 0) * timeLeft(g);
    if (monastery >= 15) worth += monasteryNow(g, seat, monastery);
  }
  return worth;
}

/** Dice this seat has still to use in this round. */
function diceToCome(g: Readonly<Burgundy>, seat: Seat): number {
  const { used } = dukeOf(g, seat);
  if (g.turnOf !== seat && !g.waiting.includes(seat)) return 0;
  return (used[0] === true ? 0 : 1) + (used[1] === true ? 0 : 1);
}
