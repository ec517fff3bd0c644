/** A card over the board stands at the edge that is further from what it speaks of. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import type { Box } from '@/pieces/boxes';
import { useTable } from '../kit/tableContext';

export type Side = 'top' | 'bottom';

/** What lies outside of the board is not covered in either place. */
export function sideFor(board: Box, spoken: Box): Side {
  const across = spoken.left + spoken.width / 2 - board.left;
  const down = spoken.top + spoken.height / 2 - board.top;
  const isInside = across >= 0 && across <= board.width && down >= 0 && down <= board.height;
  return isInside && down > board.height / 2 ? 'top' : 'bottom';
}

/** `board` belongs on what lies over the whole board; below, until it is known where the place lies. */
export function useCardSide(at: Spot | null, seat: Seat): { readonly board: RefObject<View | null>; readonly side: Side } {
  const { places } = useTable();
  const board = useRef<View>(null);
  const [found, setFound] = useState<{ readonly at: Spot; readonly side: Side } | null>(null);
  useEffect(() => {
    if (at === null) return;
    let here = true;
    void places.find(at, seat).then(box => {
      if (!here || box === null) return;
      board.current?.measureInWindow((left, top, width, height) => {
        if (here) setFound({ at, side: sideFor({ left, top, width, height }, box) });
      });
    });
    return () => {
      here = false;
    };
  }, [at, seat, places]);
  return { board, side: found !== null && found.at === at ? found.side : 'bottom' };
}
