/** Where a chronicle line, a lesson or a bot's act points to. */
import type { Box } from '@/pieces/boxes';
import type { Seat, Spot } from '@/engine/contract';
import { kindOf, numberOf } from '../spots';
import type { Tadmor } from '../state';
import { faceUp, laidOut } from './laidOut';
import type { Plan } from './plan';

/** The place of a spot on the board; null for what lies in the hand. */
export function glowBox(plan: Plan, view: Readonly<Tadmor>, at: Spot, seat: Seat, looking: Seat): Box | null {
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'space':
      return plan.regions.flatMap(region => region.cells).find(cell => cell.space === number)?.box ?? null;
    case 'region':
      return plan.regions.find(region => region.region === number)?.box ?? null;
    case 'stack':
      return plan.stacks[number] ?? null;
    case 'tile':
      return (
        laidOut(plan.display, faceUp(view).length)[faceUp(view).indexOf(number)] ?? plan.opener ?? estateOf(plan, seat, looking, view.seats)
      );
    case 'slot':
      return plan.slot;
    case 'temples':
      return plan.temples;
    case 'deck':
      return plan.deck;
    case 'turn':
      return plan.turn;
    case 'tower':
    case 'temple':
    case 'rares':
      return estateOf(plan, number, looking, view.seats);
    default:
      return null;
  }
}

const estateOf = (plan: Plan, seat: Seat, looking: Seat, seats: number): Box | null =>
  plan.estates[(seat - looking + seats) % seats] ?? null;
