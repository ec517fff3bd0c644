/** 5.2: a piece may stand anywhere, also where it could do nothing. Why it could not, as far as that is certain or true now. */
import type { Seat } from '@/engine/contract';
import { RARE_COLOURS } from '../data/names';
import { TURNS } from '../data/numbers';
import { BENDING } from '../data/tiles';
import { has, merchantOf, NONE, type Tadmor, type TadmorRefusal } from '../state';
import { earnsCamel, earnsShip } from './anytime';
import { hasAll } from './favours';
import { taxGold } from './kingdom';
import { spaceAt } from './pieces';
import { quietGrowth } from './quietPieces';
import { traitorLevels } from './traitor';

export function idleAt(g: Readonly<Tadmor>, seat: Seat, space: number): TadmorRefusal | null {
  const m = merchantOf(g, seat);
  const { does, colour = 'grey' } = spaceAt(space);
  switch (does) {
    case 'taxman':
      if (taxGold(g) === 0) return { why: 'noTaxYet' };
      return has(m, BENDING.taxExemption) ? { why: 'neverTaxed' } : null;
    case 'traitor':
      return traitorLevels(g) === 0 ? { why: 'traitorSleeps' } : null;
    case 'caravan':
      return hasAll(g, seat, 0) || !earnsCamel(m) ? quietGrowth(g, seat, does) : null;
    case 'shipyard':
      return hasAll(g, seat, 1) || !earnsShip(m) ? quietGrowth(g, seat, does) : null;
    case 'rare':
      return g.stacks[RARE_COLOURS.indexOf(colour)]?.length === 0 ? { why: 'emptyStack', colour } : null;
    case 'improvement':
      return g.display.every(tile => tile === NONE) ? { why: 'noTile' } : null;
    case 'marauders':
      return g.turn === TURNS ? { why: 'noNextTurn' } : null;
    default:
      return null;
  }
}
