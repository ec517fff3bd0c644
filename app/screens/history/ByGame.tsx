/** Of which game, where matches of more than one are finished. */
import type { Finished } from '@/match/records';
import { useSpoken } from '@/words/language';
import { SegmentedControl } from '../../parts/SegmentedControl';
import { lidOf, shelf } from '../../context/shelf';

export const ALL = 'all';

interface Props {
  readonly finished: readonly Finished[];
  /** A game, or all. */
  readonly only: string;
  readonly onChange: (only: string) => void;
}

/** In the order in which they stand on the shelf; those that nobody knows here come last. */
export function gamesOf(finished: readonly Finished[]): readonly string[] {
  const played = new Set(finished.map(({ match }) => match.game));
  const known = shelf.map(lid => lid.id).filter(id => played.has(id));
  return [...new Set([...known, ...played])];
}

export function ByGame({ finished, only, onChange }: Props) {
  const { words, language } = useSpoken();
  const { byGame, all, counted } = words.history;
  const games = gamesOf(finished).map(game => ({
    value: game,
    title: counted(lidOf(game)?.words[language].title ?? game, finished.filter(({ match }) => match.game === game).length),
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
