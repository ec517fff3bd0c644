/** Finished matches, looked for whenever one comes to the page; a drawer that cannot be read is not an empty one. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { history, type Finished } from '@/match/records';
import { useApp } from './appContext';
import { note } from '@/archive/trace';

interface Looked {
  /** null: nobody has looked yet. */
  readonly finished: readonly Finished[] | null;
  readonly unread: boolean;
  readonly lookAgain: () => Promise<void>;
}

export function useFinishedMatches(): Looked {
  const { archive } = useApp();
  const [finished, setFinished] = useState<readonly Finished[] | null>(null);
  const [unread, setUnread] = useState(false);
  const lookAgain = useCallback(async (): Promise<void> => {
    try {
      setFinished(await history(archive));
      setUnread(false);
    } catch (error) {
      note('reading what is finished', error);
      setUnread(true);
    }
  }, [archive]);
  useFocusEffect(useCallback(() => void lookAgain(), [lookAgain]));
  return { finished, unread, lookAgain };
}
