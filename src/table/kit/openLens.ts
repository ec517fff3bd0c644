/**
 * What lies open over a board: doors stand in the hand, what they open on the board. Each table has a finger of its own, so whatever it has
 * opened is remembered under that.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { observable, type Observable } from '@/match/observable';
import type { Finger } from './held';
import { useTable } from './tableContext';

interface OpenLens {
  readonly lens: string | null;
  /** The question during which it was opened or closed: the next one begins afresh. */
  readonly during: string;
}

/** What was opened by hand, and what holds the answers of the present question. */
interface Shutter {
  readonly now: OpenLens | null;
  readonly usual: OpenLens | null;
}

const shutters = new WeakMap<Finger, Observable<Shutter>>();

function shutterOf(finger: Finger): Observable<Shutter> {
  const shutter = shutters.get(finger) ?? observable<Shutter>({ now: null, usual: null });
  shutters.set(finger, shutter);
  return shutter;
}

function useShutter<T>({ subscribe, now }: Observable<Shutter>, reads: (shutter: Shutter) => T): T {
  const read = (): T => reads(now());
  return useSyncExternalStore(subscribe, read, read);
}

const openedIn = ({ now }: Shutter): OpenLens | null => now;

/** The answers lay open by themselves, and during the same question something else was opened instead, or nothing. */
const hidesAnswers = ({ now, usual }: Shutter): boolean =>
  usual !== null && usual.lens !== null && now !== null && now.during === usual.during && now.lens !== usual.lens;

/** `usual` is open by itself during a question whose answers lie nowhere else. */
export function useOpenLens<Lens extends string>(during: string, usual: Lens | null): readonly [Lens | null, (lens: Lens | null) => void] {
  const { finger } = useTable();
  const shutter = shutterOf(finger);
  const opened = useShutter(shutter, openedIn);
  // Every place on a map may open something: they are not drawn again because a question has passed.
  const newest = useRef(during);
  useEffect(() => {
    newest.current = during;
    const { usual: known, ...rest } = shutter.now();
    if (known?.lens !== usual || known.during !== during) shutter.set({ ...rest, usual: { lens: usual, during } });
  }, [shutter, usual, during]);
  const open = useCallback((lens: Lens | null) => shutter.set({ ...shutter.now(), now: { lens, during: newest.current } }), [shutter]);
  return [opened !== null && opened.during === during ? (opened.lens as Lens | null) : usual, open];
}

/** Where what holds the answers has been closed: opens it again. Without this a question could be left that nobody can answer. */
export function useClosedAnswers(): (() => void) | null {
  const { finger } = useTable();
  const shutter = shutterOf(finger);
  const closed = useShutter(shutter, hidesAnswers);
  const open = useCallback(() => shutter.set({ ...shutter.now(), now: null }), [shutter]);
  return closed ? open : null;
}
