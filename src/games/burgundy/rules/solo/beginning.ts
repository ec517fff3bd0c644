/** SOL-01, SOL-02: what a match of one player has of its own. */
import type { Options } from '@/engine/contract';
import { GOODS } from '../../data/names';
import { SOLO_TARGETS } from '../../data/scoring';
import type { Solo } from '../../state';

export function newSolo({ soloTarget }: Options): Solo {
  const target = SOLO_TARGETS.find(t => t === soloTarget) ?? (SOLO_TARGETS[0] as number);
  return { counter: 0, target, resets: 0, goneGoods: GOODS.map(() => 0), craneScored: false, won: false };
}
