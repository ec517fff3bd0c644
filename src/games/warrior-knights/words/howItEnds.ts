/** How far the end is, in this match's numbers: what the crown needs, who has how much of it, and the pool. */
import type { Who } from '@/engine/contract';
import { countsForCrown, crownNeeds, needsFive } from '../rules/upkeep';
import { inOrder, type Realm } from '../state';
import type { BoardWords } from './boardWordsForm';

export function howItEnds(g: Readonly<Realm>, b: BoardWords, who: Who): readonly string[] {
  const { cities, of } = crownNeeds(g);
  const held = inOrder(g, 0).map(seat => `${who(seat)} ${countsForCrown(g, seat)}`);
  return [`${b.crownNeeds(cities, of, needsFive(g))}: ${held.join(', ')}`, g.settings.might ? b.poolEndsNothing : b.pool(g.pool)];
}
