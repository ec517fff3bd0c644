/** The games as they are played, without a word: for the bots' thinking room, which reads no sentence. */
import type { Mechanism } from '@/engine/contract';
import { mechanism as burgundy } from './burgundy/mechanism';
import { mechanism as medievalBattle } from './medieval-battle/mechanism';
import { mechanism as tadmor } from './tadmor/mechanism';
import { mechanism as warriorsTraders } from './warriors-traders/mechanism';
import { mechanism as warriorKnights } from './warrior-knights/mechanism';

const mechanisms: readonly Mechanism[] = [burgundy, medievalBattle, tadmor, warriorsTraders, warriorKnights];

export function mechanismOf(id: string): Mechanism | null {
  return mechanisms.find(game => game.id === id) ?? null;
}
