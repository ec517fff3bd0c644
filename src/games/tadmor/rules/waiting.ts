/** What is lost by waiting, so that nobody is asked where nothing is (7.2). */
import type { Seat } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { PRIVATE_SHRINE, PRIVATE_WORKS } from '../data/tiles';
import { inOrder, merchantOf, NONE, type Tadmor, type TadmorChoice } from '../state';
import { earnsCamel } from './anytime';
import { isPosted, ownSpace } from './pieces';
import { traitorLevels } from './traitor';

const WORKS = ['build1', 'build2', 'traitor', 'temple', 'rare', 'mission'] as const;

/** What could only be given up for a good, a mission, can be given up as well when the good is needed. Exchanges are open once a turn for each good (7.4). */
export function goodsCount(g: Readonly<Tadmor>, seat: Seat, exchanges: readonly TadmorChoice[]): boolean {
  return (
    exchanges.some(c => c.do !== 'discardMission') ||
    WORKS.some(does => ownSpace(g, seat, does) !== NONE) ||
    [PRIVATE_SHRINE, PRIVATE_WORKS].some(tile => isPosted(g, seat, tile))
  );
}

/** Could the tower that earns a camel be lower when its owner builds? Only by whoever builds before, and only if the missions do not earn it already. */
export function mayFall(g: Readonly<Tadmor>, seat: Seat): boolean {
  if (earnsCamel({ ...merchantOf(g, seat), tower: 0 })) return false;
  const order = inOrder(g);
  return order.slice(0, order.indexOf(seat)).some(other => mayDestroy(g, other));
}

/** 9.9, K20: as a traitor, or by a favour that he has or may still earn. */
function mayDestroy(g: Readonly<Tadmor>, seat: Seat): boolean {
  const works = isPosted(g, seat, PRIVATE_WORKS);
  if (traitorLevels(g) > 0 && (works || ownSpace(g, seat, 'traitor') !== NONE)) return true;
  return (
    works || ownSpace(g, seat, 'mission') !== NONE || merchantOf(g, seat).fulfilled.some(mission => missionOf(mission).favour === 'destroy')
  );
}
