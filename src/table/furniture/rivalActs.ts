/** In the first match of a game each act of a bot is read before its next one: which of them is to be read now. */
import { useEffect, useState } from 'react';
import type { GameWords, Seat, Who } from '@/engine/contract';
import type { Entry, Player, Reads } from '@/match/matchView';
import { useMatchView, useTable } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';
import { tellings } from './sentences';

export interface RivalAct {
  readonly seat: Seat;
  readonly text: string;
  readonly goOn: () => void;
  /** All that bots still do before a person is asked, without another stop. */
  readonly toMyTurn: () => void;
}

export interface RivalActs {
  readonly act: RivalAct | null;
  /** What has happened so far was read on a card. */
  readonly readAll: () => void;
}

/** Bots wait as long as this is so. */
export function useHoldsBots(by: Reads, wanted: boolean): void {
  const match = usePlayedMatch();
  useEffect(() => {
    if (!wanted) return;
    match.holdBots(by, true);
    return () => match.holdBots(by, false);
  }, [match, by, wanted]);
}

/** The first act of a bot after so many choices of which there is something to tell. */
function nextAct(chronicle: readonly Entry[], read: number, players: readonly Player[], gameWords: GameWords, who: Who) {
  for (const entry of chronicle) {
    if (entry.n <= read || players[entry.seat]?.plays === 'human') continue;
    const told = tellings(entry, gameWords, who);
    if (told.length > 0) return { n: entry.n, seat: entry.seat, text: told.map(({ text }) => text).join(' ') };
  }
  return null;
}

export function useRivalActs(wanted: boolean): RivalActs {
  const { gameWords, who } = useTable();
  const { chronicle, n, players, asked, curtain, over } = useMatchView();
  // The chronicle of a match that is resumed is recalled only after it lies on the table.
  const last = Math.max(n, chronicle.at(-1)?.n ?? 0);
  const [read, setRead] = useState(last);
  const [hurries, setHurries] = useState(false);
  if (read > last) setRead(last);
  if (hurries && (asked === null || players[asked]?.plays === 'human')) {
    setHurries(false);
    setRead(last);
  }
  const stops = wanted && !hurries && !over && curtain === null;
  const found = stops ? nextAct(chronicle, read, players, gameWords, who) : null;
  const act =
    found === null ? null : { seat: found.seat, text: found.text, goOn: () => setRead(found.n), toMyTurn: () => setHurries(true) };
  useHoldsBots('act', act !== null);
  return { act, readAll: () => setRead(last) };
}
