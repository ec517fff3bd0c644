/** Is a place on the page in sight, or nearly? What is costly to draw is drawn only there. */
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { useWindowDimensions, type View } from 'react-native';

/** Rings whenever a page has been scrolled. */
export interface Bell {
  readonly listen: (heard: () => void) => () => void;
  readonly ring: () => void;
}

export function makeScrollBell(): Bell {
  const ears = new Set<() => void>();
  return {
    listen(heard) {
      ears.add(heard);
      return () => ears.delete(heard);
    },
    ring() {
      for (const heard of ears) heard();
    },
  };
}

export const Scrolling = createContext<Bell>(makeScrollBell());

/** So much of a window's height before and after it. */
const MARGIN = 0.5;
/** A place moves too when something above it opens or closes. */
const LOOK_AGAIN = 400;

export function useNearViewport(place: RefObject<View | null>): boolean {
  const bell = useContext(Scrolling);
  const { height: window } = useWindowDimensions();
  const [near, setNear] = useState(false);
  useEffect(() => {
    const look = (): void =>
      place.current?.measureInWindow((_x, y, _width, height) => setNear(y < window * (1 + MARGIN) && y + height > -window * MARGIN));
    look();
    const later = setTimeout(look, LOOK_AGAIN);
    const stop = bell.listen(look);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [bell, place, window]);
  return near;
}
