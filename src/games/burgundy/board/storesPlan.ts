/** TEA-05: what a team has stored, as on its board: the shared places in the middle, each mate's own at their side. Numbers only. */
import type { Box } from '@/pieces/boxes';
import { target } from '@/design/space';
import { REGULAR } from './geometry';

export interface StoresPlan {
  /** Of the even seat, of both, of the odd one. */
  readonly sections: readonly Box[];
  readonly captions: readonly Box[];
  /** By storage place. */
  readonly places: readonly Box[];
  /** Of the even seat and of the odd one, at the outer side of their own places. */
  readonly dice: readonly (readonly Box[])[];
}

const GAP = 4;
const CAPTION = 26;
const LARGEST_TILE = 66;
/** A die of the mate: looked at, not played with. */
const DIE = 34;
const LEAST_DIE = 28;
const PAIR = [0, 1] as const;

export function storesPlan({ width, height }: Pick<Box, 'width' | 'height'>): StoresPlan {
  const section = (width - 2 * GAP) / 3;
  const die = Math.max(LEAST_DIE, Math.min(DIE, (section - 2 * target.side - 3 * GAP) / 2));
  const high = height - CAPTION - GAP;
  const across = Math.max(target.side, Math.min((section - 2 * die - 3 * GAP) / 2, high / (REGULAR * 0.86), LARGEST_TILE));
  const sections = [0, 1, 2].map(i => ({ left: i * (section + GAP), top: 0, width: section, height }));
  const pair = (left: number): Box[] => PAIR.map(i => ({ left: left + i * across, top: CAPTION, width: across, height: high }));
  const [even, both, odd] = sections.map(({ left }) => left + (section - 2 * across) / 2) as [number, number, number];
  // Dice and tiles of a mate stand together in the middle of their part.
  const aside = die + GAP;
  const diceAt = (left: number): Box[] => PAIR.map(i => ({ left: left + i * die, top: CAPTION, width: die, height: high }));
  return {
    sections,
    captions: sections.map(box => ({ ...box, left: box.left + 2 * GAP, width: box.width - 4 * GAP, height: CAPTION })),
    places: [...pair(both), ...pair(even + aside), ...pair(odd - aside)],
    dice: [diceAt(even + aside - GAP - 2 * die), diceAt(odd - aside + 2 * across + GAP)],
  };
}
