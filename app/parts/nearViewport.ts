/** Is a place on the page in sight, or nearly? What is costly to draw is drawn only there. */
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { useWindowDimensions, type View } from 'react-native';
import { watchers } from '@/match/observable';

/** Tells whenever its page has been scrolled. */
export const Scrolling = createContext(watchers());

/** So much of a window's height before and after it. */
const MARGIN = 0.5;
/** A place moves too when something above it opens or closes. */
const LOOK_AGAIN = 400;

export function useNearViewport(place: RefObject<View | null>): boolean {
  const scrolling = useContext(Scrolling);
  const { height: window } = useWindowDimensions();
  const [near, setNear] = useState(false);
  useEffect(() => {
    const look = (): void =>
      place.current?.measureInWindow((_x, y, _width, height) => setNear(y < window * (1 + MARGIN) && y + height > -window * MARGIN));
    look();
    const later = setTimeout(look, LOOK_AGAIN);
    const stop = scrolling.subscribe(look);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [scrolling, place, window]);
  return near;
}
