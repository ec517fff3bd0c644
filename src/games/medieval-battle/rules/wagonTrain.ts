/** 12 The wagon train: fortified it may move one plain hex; a move or an attack turns it over, an attack on the turned side destroys it. */
import type { Tell } from '@/engine/contract';
import type { MedievalFact } from '../facts';
import { GONE, hexSpot, isFortified, unitOf, who, type MedievalBattle } from '../state';

/** 12.2 Any attack succeeds. True when it destroys. */
export function strikeWagonTrain(g: MedievalBattle, unit: number, tell: Tell<MedievalFact>): boolean {
  const u = unitOf(g, unit);
  const at = hexSpot(u.at);
  if (isFortified(u)) {
    u.points = 0;
    tell({ what: 'unfortified', at, ...who(g, unit), by: 'attack' });
    return false;
  }
  u.at = GONE;
  tell({ what: 'destroyed', at, ...who(g, unit) });
  return true;
}
