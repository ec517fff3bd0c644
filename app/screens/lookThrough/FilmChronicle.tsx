/** All that was told in a match that is looked through; of all seats or of one; a tap on a line goes to its choice. */
import { memo, useMemo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Game, Seat } from '@/engine/contract';
import { space } from '@/design/space';
import type { Entry, Tincture } from '@/match/matchView';
import type { MatchFilm } from '@/match/matchFilm';
import { Button } from '@/pieces/Button';
import { concerns, sentenceOf, tellings, whoAt, type Telling } from '@/table/furniture/sentences';
import { FactRow } from '@/table/furniture/FactRow';
import { useSpoken } from '@/words/language';

interface Props {
  readonly film: MatchFilm;
  readonly eyes: Seat | null;
  readonly n: number;
  readonly onPick: (n: number) => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly only: Wanted;
  readonly onOnly: (only: Wanted) => void;
}

/** Of whom and of what one wants to read. */
export interface Wanted {
  /** Only what one seat did and what came to it; null: everything. */
  readonly seat: Seat | null;
  /** Only what brought points under this source; null: whatever happened. */
  readonly source: string | null;
}

/** What a source brought belongs to whose points it changed, and not to whom the sentence is about. */
function isWanted(game: Game, entry: Entry, told: Telling, { seat, source }: Wanted): boolean {
  if (source === null) return concerns(told, entry, seat);
  return game.booked?.(told.fact).some(b => b.source === source && (seat === null || seat === b.seat)) ?? false;
}

export function FilmChronicle(props: Props) {
  const { words } = useSpoken();
  const { open, onOpen } = props;
  return (
    <>
      <Button
        label={words.match.chronicle}
        icon="book"
        kind={open ? 'plain' : 'quiet'}
        selected={open}
        onPress={() => onOpen(!open)}
        testID="film:chronicle"
      />
      {open ? <Filter {...props} /> : null}
      {open ? <Lines {...props} /> : null}
    </>
  );
}

function Filter({ film: { game, players }, only, onOnly }: Props) {
  const { words, language } = useSpoken();
  const { seat: whose, source } = only;
  return (
    <View style={styles.filter}>
      <Button
        label={words.match.everyone}
        selected={whose === null}
        onPress={() => onOnly({ seat: null, source })}
        testID="film:filter:all"
      />
      {players.map((p, seat) => (
        <Button
          key={seat}
          label={p.name}
          tincture={p.tincture}
          selected={whose === seat}
          onPress={() => onOnly({ seat, source })}
          testID={`film:filter:${seat}`}
        />
      ))}
      {source === null ? null : (
        <Button
          label={game.words[language].sources[source] ?? ''}
          icon="close"
          selected
          onPress={() => onOnly({ seat: whose, source: null })}
          testID="film:filter:source"
        />
      )}
    </View>
  );
}

interface Line {
  readonly key: string;
  readonly n: number;
  readonly about: Seat | null;
  readonly text: string;
}

function Lines({ film, eyes, n, onPick, only }: Props) {
  const { words, language } = useSpoken();
  const { game, players, first, last } = film;
  const lines = useMemo(() => {
    const who = whoAt(players, words);
    const told: Line[] = [];
    for (let i = first + 1; i <= last; i++) {
      const { entry } = film.at(i, eyes);
      if (entry === null) continue;
      for (const [k, telling] of tellings(entry, game.words[language], who).entries())
        if (isWanted(game, entry, telling, only))
          told.push({ key: `${i}.${k}`, n: i, about: telling.about, text: sentenceOf(telling, words) });
    }
    return told;
  }, [film, game, players, words, language, first, last, eyes, only]);
  return (
    // The page scrolls already: a list that measures itself may not stand in another.
    <ScrollView nestedScrollEnabled style={styles.list}>
      {lines.map(({ key, n: at, about, text }) => (
        <Row
          key={key}
          name={key}
          text={text}
          tincture={about === null ? undefined : players[about]?.tincture}
          n={at}
          here={at === n}
          onPick={onPick}
        />
      ))}
    </ScrollView>
  );
}

interface RowProps {
  readonly name: string;
  readonly text: string;
  readonly tincture: Tincture | undefined;
  readonly n: number;
  readonly here: boolean;
  readonly onPick: (n: number) => void;
}

/** Hundreds of lines: only those are drawn anew that one comes to or leaves. */
const Row = memo(function Row({ name, text, tincture, n, here, onPick }: RowProps) {
  return <FactRow text={text} tincture={tincture} here={here} onPress={() => onPick(n)} testID={`film:line:${name}`} />;
});

const styles = StyleSheet.create({
  filter: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  list: { maxHeight: 320 },
});
