/** Another hand of recruits wherever a seat cannot see it, made without asking the game's own `deal`. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import type { MedievalBattle } from '../state';

/** Cost, counters and longbows, written down once more so that a mistake in the rules cannot hide here. */
const COST = [3, 2, 2, 2, 1, 1, 1, 2];
const COUNTERS = [3, 3, 3, 3, 3, 3, 3, 2];
const LONGBOWS = 7;

export function scramble(g: Readonly<MedievalBattle>, seat: Seat, seed: number): MedievalBattle {
  const other = JSON.parse(JSON.stringify(g)) as MedievalBattle;
  const { lot } = lots(seed);
  other.seed = lot(1 << 30);
  const foe = 1 - seat === 0 ? 0 : 1;
  // Secret from the moment its owner is asked until both armies lie open.
  const isOpen = g.units.length > 0 || !g.questions.some(q => q.ask === 'reveal');
  const isAskedOrDone = g.questions.at(-1)?.ask === 'recruit' && !g.questions.slice(0, -1).some(q => q.ask === 'recruit' && q.seat === foe);
  if (isOpen || !isAskedOrDone) return other;
  const budget = g.map === 'large' ? 30 : 20;
  const hand = COST.map(() => 0);
  let left = lot(budget + 1);
  for (let tries = 0; tries < 40; tries++) {
    const type = lot(COST.length);
    const most = type === LONGBOWS && g.map === 'standard' ? 1 : COUNTERS[type]!;
    if (hand[type]! >= most || COST[type]! > left) continue;
    hand[type] = hand[type]! + 1;
    left -= COST[type]!;
  }
  other.recruited[foe] = hand;
  return other;
}
