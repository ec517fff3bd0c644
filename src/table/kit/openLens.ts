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
  /** What holds the answers of the present question. */
  usual: Opened | null;
  readonly listeners: Set<() => void>;
}

const shutters = new WeakMap<Finger, Shutter>();

function shutterOf(finger: Finger): Shutter {
  const known = shutters.get(finger);
  if (known !== undefined) return known;
  const made: Shutter = { now: null, usual: null, listeners: new Set() };
  shutters.set(finger, made);
  return made;
}

function tell({ listeners }: Shutter): void {
  for (const listener of listeners) listener();
}

function useShutter<T>(shutter: Shutter, read: () => T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      shutter.listeners.add(changed);
      return () => {
        shutter.listeners.delete(changed);
      };
    },
    [shutter],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** `usual` is open by itself during a question whose answers lie nowhere else. */
export function useOpenLens<Lens extends string>(during: string, usual: Lens | null): readonly [Lens | null, (lens: Lens | null) => void] {
  const { finger } = useTable();
  const shutter = shutterOf(finger);
  const opened = useShutter(shutter, () => shutter.now);
  // Every place on a map may open something: they are not drawn again because a question has passed.
  const newest = useRef(during);
  useEffect(() => {
    newest.current = during;
    if (shutter.usual?.lens === usual && shutter.usual.during === during) return;
    shutter.usual = { lens: usual, during };
    tell(shutter);
  }, [shutter, usual, during]);
  const open = useCallback(
    (lens: Lens | null) => {
      shutter.now = { lens, during: newest.current };
      tell(shutter);
    },
    [shutter],
  );
  return [opened !== null && opened.during === during ? (opened.lens as Lens | null) : usual, open];
}

/** Where what holds the answers has been closed: opens it again. Without this a question could be left that nobody can answer. */
export function useClosedAnswers(): (() => void) | null {
  const { finger } = useTable();
  const shutter = shutterOf(finger);
  const isClosed = (): boolean =>
    shutter.usual !== null &&
    shutter.usual.lens !== null &&
    shutter.now !== null &&
    shutter.now.during === shutter.usual.during &&
    shutter.now.lens !== shutter.usual.lens;
  const closed = useShutter(shutter, isClosed);
  const open = useCallback(() => {
    shutter.now = null;
    tell(shutter);
  }, [shutter]);
  return closed ? open : null;
}
