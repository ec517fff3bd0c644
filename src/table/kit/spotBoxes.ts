/** Where things stand on the screen, for whatever travels between them. Asked when it is needed: nobody measures in advance. */
import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import type { Box } from '@/pieces/boxes';

/** Where a spot of a seat lies in a view of known size; null: not here. */
export type BoxOf = (at: Spot, seat: Seat) => Box | null;

interface Ground {
  readonly view: RefObject<View | null>;
  readonly boxOf: RefObject<BoxOf>;
}

export interface SpotBoxes {
  put(ground: Ground): () => void;
  /** In the window; null: it is not in sight. */
  find(at: Spot, seat: Seat): Promise<Box | null>;
}

/** The seat's score, wherever the furniture shows it. */
export const SCORE: Spot = 'points';

/** What is asked: nothing lies over it. */
export const ASKED: Spot = 'table:asked';

/** What is to be read before one answers, while a board shows such a thing: a fight with its sum, a market. */
export const EXPLAINED: Spot = 'explained';

export function createSpotBoxes(): SpotBoxes {
  const grounds = new Set<Ground>();
  return {
    put(ground) {
      grounds.add(ground);
      return () => grounds.delete(ground);
    },
    find(at, seat) {
      for (const { view, boxOf } of grounds) {
        const box = boxOf.current(at, seat);
        const there = view.current;
        if (box === null || there === null) continue;
        return new Promise(found => {
          there.measureInWindow((left, top) => found({ ...box, left: left + box.left, top: top + box.top }));
        });
      }
      return Promise.resolve(null);
    },
  };
}
