/** What a page asks of the drawer, asked whenever one comes to the page; a drawer that cannot be read is not an empty one. */
import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import type { Archive } from '@/archive/archive';
import { note } from '@/archive/trace';
import { useApp } from './appContext';

interface Looked<T> {
  /** null: nobody has looked yet. */
  readonly found: T | null;
  readonly unread: boolean;
  /** It takes so long that somebody wonders. */
  readonly late: boolean;
  readonly lookAgain: () => Promise<void>;
}

/** In milliseconds. */
const PATIENCE = 1000;

/** `look` is the same at every drawing. */
export function useLooked<T>(look: (archive: Archive) => Promise<T>): Looked<T> {
  const { archive } = useApp();
  const [found, setFound] = useState<T | null>(null);
  const [unread, setUnread] = useState(false);
  const [late, setLate] = useState(false);
  const lookAgain = useCallback(async (): Promise<void> => {
    try {
      setFound(await look(archive));
      setUnread(false);
    } catch (error) {
      note('reading what is finished', error);
      setUnread(true);
    }
  }, [archive, look]);
  useFocusEffect(useCallback(() => void lookAgain(), [lookAgain]));
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  return { found, unread, late: late && found === null && !unread, lookAgain };
}
