/** The five boxes in the order of the shelf; those without rules yet are honestly marked. */
import type { Language } from '@/engine/contract';

export interface Box {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly seats: readonly [number, number];
}

export const BOXES: readonly Box[] = [
  { id: 'burgundy', title: { en: 'The Castles of Burgundy', it: 'I Castelli della Borgogna' }, seats: [1, 4] },
  { id: 'medieval-battle', title: { en: 'Medieval Battle', it: 'Medieval Battle' }, seats: [2, 2] },
  { id: 'tadmor', title: { en: 'Tadmor', it: 'Tadmor' }, seats: [2, 4] },
  { id: 'warriors-traders', title: { en: 'Warriors & Traders', it: 'Warriors & Traders' }, seats: [2, 6] },
  { id: 'warrior-knights', title: { en: 'Warrior Knights', it: 'Warrior Knights' }, seats: [2, 6] },
];
