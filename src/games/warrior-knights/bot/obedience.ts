/** OPT-02: what a law in force forbids tempts no bot: it would obey, and what was called off is on offer again, for ever. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import { attackOf, lawsAgainst } from '../rules/attack';
import { isOpenLaw } from '../rules/laws';
import { baronOf, type Realm } from '../state';

/** The banned obey none (BAN-03). */
export function isForbidden(g: Readonly<Realm>, seat: Seat, c: RealmChoice): boolean {
  if (g.openLaws.length === 0 || baronOf(g, seat).banned) return false;
  switch (c.do) {
    case 'sail':
      return isOpenLaw(g, 'closedPorts');
    case 'march':
      return c.via !== undefined && isOpenLaw(g, 'closedRoads');
    case 'fight':
    case 'assault':
    case 'besiege':
      return lawsAgainst(g, seat, attackOf(g, seat, c)).length > 0;
    default:
      return false;
  }
}
