/** The system's way back, inside the table first: what is looked at, what is in hand; only then the way out. */
import { useEffect, useRef } from 'react';
import { BackHandler } from 'react-native';

/** `inside` answers whether there was something to go back from. */
export function useBack(inside: () => boolean, leave: () => void): void {
  const latest = useRef({ inside, leave });
  useEffect(() => {
    latest.current = { inside, leave };
  });
  useEffect(() => {
    const watch = BackHandler.addEventListener('hardwareBackPress', () => {
      if (!latest.current.inside()) latest.current.leave();
      return true;
    });
    return () => watch.remove();
  }, []);
}
