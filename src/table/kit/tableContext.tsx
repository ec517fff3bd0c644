/** What every part of the table knows: the match as it is looked at, the finger over it, and the words of this game in this language. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { GameWords, Language, Spot, Who } from '@/engine/contract';
import type { MatchView, ShownMatch } from '@/match/matchView';
import { useNow } from '@/match/useNow';
import type { DrawnBox } from './boardProps';
import type { Finger, Held, SpotLook } from './held';
import type { SpotBoxes } from './spotBoxes';

export interface TableSetting {
  readonly match: ShownMatch;
  readonly finger: Finger;
  readonly drawn: DrawnBox;
  readonly gameWords: GameWords;
  readonly who: Who;
  readonly language: Language;
  readonly places: SpotBoxes;
}

export const TableContext = createContext<TableSetting | null>(null);

export function useTable(): TableSetting {
  const table = useContext(TableContext);
  if (table === null) throw new Error('This piece of furniture stands outside a table');
  return table;
}

/** What a board has in every language, in the one of its table. */
export const useInLanguage = <T,>(of: Readonly<Record<Language, T>>): T => of[useTable().language];

export const useMatchView = (): MatchView => useNow(useTable().match);

export const useHeld = (): Held => useNow(useTable().finger);

/** Turns up what whoever is asked keeps from the others; null: nothing of theirs lies face down. */
export function useTurnUp(): (() => void) | null {
  const { match } = useTable();
  const faceDown = useCallback(() => match.now().faceDown, [match]);
  return useSyncExternalStore(match.subscribe, faceDown, faceDown) ? (match.lookAtOwn ?? null) : null;
}

/** Is a list open of what a tap may mean? Whoever asks nothing else of what is held is drawn again only when that changes. */
export function useListed(): boolean {
  const { finger } = useTable();
  const listed = useCallback(() => finger.now().which !== null, [finger]);
  return useSyncExternalStore(finger.subscribe, listed, listed);
}

/** The spot under a finger that has not been lifted. */
export const usePressed = (): Spot | null => useNow(useTable().finger.pressed);

/** How one spot looks: its board part is drawn again only when this changes. */
export function useSpot(at: Spot): SpotLook {
  const { finger } = useTable();
  const look = useCallback(() => finger.lookOf(at), [finger, at]);
  return useSyncExternalStore(finger.subscribe, look, look);
}

/** Is this spot selected? For pieces that lift when they are in hand. */
export const useChosen = (at: Spot): boolean => useSpot(at).state === 'chosen';
