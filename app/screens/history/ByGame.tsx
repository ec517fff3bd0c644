/** Of which game, where matches of more than one are finished. */
import type { FinishedTitle } from '@/archive/archive';
import { useSpoken } from '@/words/language';
import { SegmentedControl } from '../../parts/SegmentedControl';
import { lidOf, shelf } from '../../context/shelf';

export const ALL = 'all';

interface Props {
  readonly finished: readonly FinishedTitle[];
  /** A game, or all. */
  readonly only: string;
  readonly onChange: (only: string) => void;
}

/** In the order in which they stand on the shelf; those that nobody knows here come last. */
export function gamesOf(finished: readonly FinishedTitle[]): readonly string[] {
  const played = new Set(finished.map(f => f.game));
  const known = shelf.map(lid => lid.id).filter(id => played.has(id));
  return [...new Set([...known, ...played])];
}

export function ByGame({ finished, only, onChange }: Props) {
  const { words, language } = useSpoken();
  const { byGame, all, counted } = words.history;
  const games = gamesOf(finished).map(game => ({
    value: game,
    title: counted(lidOf(game)?.words[language].title ?? game, finished.filter(f => f.game === game).length),
  }));
  return (
    <SegmentedControl
      label={byGame}
      value={only}
      values={[{ value: ALL, title: counted(all, finished.length) }, ...games]}
      onChange={onChange}
      testID="history:of"
    />
  );
}
