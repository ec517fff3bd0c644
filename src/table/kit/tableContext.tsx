/** What every part of the furniture knows: the match, the finger over it, and the words of this game in this language. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Choice, GameWords, Language, Spot, Who } from '@/engine/contract';
import type { Match, MatchView } from '@/match/matchView';
import type { DrawnBox } from './boardProps';
import type { Finger, Held, SpotLook } from './held';
import type { SpotBoxes } from './spotBoxes';

export interface TableSetting {
  readonly match: Match;
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

export function useMatchView(): MatchView {
  const { match } = useTable();
  return useSyncExternalStore(match.subscribe, match.now, match.now);
}

/** Where matches are only looked at. */
const nobodyThinks: NonNullable<Match['weighing']> = { subscribe: () => () => {}, now: () => null };

/** What the bot that thinks would choose so far. */
export function useWeighing(): ReturnType<typeof nobodyThinks.now> {
  const { weighing = nobodyThinks } = useTable().match;
  return useSyncExternalStore(weighing.subscribe, weighing.now, weighing.now);
}

/** How far the choices are written. */
export function useSaving(): ReturnType<Match['saving']> {
  const { match } = useTable();
  return useSyncExternalStore(match.subscribe, match.saving, match.saving);
}

export function useHeld(): Held {
  const { finger } = useTable();
  return useSyncExternalStore(finger.subscribe, finger.now, finger.now);
}

/** Is a list open of what a tap may mean? Whoever asks nothing else of what is held is drawn again only when that changes. */
export function useListed(): boolean {
  const { finger } = useTable();
  const listed = useCallback(() => finger.now().which !== null, [finger]);
  return useSyncExternalStore(finger.subscribe, listed, listed);
}

/** The spot under a finger that has not been lifted. */
export function usePressed(): Spot | null {
  const { pressed } = useTable().finger;
  return useSyncExternalStore(pressed.subscribe, pressed.now, pressed.now);
}

/** How one spot looks: its board part is drawn again only when this changes. */
export function useSpot(at: Spot): SpotLook {
  const { finger } = useTable();
  const look = useCallback(() => finger.lookOf(at), [finger, at]);
  return useSyncExternalStore(finger.subscribe, look, look);
}

/** Is this spot selected? For pieces that lift when they are in hand. */
export const useChosen = (at: Spot): boolean => useSpot(at).state === 'chosen';

/** Choices that a tap on this spot may end in now: for prices beside a piece. */
export const useEndings = (at: Spot): readonly Choice[] => useSpot(at).endings;
