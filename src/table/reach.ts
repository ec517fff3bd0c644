/** Where large words make the table longer than the screen: what is offered may lie below its edge. */
import { useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';
import type { Box } from '@/pieces/boxes';
import { useMatchView, useTable } from './tableContext';

type Stretch = Pick<Box, 'top' | 'height'>;

/** How far to scroll down (up: negative) until the first of them is whole; 0 as long as one of them is in sight. */
export function wayTo(offered: readonly Stretch[], port: Stretch): number {
  const [first] = offered;
  const end = port.top + port.height;
  const isSeen = ({ top, height }: Stretch): boolean => top >= port.top && top + height <= end;
  if (first === undefined || offered.some(isSeen)) return 0;
  return first.top < port.top ? first.top - port.top : first.top + first.height - end;
}

/** Scrolls to what is offered when none of it is in sight: whoever is asked would look for the answers. */
export function useOffersInSight(frame: RefObject<View | null>, list: RefObject<ScrollView | null>): RefObject<number> {
  const { places } = useTable();
  const { game, offers, me } = useMatchView();
  const scrolled = useRef(0);
  useEffect(() => {
    let wanted = true;
    const spots = [...new Set(offers.map(c => game.path?.(c)[0] ?? c.at))];
    const look = async (): Promise<void> => {
      const found = (await Promise.all(spots.map(at => places.find(at, me)))).filter(box => box !== null);
      frame.current?.measureInWindow((_, top, __, height) => {
        const way = wayTo(found, { top, height });
        if (wanted && way !== 0) list.current?.scrollTo({ y: scrolled.current + way, animated: false });
      });
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [places, game, offers, me, frame, list]);
  return scrolled;
}
