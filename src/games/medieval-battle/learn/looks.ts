/** What the positions and beats of the lessons ask of the field, and what they answer alike. */
import type { Tutorial } from '@/engine/contract';
import { said } from '@/engine/tutorial';
import { battlefieldOf } from '../rules/battlefield';
import { fighter, reckonMelee } from '../rules/fight';
import { zoneOf } from '../rules/zones';
import { numberOf, other, unitAt, unitOf, type MedievalBattle, type MedievalChoice, type MedievalQuestion } from '../state';

export { LEGAL } from '@/engine/tutorial';

export type G = Readonly<MedievalBattle>;
export type Q = MedievalQuestion;
export type C = MedievalChoice;
export type Lesson = Tutorial<MedievalBattle, MedievalQuestion, MedievalChoice>;

export const WASTED = {
  to: (c: C) => c.do === 'pass' || c.do === 'stop' || c.do === 'regroup',
  says: said(
    'That ends your turn with nothing gained, and one unit a turn is all you have.',
    'Così il turno finisce senza guadagno, e hai una sola unità per turno.',
  ),
};

export const isTurn = (q: Q): boolean => q.ask === 'turn';
export const unitIn = (c: C, q: Q): number => ('unit' in c && c.unit !== undefined ? c.unit : q.ask === 'march' ? q.unit : -1);

/** The flag on the hex where a choice ends, if this seat does not hold it. */
export function flagToTake(g: G, c: C, seat: number): number {
  if (c.do !== 'step') return -1;
  const flag = battlefieldOf(g).flagAt[numberOf(c.at)] ?? -1;
  return flag >= 0 && g.holders[flag] !== seat ? flag : -1;
}

/** The first flag that somebody may step on. */
export function flagInReach(g: G, seat: number, offers: readonly C[]): C | undefined {
  return offers.find(c => flagToTake(g, c, seat) >= 0);
}

export const flagsOf = (g: G, seat: number): number => g.holders.filter(holder => holder === seat).length;

/** How a melee ends, −2 to +2; null: it is none, or against a wagon train. */
export function outcomeOf(g: G, c: C, q: Q): number | null {
  if (c.do !== 'attack') return null;
  const unit = unitIn(c, q);
  const there = unitAt(g, numberOf(c.at));
  if (unit < 0 || there < 0 || unitOf(g, there).type === 'wagonTrain') return null;
  return reckonMelee(fighter(g, unit, unitOf(g, unit).at), fighter(g, there, unitOf(g, there).at)).index;
}

/** Does this step end under the enemy's control? */
export function entersControl(g: G, c: C, q: Q, seat: number): boolean {
  if (c.do !== 'step') return false;
  const zone = zoneOf(g, other(seat));
  const unit = unitOf(g, unitIn(c, q));
  return zone[unit.at] !== 1 && zone[numberOf(c.at)] === 1;
}

export const seatIn = (q: Q): 0 | 1 => ('seat' in q && q.seat === 1 ? 1 : 0);
/** Movement points of all units of a seat on the field. */
export const pointsLeft = (g: G, seat: number): number =>
  g.units.reduce((sum, u) => sum + (u.seat === seat && u.at >= 0 && u.type !== 'wagonTrain' ? u.points : 0), 0);

/** Whose choice is pending. */
export function topSeat(g: G): number {
  const q = g.questions[g.questions.length - 1];
  return q === undefined ? 0 : seatIn(q);
}
