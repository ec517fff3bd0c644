/** Where one’s own armies and the doors stand: two rows on a phone, a panel on a tablet. */
import { inGrid, inRow, type Box } from '@/pieces/boxes';
import type { Layout } from '@/table/kit/boardProps';
import { DOORS } from './opened';

/** Narrower than this is the column of a tablet. */
export const NARROW = 260;

export const HAND_HEIGHT = 104;
const ARMY = { phone: 54, tablet: 84 } as const;
const GAP = 2;
const EDGE = 4;
/** On a tablet all but the Baron lie open beside the map. */
export const TABLET_DOORS = ['baron'] as const;

export interface HandPlan {
  readonly armies: readonly Box[];
  readonly doors: readonly Box[];
  readonly wide: boolean;
}

export function handPlan(layout: Layout, width: number, height: number): HandPlan {
  const inside = { left: EDGE, top: 0, width: width - 2 * EDGE, height };
  if (layout === 'phone') {
    const doors = height - ARMY.phone;
    return {
      armies: inRow(5, { ...inside, height: ARMY.phone }, GAP),
      doors: inRow(DOORS.length, { ...inside, top: ARMY.phone + 1, height: doors - 1 }, GAP),
      wide: false,
    };
  }
  // The sixth place is the door.
  const places = inGrid(6, 2, inside, Math.min(ARMY.tablet, height / 3 - GAP), GAP);
  return { armies: places.slice(0, 5), doors: places.slice(5), wide: true };
}
