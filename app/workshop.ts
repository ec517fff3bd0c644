/** The boxes that are not on the shelf yet, honestly marked. */
import type { Language } from '@/engine/contract';

export interface Box {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly seats: readonly [number, number];
}

export const BOXES: readonly Box[] = [{ id: 'warrior-knights', title: { en: 'Warrior Knights', it: 'Warrior Knights' }, seats: [2, 6] }];
