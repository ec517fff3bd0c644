/** Every fact as a sentence with its why: the last one as a line, all of them in a sheet, filtered by seat, each lighting its place. */
import { useMemo, useState } from 'react';
import { FlatList, Pressable, StyleSheet, View } from 'react-native';
import type { Fact, Seat, Spot } from '@/engine/contract';
import { space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { concerns, sentenceOf, tellings, type Telling } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';
import { FactRow } from './FactRow';
import { cardOf, type News } from './tidings';
import type { OnLight } from './onLight';
import { TidingsAgain } from './TidingsSheet';

interface Line extends Telling {
  readonly key: string;
  /** Whose choice it came of. */
  readonly seat: Seat;
}

/** The lines of the chronicle from a choice on, newest last. */
function useLines(from = 0): readonly Line[] {
  const { gameWords, who } = useTable();
  const { chronicle } = useMatchView();
  const words = useWords();
  return useMemo(
    () =>
      chronicle.slice(from).flatMap(entry =>
        tellings(entry, gameWords, who).map((t, i): Line => ({
          key: `${entry.n}.${i}`,
          seat: entry.seat,
          ...t,
          text: sentenceOf(t, words),
        })),
      ),
    [chronicle, gameWords, who, words, from],
  );
}

/** As many fit in the line of a phone at the usual text size. */
const LINES = 2;

interface LineProps {
  readonly onPress: () => void;
  /** All of the sentence, however many lines it takes. */
  readonly whole?: boolean;
  /** Its sign alone: something else tells the sentence. */
  readonly brief?: boolean;
}

/** The newest sentence; a tap opens the sheet. */
export function ChronicleLine({ onPress, whole = false, brief = false }: LineProps) {
  const words = useWords();
  const { chronicle } = useMatchView();
  const { gameWords, who } = useTable();
  const { colours } = useTheme();
  const last = useMemo(() => {
    for (let i = chronicle.length - 1; i >= 0; i--) {
      const entry = chronicle[i];
      const told = entry === undefined ? [] : tellings(entry, gameWords, who);
      const newest = told.at(-1);
      if (newest !== undefined) return sentenceOf(newest, words);
    }
    return words.match.chronicleEmpty;
  }, [chronicle, gameWords, who, words]);
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      role="button"
      testID="chronicle"
      accessibilityLabel={`${words.match.chronicle}: ${last}`}
      {...handlers}
      onPress={onPress}
      style={[styles.line, ring]}
    >
      <Icon name="book" size={16} colour={colours.ink2} />
      {brief ? null : (
        <Text role="small" colour="ink2" {...(whole ? null : { numberOfLines: LINES })} style={styles.grow}>
          {last}
        </Text>
      )}
    </Pressable>
  );
}

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLight: OnLight;
}

export function ChronicleSheet({ open, onClose, onLight }: SheetProps) {
  const words = useWords();
  return (
    <Sheet closeLabel={words.close} open={open} title={words.match.chronicle} onClose={onClose} testID="sheet:chronicle" fits>
      {open ? <ChronicleList onLight={onLight} /> : null}
    </Sheet>
  );
}

/** The lines themselves, newest first, with a filter by seat. */
export function ChronicleList({ onLight }: { readonly onLight: OnLight }) {
  const words = useWords();
  const { players, chronicle } = useMatchView();
  const { drawn, gameWords, who } = useTable();
  const [again, setAgain] = useState<News | null>(null);
  const [only, setOnly] = useState<Seat | null>(null);
  const lines = useLines();
  const shown = useMemo(() => lines.filter(l => concerns(l, l, only)).reverse(), [lines, only]);
  /** What was told on a card is read there again; anything else leads to its place. */
  const open = (fact: Fact, at: Spot | null, of: Seat): void => {
    const card = cardOf(fact, chronicle, drawn.tidings, gameWords, who);
    if (card !== null) setAgain(card);
    else if (at !== null) onLight(at, of);
  };
  const filter = (
    <View style={styles.filter}>
      <Button
        label={words.match.everyone}
        kind={only === null ? 'plain' : 'quiet'}
        onPress={() => setOnly(null)}
        selected={only === null}
        testID="filter:all"
      />
      {players.map((p, seat) => (
        <Button
          key={seat}
          label={p.name}
          tincture={p.tincture}
          kind={only === seat ? 'plain' : 'quiet'}
          selected={only === seat}
          onPress={() => setOnly(seat)}
          testID={`filter:${seat}`}
        />
      ))}
    </View>
  );
  return (
    <View style={styles.gives}>
      <FlatList
        data={shown}
        // Not above the list: large names would leave the sentences no room.
        ListHeaderComponent={players.length > 1 ? filter : null}
        keyExtractor={l => l.key}
        initialNumToRender={20}
        // Counted in the list: the number of its choice would tell how many others were made in secret.
        renderItem={({ item: { text, about, at, of, fact }, index }) => (
          <FactRow
            text={text}
            tincture={about === null ? undefined : players[about]?.tincture}
            onPress={at === null && drawn.tidings?.of(fact) == null ? null : () => open(fact, at, of)}
            testID={`told:${index}`}
          />
        )}
        ListEmptyComponent={<Text colour="ink2">{words.match.chronicleEmpty}</Text>}
      />
      <TidingsAgain
        card={again}
        onClose={() => setAgain(null)}
        onLight={(at, of) => {
          setAgain(null);
          onLight(at, of);
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { minHeight: target.side, flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.m },
  grow: { flex: 1, minWidth: 0 },
  gives: { flexShrink: 1, flexGrow: 1, minHeight: 0, minWidth: 0 },
  filter: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, paddingBottom: space.s },
});
