/** Where large words make the table longer than the screen: what is offered may lie below its edge. */
import { useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import type { Box } from '@/pieces/boxes';
import { EXPLAINED, type SpotBoxes } from '../kit/spotBoxes';
import { useHeld, useMatchView, useTable } from '../kit/tableContext';

type Stretch = Pick<Box, 'top' | 'height'>;

/** How far to scroll down (up: negative) until the first of them is whole, or begins where all begins; 0 as long as one of them is in sight. */
export function wayTo(offered: readonly Stretch[], port: Stretch): number {
  const [first] = offered;
  const end = port.top + port.height;
  const isSeen = ({ top, height }: Stretch): boolean => top >= port.top && top + height <= end;
  if (first === undefined || offered.some(isSeen)) return 0;
  return first.top < port.top ? first.top - port.top : Math.min(first.top + first.height - end, first.top - port.top);
}

/** Where that lies which is read before the answer; where there is no such thing, where the answers lie. */
export async function whatToSee(places: SpotBoxes, offered: readonly Spot[], me: Seat): Promise<readonly Stretch[]> {
  const explained = await places.find(EXPLAINED, me);
  if (explained !== null) return [explained];
  return (await Promise.all(offered.map(at => places.find(at, me)))).filter(box => box !== null);
}

/**
 * Scrolls to what is to be read before the answer, else to what is offered when none of it is in sight: whoever is asked would look for it.
 * `length`: of all that scrolls; when a lesson has been read and is gone, all below it has moved.
 */
export function useOffersInSight(frame: RefObject<View | null>, list: RefObject<ScrollView | null>, length: number): RefObject<number> {
  const { places } = useTable();
  const { game, offers, me } = useMatchView();
  const { waiting } = useHeld();
  const scrolled = useRef(0);
  useEffect(() => {
    let wanted = true;
    const spots = [...new Set(offers.map(c => game.path?.(c)[0] ?? c.at))];
    const look = async (): Promise<void> => {
      const found = await whatToSee(places, spots, me);
      frame.current?.measureInWindow((_, top, __, height) => {
        const way = wayTo(found, { top, height });
        if (wanted && way !== 0) list.current?.scrollTo({ y: scrolled.current + way, animated: false });
      });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [places, game, offers, me, waiting, frame, list, length]);
  return scrolled;
}
