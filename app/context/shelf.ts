/** The shelf in the app: every lid at once; a box is brought once, before it is asked for if there is time, else while something quiet stands in its place. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { Game, Lid } from '@/engine/contract';
import { boxes } from '@/games/boards';
import { drawnSign, type Sign } from '@/pieces/signs';
import type { DrawnBox } from '@/table/kit/boardProps';
import { lastGame } from './lastGame';
import { note, noted } from '@/archive/trace';

export const shelf: readonly Lid[] = boxes.map(({ lid }) => lid);

export const lidOf = (id: string): Lid | null => shelf.find(lid => lid.id === id) ?? null;

/** How its box is known, also where a match is of a game that is not on this shelf. */
export const signOf = (id: string): Sign => drawnSign(lidOf(id)?.sign);

const here = new Map<string, DrawnBox>();

/** The box, where it has been brought already. */
export const boxHere = (id: string): DrawnBox | null => here.get(id) ?? null;

async function bring(id: string): Promise<DrawnBox> {
  const box = boxes.find(({ lid }) => lid.id === id);
  if (box === undefined) throw new Error(`${id} is not on the shelf`);
  const brought = here.get(id) ?? (await box.bring());
  here.set(id, brought);
  return brought;
}

/** A game for its matches; null: it is not on the shelf. Fails where its box does not come. */
export const bringGame = async (id: string): Promise<Game | null> => (lidOf(id) === null ? null : (await bring(id)).game);

function useBrought(id: string | null, onFailure: () => void): DrawnBox | null {
  const [box, setBox] = useState(() => (id === null ? null : boxHere(id)));
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    bring(id).then(
      brought => wanted && setBox(brought),
      error => {
        note('bringing a box', error);
        if (wanted) onFailure();
      },
    );
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- who is told of a failure does not change what is brought
  }, [id]);
  return box?.game.id === id ? box : null;
}

/** The box for a screen that is nothing without it; null: it is still being brought. Where it does not come, Home says so. */
export function useBox(id: string | null): DrawnBox | null {
  const navigation = useNavigation();
  return useBrought(id, () => navigation.dispatch(StackActions.popTo('Home', { notice: 'notBrought' })));
}

const nothing = (): void => {};

/** The box for a line that can be without it: null until it is there. */
export const useBoxIfThere = (id: string | null): DrawnBox | null => useBrought(id, nothing);

/** Whoever comes back most likely wants the same game: its box comes while the drawer opens. */
export function bringLastBox(): void {
  const id = lastGame();
  if (id !== null) void bring(id).catch(noted('bringing the last box'));
}

/** After the first screen has been drawn and the player has begun to read. */
const QUIET = 800;

/** Brings all boxes while nobody waits for one, each after the other, so that the tap on a lid is no slower for it. */
export function useBoxesBrought(): void {
  useEffect(() => {
    let wanted = true;
    const bringAll = async (): Promise<void> => {
      // Whoever asks for a box that did not come is told so; here nobody has asked.
      for (const { id } of shelf) if (wanted) await bring(id).catch(noted('bringing a box'));
    };
    const timer = setTimeout(() => void bringAll(), QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
}
