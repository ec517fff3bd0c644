/** The host speaks: cards of what has just happened, a banner of what begins, the recap of what others did, the breath after a round. One after the other. */
import { useEffect, useRef } from 'react';
import { useTheme } from '@/design/theme';
import { useMatchView } from '../kit/tableContext';
import { PassingBanner } from './PassingBanner';
import { useSince } from './replay';
import { useHoldsBots } from './rivalActs';
import { RoundPause } from './RoundPause';
import { TidingsSheet } from './TidingsSheet';
import { useTidings, type ReadBefore } from './useTidings';

interface Props {
  /** Absent: nobody wants to be told. */
  readonly tells: ReadBefore | undefined;
  readonly replays: boolean;
  /** A lesson is being read: a banner over it waits. */
  readonly teaches: boolean;
  /** An act of a bot is being read. */
  readonly reading: boolean;
  /** Acts of bots are read one by one: what was read is not shown again by itself. */
  readonly stops: boolean;
  readonly onRecap: () => void;
  /** All that has happened so far was read. */
  readonly onRead: () => void;
}

/** More acts of others than this nobody keeps in mind. */
const REMEMBERED = 3;

export function WhatHappened({ tells, replays, reading, stops, teaches, onRecap, onRead }: Props) {
  const { cards, passing, goOn } = useTidings(tells);
  const { curtain } = useMatchView();
  const reads = cards.length > 0;
  useHoldsBots('card', reads);
  useRecap(tells !== undefined && !reads && !replays && !reading, stops ? Infinity : REMEMBERED, onRecap);
  if (replays || curtain !== null) return null;
  if (reads) {
    const read = (): void => {
      goOn();
      onRead();
    };
    return <TidingsSheet cards={cards} onGoOn={read} />;
  }
  return (
    <>
      {passing === null || teaches ? null : <PassingBanner news={passing} onGone={goOn} />}
      <RoundPause />
    </>
  );
}

/** Plays by itself once one is asked again: after more acts than one keeps in mind, or after a curtain. Who wants no motion has its button. */
function useRecap(free: boolean, most: number, onRecap: () => void): void {
  const { n, chronicle, curtain, offers } = useMatchView();
  const { speed } = useTheme();
  const acts = useSince();
  // The chronicle of a match that is resumed is recalled only after it lies on the table.
  const last = Math.max(n, chronicle.at(-1)?.n ?? 0);
  const shown = useRef(last);
  const passed = useRef(false);
  const asked = curtain === null && offers.length > 0;
  useEffect(() => {
    if (curtain !== null) passed.current = true;
    if (!asked || !free || last === shown.current) return;
    const least = passed.current ? 0 : most;
    shown.current = last;
    passed.current = false;
    if (speed > 0 && acts > least) onRecap();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time one is asked
  }, [asked, free, last, curtain]);
}
