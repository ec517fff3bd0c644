/** In a browser the way back is the browser's own: it meets what is looked at and what is in hand, and leaves by itself. */
import { useWayBack } from '@/pieces/wayBack';

export function useBack(inside: () => boolean, _leave: () => void): void {
  useWayBack(inside);
}
