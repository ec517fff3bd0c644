/** What the way back meets before it leaves a screen: open sheets, a replay, something in hand; the last to appear is asked first. */
import { useEffect, useRef } from 'react';

/** Answers whether there was something to go back from. */
type LetGo = () => boolean;

const inTheWay: LetGo[] = [];

export function useWayBack(letGo: LetGo, active = true): void {
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  useEffect(() => {
    if (!active) return;
    const ask: LetGo = () => latest.current();
    inTheWay.push(ask);
    return () => {
      inTheWay.splice(inTheWay.indexOf(ask), 1);
    };
  }, [active]);
}

/** Goes one step back inside the screen; false: nothing is in the way of leaving it. */
export const goBackInside = (): boolean => [...inTheWay].reverse().some(letGo => letGo());
