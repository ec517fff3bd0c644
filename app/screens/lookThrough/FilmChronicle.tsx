/** All that was told in a match that is looked through; of all seats or of one; a tap on a line goes to its choice. */
import { memo, useMemo } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import type { Fact, Game, Seat } from '@/engine/contract';
import { space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Entry, Tincture } from '@/match/matchView';
import type { Scrub } from '@/match/scrub';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { tellings, whoAt } from '@/table/sentences';
import { useSpoken } from '@/words/language';

interface Props {
  readonly film: Scrub;
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
  /** Only what one seat did; null: everything. */
  readonly seat: Seat | null;
  /** Only what brought points under this source; null: whatever happened. */
  readonly source: string | null;
}

/** The facts of an entry that are wanted. What a source brought belongs to whose points it changed, and not to who was asked just then. */
function wantedOf(game: Game, { seat, facts }: Entry, only: Wanted): readonly Fact[] {
  const { source } = only;
  const his = (whose: Seat): boolean => only.seat === null || only.seat === whose;
  if (source === null) return his(seat) ? facts : [];
  return facts.filter(fact => game.booked?.(fact).some(b => b.source === source && his(b.seat)) ?? false);
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
  readonly seat: Seat;
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
      const wanted = { ...entry, facts: wantedOf(game, entry, only) };
      for (const [k, { text }] of tellings(wanted, game.words[language], who).entries())
        told.push({ key: `${i}.${k}`, n: i, seat: entry.seat, text });
    }
    return told;
  }, [film, game, players, words, language, first, last, eyes, only]);
  return (
    // The page scrolls already: a list that measures itself may not stand in another.
    <ScrollView nestedScrollEnabled style={styles.list}>
      {lines.map(line => (
        <Row key={line.key} line={line} tincture={players[line.seat]?.tincture ?? 'sable'} here={line.n === n} onPick={onPick} />
      ))}
    </ScrollView>
  );
}

interface RowProps {
  readonly line: Line;
  readonly tincture: Tincture;
  readonly here: boolean;
  readonly onPick: (n: number) => void;
}

const Row = memo(function Row({ line, tincture, here, onPick }: RowProps) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      role="button"
      accessibilityState={{ selected: here }}
      onPress={() => onPick(line.n)}
      testID={`film:line:${line.key}`}
      {...handlers}
      style={[styles.row, { borderBottomColor: colours.rule, backgroundColor: here ? colours.field : 'transparent' }, ring]}
    >
      <Shield tincture={tincture} width={18} />
      <Text role={here ? 'smallStrong' : 'small'} style={styles.grow}>
        {line.text}
      </Text>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  filter: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  list: { maxHeight: 320 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.side,
    paddingVertical: space.xs,
    paddingHorizontal: space.xs,
    borderBottomWidth: 1,
  },
  grow: { flex: 1, minWidth: 0 },
});
