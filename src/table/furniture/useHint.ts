/** The Baron's advice for the question that is pending; it is gone with the question. */
import { useState } from 'react';
import type { Advised } from '@/match/matchView';
import { useMatchView } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

export interface Hint {
  /** There is more than one answer of which a bot has an opinion. */
  readonly offered: boolean;
  readonly weighs: boolean;
  readonly advised: Advised | null;
  readonly ask: () => void;
  readonly close: () => void;
}

export function useHint(wanted: boolean): Hint {
  const match = usePlayedMatch();
  const { chronicle, game, offers } = useMatchView();
  const n = chronicle.at(-1)?.n ?? 0;
  const [found, setFound] = useState<{ readonly n: number; readonly advised: Advised } | null>(null);
  const [weighs, setWeighs] = useState(false);
  const ask = async (): Promise<void> => {
    setWeighs(true);
    const advised = await match.hint();
    setWeighs(false);
    if (advised !== null) setFound({ n, advised });
  };
  // What is for people alone no bot has an opinion of.
  const weighed = offers.filter(c => game.bot.leavesToPeople?.(c) !== true);
  return {
    offered: wanted && weighed.length > 1,
    weighs,
    advised: found !== null && found.n === n && offers.length > 0 ? found.advised : null,
    ask: () => void ask(),
    close: () => setFound(null),
  };
}
