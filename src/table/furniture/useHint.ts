/** The Baron's advice for the question that is pending; it is gone with the question. */
import { useEffect, useState } from 'react';
import type { Seat } from '@/engine/contract';
import type { Advised } from '@/match/matchView';
import { useMatchView } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

export interface Hint {
  /** There is more than one answer of which a bot has an opinion. */
  readonly offered: boolean;
  readonly weighs: boolean;
  readonly advised: Advised | null;
  readonly ask: () => void;
  /** The rest of the turn is played as it is advised, step by step. */
  readonly playsOn: boolean;
  readonly playOn: (wanted: boolean) => void;
  readonly close: () => void;
}

export function useHint(wanted: boolean): Hint {
  const match = usePlayedMatch();
  const { chronicle, game, offers, asked } = useMatchView();
  const n = chronicle.at(-1)?.n ?? 0;
  const [found, setFound] = useState<{ readonly n: number; readonly advised: Advised } | null>(null);
  const [weighs, setWeighs] = useState(false);
  const [turnOf, setTurnOf] = useState<Seat | null>(null);
  if (turnOf !== null && turnOf !== asked) setTurnOf(null);
  const playsOn = turnOf !== null && turnOf === asked;
  const ask = async (): Promise<void> => {
    setWeighs(true);
    const advised = await match.hint();
    setWeighs(false);
    if (advised !== null) setFound({ n, advised });
  };
  const known = found !== null && found.n === n;
  const asksOn = playsOn && !known && !weighs && offers.length > 0;
  useEffect(() => {
    if (!asksOn) return;
    // What was just done is drawn first.
    const timer = setTimeout(() => void ask(), 0);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each step
  }, [asksOn, n]);
  // What is for people alone no bot has an opinion of.
  const weighed = offers.filter(c => game.bot.leavesToPeople?.(c) !== true);
  return {
    offered: wanted && weighed.length > 1,
    weighs,
    advised: known && offers.length > 0 ? found.advised : null,
    ask: () => void ask(),
    playsOn,
    playOn: wanted => setTurnOf(wanted ? asked : null),
    close: () => {
      setFound(null);
      setTurnOf(null);
    },
  };
}
