/** The match's picture, new whenever it changes; leaving the foreground draws the curtain. */
import { useEffect, useSyncExternalStore } from 'react';
import { AppState } from 'react-native';
import type { Match, MatchView } from './matchView';

export function useMatch(match: Match): MatchView {
  useEffect(() => {
    const watch = AppState.addEventListener('change', state => {
      if (state !== 'active') match.drawCurtain();
    });
    return () => watch.remove();
  }, [match]);
  return useSyncExternalStore(match.subscribe, match.now, match.now);
}
