/** SHD-02, SHD-03, SHD-04, SHD-11, SHD-12: a pair of dice takes a shield from a depot, and it goes on a castle. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { DIE_SPOTS, depotOfShield, HEX_SPOTS, numberOf, SHIELD_SPOTS } from '../spots';
import type { BurgundyChoice, TakeShield } from '../asking';
import type { Asking, BurgundyTell } from '../ruling';
import { bears, estateOf, NONE, dukeOf, type Burgundy, type Estate } from '../state';
import { costToPair } from './dice';
import { castlesOf, hang, takeShield } from './shields';
import { pending } from './tiles/pending';

const BOTH = 0b11;

/** Both dice unused, and both brought to the number of the depot. */
export function offerPairs(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  if (g.shields.length === 0 || dukeOf(g, seat).usedDice !== 0) return;
  for (let place = 0; place < g.shields.length; place++) {
    if (g.shields[place] === NONE) continue;
    const pay = costToPair(g, seat, depotOfShield(place));
    if (pay <= estate.workers) into.push({ do: 'shield', at: SHIELD_SPOTS[place] as string, pay });
  }
}

/** SHD-08.11: a castle's action takes any. */
export function offerAnyShield(g: Readonly<Burgundy>, estate: Readonly<Estate>, into: BurgundyChoice[]): void {
  if (!bears(estate, SHIELDS.heralds)) return;
  for (let place = 0; place < g.shields.length; place++) {
    if (g.shields[place] !== NONE) into.push({ do: 'shield', at: SHIELD_SPOTS[place] as string });
  }
}

export function takeByPair(g: Burgundy, seat: Seat, c: TakeShield, tell: BurgundyTell): void {
  const duke = dukeOf(g, seat);
  const { pay = 0 } = c;
  duke.usedDice = BOTH;
  estateOf(g, seat).workers -= pay;
  takeShield(g, seat, c.at, { dice: duke.dice.slice(0, DIE_SPOTS.length), pay }, tell);
}

export const hangShield = pending<Asking<'hangShield'>>({
  offer(g, { seat }, into) {
    for (const space of castlesOf(estateOf(g, seat))) into.push({ do: 'hang', at: HEX_SPOTS[space] as string });
  },
  happens: (g, { seat, shield }, c, tell) => hang(g, seat, shield, numberOf(c.at), tell),
});
