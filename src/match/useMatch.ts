/** The match's picture, new whenever it changes; leaving the foreground draws the curtain. */
import { useEffect } from 'react';
import { AppState } from 'react-native';
import type { Match, MatchView } from './matchView';
import { useNow } from './useNow';

export function useMatch(match: Match): MatchView {
  useEffect(() => {
    const watch = AppState.addEventListener('change', state => {
      if (state !== 'active') match.drawCurtain();
    });
    return () => watch.remove();
  }, [match]);
  return useNow(match);
}
