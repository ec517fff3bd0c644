/** Where the own armies and the doors stand: two rows on a phone, a panel on a tablet. */
import type { Layout } from '@/table/boardProps';
import { inGrid, inRow, type Box } from './geometry';
import { DOORS } from './opened';

export const HAND_HEIGHT = 104;
const ARMY = { phone: 54, tablet: 54 } as const;
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
  const armies = inGrid(5, 1, inside, Math.min(ARMY.tablet, (height - 50) / 5), GAP);
  const last = armies.at(-1);
  return {
    armies,
    doors: inRow(TABLET_DOORS.length, { ...inside, top: (last?.top ?? 0) + (last?.height ?? 0) + GAP, height: 48 }, GAP),
    wide: true,
  };
}
