import type { Seat, Spot } from '@/engine/contract';

/** A place is to be lit, and whose it is. */
export type OnLight = (at: Spot | null, of?: Seat) => void;
