/** Nothing is hidden from anybody but the seed of a chance that is used no more. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import type { Traders } from '../state';

export function scramble(g: Readonly<Traders>, _seat: Seat, seed: number): Traders {
  const other = JSON.parse(JSON.stringify(g)) as Traders;
  other.seed = lots(seed).lot(1 << 30);
  return other;
}
