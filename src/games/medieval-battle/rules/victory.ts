/** 13.3, 13.4 The end of a turn, and of the battle. */
import type { Booked, Procedure, Seat, Standing, Tell } from '@/engine/contract';
import { LAYOUTS } from '../data/layouts';
import { UNITS } from '../data/units';
import type { Ending, MedievalFact } from '../facts';
import { other, type EndOfTurn, type MedievalBattle, type Unit } from '../state';
import { flagPoints, takeFlags, victoryPoints, wagonTrainPoints } from './flags';
import { beginTurn } from './turn';

export const endOfTurn: Procedure<MedievalBattle, EndOfTurn, MedievalFact> = {
  runs(g, { seat }, tell) {
    takeFlags(g, tell);
    const ending = endingOf(g);
    if (ending === null) return beginTurn(g, other(seat), tell);
    g.ending = ending;
    g.winner = winnerOf(g, ending, seat);
    tellEnd(g, ending, tell);
  },
};

function endingOf(g: Readonly<MedievalBattle>): Ending | null {
  const { winning } = LAYOUTS[g.map];
  if (victoryPoints(g, 0) >= winning || victoryPoints(g, 1) >= winning) return 'points';
  if (g.passes >= 2) return 'passed';
  return isExhausted(g) ? 'exhausted' : null;
}

/** Nobody has a token, and no unit on the board has a point (a fortified wagon train has). */
function isExhausted(g: Readonly<MedievalBattle>): boolean {
  if (g.tokens[0] > 0 || g.tokens[1] > 0) return false;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.at >= 0 && u.points > 0) return false;
  }
  return true;
}

/** Recruitment value of the units on the board, whatever they have lost. */
export function material(g: Readonly<MedievalBattle>, seat: Seat): number {
  let value = 0;
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    if (u.seat === seat && u.at >= 0) value += UNITS[u.type].cost;
  }
  return value;
}

/** More points; equal and enough to win: the active player; equal otherwise: the dearer army on the board; else a draw. */
function winnerOf(g: Readonly<MedievalBattle>, ending: Ending, active: Seat): Seat | -1 {
  const ahead = victoryPoints(g, 0) - victoryPoints(g, 1);
  if (ahead !== 0) return ahead > 0 ? 0 : 1;
  if (ending === 'points') return active;
  const dearer = material(g, 0) - material(g, 1);
  return dearer === 0 ? -1 : dearer > 0 ? 0 : 1;
}

function tellEnd(g: Readonly<MedievalBattle>, why: Ending, tell: Tell<MedievalFact>): void {
  tell({
    what: 'ended',
    why,
    winner: g.winner,
    points: [victoryPoints(g, 0), victoryPoints(g, 1)],
    material: [material(g, 0), material(g, 1)],
  });
}

export function standings(g: Readonly<MedievalBattle>): Standing[] {
  const made = [0, 1].map(seat => ({
    seat,
    place: g.winner === other(seat) ? 2 : 1,
    points: victoryPoints(g, seat),
    sources: { flags: flagPoints(g, seat), wagonTrain: wagonTrainPoints(g, seat) },
  }));
  return made.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** A flag counts for whoever holds it, and no longer for whoever has lost it; a wagon train for the enemy of whoever has lost it. */
export function booked(e: MedievalFact): readonly Booked[] {
  if (e.what === 'flag') {
    const taken = { seat: e.seat, source: 'flags' };
    return e.from === -1 ? [taken] : [taken, { seat: e.from, source: 'flags' }];
  }
  return e.what === 'destroyed' && e.type === 'wagonTrain' ? [{ seat: other(e.seat), source: 'wagonTrain' }] : [];
}
