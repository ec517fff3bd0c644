/** The drawn boards, brought once: before they are asked for if there is time, else while something quiet stands in their place. */
import { useEffect, useState } from 'react';
import { boards } from '@/games/boards';
import type { DrawnBox } from '@/table/boardProps';

const here = new Map<string, DrawnBox>();

async function bring(id: string): Promise<DrawnBox> {
  const board = boards[id];
  if (board === undefined) throw new Error(`${id} is not drawn`);
  const drawn = here.get(id) ?? (await board.bring());
  here.set(id, drawn);
  return drawn;
}

/** The board of a game; null: it is still being brought. A board that does not come is a screen that stumbles. */
export function useBoard(id: string | null): DrawnBox | null {
  const [drawn, setDrawn] = useState(() => (id === null ? null : (here.get(id) ?? null)));
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    bring(id).then(
      brought => wanted && setDrawn(brought),
      (error: Error) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure !== null) throw failure;
  return drawn?.id === id ? drawn : null;
}

/** After the first screen has been drawn and the player has begun to read. */
const QUIET = 800;

/** Brings all boards while nobody waits for one, so that the tap on a box is no slower for it. */
export function useBoardsBrought(after = QUIET): void {
  useEffect(() => {
    // Whoever asks for a board that did not come is told so; here nobody has asked.
    const timer = setTimeout(() => Object.keys(boards).forEach(id => void bring(id).catch(() => {})), after);
    return () => clearTimeout(timer);
  }, [after]);
}
