/** The match of a table at which somebody sits. Boards know only a match that is looked at: what plays, takes back or hands over is furniture. */
import { createContext, useContext } from 'react';
import type { Match } from '@/match/matchView';
import { useNow } from '@/match/useNow';

export const PlayedMatch = createContext<Match | null>(null);

export function usePlayedMatch(): Match {
  const match = useContext(PlayedMatch);
  if (match === null) throw new Error('This piece of furniture stands where a match is only looked at');
  return match;
}

/** What the bot that thinks would choose so far. */
export const useWeighing = () => useNow(usePlayedMatch().weighing);

/** How far the choices are written. */
export const useSaving = () => useNow(usePlayedMatch().saving);
