/** The shelf: the games as rules. A sixth game is one line here and one line in boards.ts. */
import type { Game } from '@/engine/contract';
import { burgundy } from './burgundy';
import { medievalBattle } from './medieval-battle';

export const shelf: readonly Game[] = [burgundy, medievalBattle];

export function gameOf(id: string): Game | null {
  return shelf.find(g => g.id === id) ?? null;
}
