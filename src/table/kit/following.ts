/** While somebody else acts a map comes closer to where that is, and goes back to where one was; a hand that moves it meanwhile keeps it. */
import { createContext, useCallback, useContext, useEffect, useRef, type RefObject } from 'react';
import type { Grip } from './panZoomProps';
import type { Limits, Point, View2D } from './zoom';

/** Somebody else acts, or what was done is shown again. */
export const Follows = createContext(false);

/** How much closer than the whole picture one watches. */
const WATCHED = 1.7;

/** `at`: in picture coordinates. What it gives back is called by whatever else moves the picture. */
export function useFollowing(
  at: Point | null,
  grip: RefObject<Grip | null>,
  { width, height, least }: Limits,
  moveTo: (to: View2D) => void,
): () => void {
  const follows = useContext(Follows);
  const home = useRef<View2D | null>(null);
  const taken = useRef(false);
  const { x, y } = at ?? { x: 0, y: 0 };
  const watches = follows && at !== null;
  useEffect(() => {
    const now = grip.current?.now();
    if (!watches || taken.current || now === undefined) return;
    home.current ??= now;
    const scale = Math.max(home.current.scale, least * WATCHED);
    moveTo({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
  }, [watches, x, y, width, height, least, grip, moveTo]);
  useEffect(() => {
    if (follows) return;
    if (home.current !== null && !taken.current) moveTo(home.current);
    home.current = null;
    taken.current = false;
  }, [follows, moveTo]);
  return useCallback(() => {
    taken.current = true;
  }, []);
}
