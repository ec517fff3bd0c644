/** While something secret is on the screen, the system's picture of the app shows nothing. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AppState } from 'react-native';
import { hideFromSwitcher } from '@/device/appSwitcher';
import type { MatchView } from '@/match/matchView';

export const showsSecrets = ({ curtain, players, me, game, view }: MatchView): boolean =>
  curtain === null && players[me]?.plays === 'human' && game.hasSecrets(view, me);

function watchApp(changed: () => void): () => void {
  const watch = AppState.addEventListener('change', changed);
  return () => watch.remove();
}
const isAway = (): boolean => AppState.currentState === 'background' || AppState.currentState === 'inactive';

/** A match and what is looked through above it may both have secrets. */
let hiding = 0;

function hide(): () => void {
  if (hiding++ === 0) hideFromSwitcher(true);
  return () => {
    if (--hiding === 0) hideFromSwitcher(false);
  };
}

export function useSecretsHidden(shown: boolean): void {
  const away = useSyncExternalStore(watchApp, isAway);
  const [hides, setHides] = useState(shown);
  // Out of sight the curtain falls; the picture may be taken before it is drawn, so it stays hidden until somebody looks again.
  if (shown ? !hides : hides && !away) setHides(shown);
  useEffect(() => (hides ? hide() : undefined), [hides]);
}
