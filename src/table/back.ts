/** The system's way back, inside the table first: what is looked at, what is in hand; only then the way out. */
import { useEffect, useRef } from 'react';
import { BackHandler } from 'react-native';

/** `back` answers whether there was something to go back from. */
export function useBack(back: () => boolean): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    const watch = BackHandler.addEventListener('hardwareBackPress', () => latest.current());
    return () => watch.remove();
  }, []);
}
