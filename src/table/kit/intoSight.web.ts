import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * A keyboard comes to a place beyond the rim of the window: the browser scrolls the frame to it, also one that hides what overflows, and
 * picture and buttons would no longer lie where they are drawn. The picture is moved there instead.
 */
export function useIntoSight(frame: RefObject<View | null>, moveBy: (x: number, y: number) => void): void {
  useEffect(() => {
    const element = frame.current as unknown as HTMLElement | null;
    if (element === null) return;
    const back = (): void => {
      const { scrollLeft, scrollTop } = element;
      if (scrollLeft === 0 && scrollTop === 0) return;
      element.scrollTo(0, 0);
      moveBy(-scrollLeft, -scrollTop);
    };
    element.addEventListener('scroll', back);
    return () => element.removeEventListener('scroll', back);
  }, [frame, moveBy]);
}
