/**
 * What lies open over a board: doors stand in the hand, what they open on the board. Each table has a finger of its own, so whatever it has
 * opened is remembered under that.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Finger } from './held';
import { useTable } from './tableContext';

interface Opened {
  readonly lens: string | null;
  /** The question during which it was opened or closed: the next one begins afresh. */
  readonly during: string;
}

interface Shutter {
  now: Opened | null;
  readonly listeners: Set<() => void>;
}

const shutters = new WeakMap<Finger, Shutter>();

function shutterOf(finger: Finger): Shutter {
  const known = shutters.get(finger);
  if (known !== undefined) return known;
  const made: Shutter = { now: null, listeners: new Set() };
  shutters.set(finger, made);
  return made;
}

/** `usual` is open by itself during a question whose answers lie nowhere else. */
export function useOpenLens<Lens extends string>(during: string, usual: Lens | null): readonly [Lens | null, (lens: Lens | null) => void] {
  const { finger } = useTable();
  const shutter = shutterOf(finger);
  const subscribe = useCallback(
    (changed: () => void) => {
      shutter.listeners.add(changed);
      return () => shutter.listeners.delete(changed);
    },
    [shutter],
  );
  const read = (): Opened | null => shutter.now;
  const opened = useSyncExternalStore(subscribe, read, read);
  // Every place on a map may open something: they are not drawn again because a question has passed.
  const newest = useRef(during);
  useEffect(() => {
    newest.current = during;
  }, [during]);
  const open = useCallback(
    (lens: Lens | null) => {
      shutter.now = { lens, during: newest.current };
      for (const listener of shutter.listeners) listener();
    },
    [shutter],
  );
  return [opened !== null && opened.during === during ? (opened.lens as Lens | null) : usual, open];
}
