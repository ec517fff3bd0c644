/** The shelf as rules, every box open: for tests and tools. (Screens open boxes one by one: boards.ts; bots need no words: mechanisms.ts.) A sixth game is a line in each of the three. */
import type { Game } from '@/engine/contract';
import { burgundy } from './burgundy';
import { medievalBattle } from './medieval-battle';
import { tadmor } from './tadmor';
import { warriorKnights } from './warrior-knights';
import { warriorsTraders } from './warriors-traders';

export const shelf: readonly Game[] = [burgundy, medievalBattle, tadmor, warriorsTraders, warriorKnights];

export function gameOf(id: string): Game | null {
  return shelf.find(g => g.id === id) ?? null;
}
