/** Which card to lay where: sieges are finished in area 1, the rest fills up. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import { DEEDS } from '../data/names';
import { numberOf } from '../spots';
import { baronOf, type Realm } from '../state';

/** Worth of a deed in each area. */
const EARLY: Readonly<Record<string, readonly [number, number, number]>> = {
  mobilizeForces: [16, 12, 7],
  versatileStrategy: [12, 9, 7],
  levyTaxes: [5, 6, 6],
  serveChurch: [4, 5, 5],
  rallySupport: [3, 4, 5],
  draftSoldiers: [4, 5, 5],
};

export function planTemptation(g: Readonly<Realm>, seat: Seat, c: RealmChoice): number {
  if (c.do !== 'lay') return 0.2;
  const base = EARLY[c.deed]?.[numberOf(c.at) as 0 | 1 | 2] ?? 1;
  const laid = baronOf(g, seat)
    .plan.flat()
    .filter(deed => DEEDS[deed] === c.deed).length;
  const besieges = g.sieges.some(siege => siege.seat === seat);
  return (
    (base + (besieges && (c.deed === 'mobilizeForces' || c.deed === 'versatileStrategy') && c.at === 'area:0' ? 10 : 0)) / (1 + 0.3 * laid)
  );
}
