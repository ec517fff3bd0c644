/** What a seat cannot know is changed about: the fists of others, until they are opened. */
import type { Seat } from '@/engine/contract';
import { lots } from '@/engine/testing/lots';
import { MOST_HIDDEN } from '../data/numbers';
import type { Pebbles } from '../state';

export function scramble(g: Readonly<Pebbles>, seat: Seat, seed: number): Pebbles {
  const other = JSON.parse(JSON.stringify(g)) as Pebbles;
  const { lot } = lots(seed);
  other.seed = lot(1 << 30);
  if (g.questions.length === 0 || g.openHands) return other;
  for (const [i, p] of other.players.entries()) if (i !== seat && p.fist >= 0) p.fist = lot(MOST_HIDDEN + 1);
  return other;
}
