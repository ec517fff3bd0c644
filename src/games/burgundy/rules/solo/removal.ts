/** SOL-03: whoever plays alone loses a tile a round: the white die takes it from its depot. */
import { depotOfSlot, DEPOT_SLOT_SPOTS } from '../../spots';
import type { BurgundyTell } from '../../ruling';
import { NONE, type Burgundy } from '../../state';

const SLOTS = 24;
const SLOTS_PER_DEPOT = 4;

/** From left to right or from top to bottom, as the slots are numbered; an empty depot passes it on to the next, 6 to 1. */
export function removeTile(g: Burgundy, tell: BurgundyTell): void {
  const from = (g.whiteDie - 1) * SLOTS_PER_DEPOT;
  for (let i = 0; i < SLOTS; i++) {
    const slot = (from + i) % SLOTS;
    const tile = g.depots[slot] as number;
    if (tile === NONE) continue;
    g.depots[slot] = NONE;
    g.gone++;
    tell({ what: 'tileRemoved', tile, depot: depotOfSlot(slot), at: DEPOT_SLOT_SPOTS[slot] as string });
    return;
  }
}
