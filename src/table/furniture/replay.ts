/** 'Since your last turn': what the others did, act by act, on the board as it was after each; goes on by itself unless motion is unwelcome. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat, Spot } from '@/engine/contract';
import { useTheme } from '@/design/theme';
import type { Frame, ShownMatch } from '@/match/matchView';
import { framesShown } from '@/match/readOnlyMatch';
import { sentenceOf, tellings, type Telling } from './sentences';
import { useWords } from '@/words/language';
import { useMatchView, useTable } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

export interface Replay {
  /** The board as it was. */
  readonly match: ShownMatch;
  readonly at: number;
  readonly of: number;
  readonly seat: Seat;
  readonly lines: readonly Telling[];
  readonly glow: Spot | null;
  readonly glowOf: Seat;
  /** It goes on by itself; null: only when told. */
  readonly plays: boolean | null;
  readonly go: (to: number) => void;
  readonly pause: () => void;
  readonly close: () => void;
}

interface Act {
  readonly scene: Frame;
  readonly lines: readonly Telling[];
  readonly glow: Spot | null;
  readonly glowOf: Seat;
}

/** Acts of others since the last answer of whoever looks, as far as there is something to tell of them. */
export function useSince(): number {
  const { gameWords, who } = useTable();
  const { chronicle, sinceMine, me } = useMatchView();
  return useMemo(
    () => chronicle.slice(sinceMine).filter(e => e.seat !== me && tellings(e, gameWords, who).length > 0).length,
    [chronicle, sinceMine, me, gameWords, who],
  );
}

const SHORTEST_LOOK = 700;

/** Long enough to read, a little longer where bots are wanted calm. */
const lookFor = (lines: readonly Pick<Telling, 'text'>[], pace: number): number =>
  SHORTEST_LOOK + lines.map(({ text }) => text).join(' ').length * (16 + pace / 30);

export function useReplay(pace: number): { readonly replay: Replay | null; readonly start: () => void; readonly close: () => void } {
  const { gameWords, who } = useTable();
  const words = useWords();
  const match = usePlayedMatch();
  const now = useMatchView();
  const { speed } = useTheme();
  const still = speed === 0;
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const act = acts[at];
  const close = useCallback(() => setActs([]), []);

  const board = useMemo(() => {
    const [first, ...others] = acts.map(a => a.scene);
    return first === undefined ? null : framesShown(match, [first, ...others]);
  }, [acts, match]);
  const go = useCallback(
    (to: number) => {
      if (to >= acts.length) return close();
      const there = Math.max(0, to);
      setAt(there);
      board?.show(there);
    },
    [acts, board, close],
  );
  const start = (): void => {
    const told = match.since().flatMap((scene): readonly Act[] => {
      const lines = scene.entry === null ? [] : tellings(scene.entry, gameWords, who);
      const last = lines.findLast(l => l.at !== null) ?? lines.at(-1);
      const read = lines.map(line => ({ ...line, text: sentenceOf(line, words) }));
      return last === undefined ? [] : [{ scene, lines: read, glow: last.at, glowOf: last.of }];
    });
    setActs(told);
    setAt(0);
    setPaused(false);
  };

  // The match went on, or somebody else sits down: what is shown is no longer what happened since.
  const shows = `${now.chronicle.at(-1)?.n ?? 0} ${now.me} ${now.curtain}`;
  const [shown, setShown] = useState(shows);
  if (shown !== shows) {
    setShown(shows);
    setActs([]);
  }
  useEffect(() => {
    if (act === undefined || paused || still) return;
    const timer = setTimeout(() => go(at + 1), lookFor(act.lines, pace));
    return () => clearTimeout(timer);
  }, [act, at, paused, still, pace, go]);

  const replay =
    act === undefined || board === null
      ? null
      : {
          match: board,
          at,
          of: acts.length,
          seat: act.scene.entry?.seat ?? 0,
          lines: act.lines,
          glow: act.glow,
          glowOf: act.glowOf,
          plays: still ? null : !paused,
          go,
          pause: () => setPaused(!paused),
          close,
        };
  return { replay, start, close };
}
