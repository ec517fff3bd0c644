/** Whatever happens is said, once, in the sentences of the chronicle: for ears only. */
import { useEffect, useMemo, useRef } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { sentenceOf, tellings } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';

/** Bots may act faster than anybody speaks: so many acts wait on the page until they are read. */
const KEPT = 8;

export function Announcer() {
  const { gameWords, who } = useTable();
  const { chronicle } = useMatchView();
  const words = useWords();
  const acts = useMemo(
    () =>
      chronicle.slice(-KEPT).flatMap(entry => {
        const text = tellings(entry, gameWords, who)
          .map(t => sentenceOf(t, words))
          .join(' ');
        return text === '' ? [] : [{ n: entry.n, text }];
      }),
    [chronicle, gameWords, who, words],
  );
  const said = useRef(chronicle.at(-1)?.n ?? 0);
  useEffect(() => {
    const from = said.current;
    said.current = chronicle.at(-1)?.n ?? 0;
    if (Platform.OS === 'web') return;
    for (const { n, text } of acts) if (n > from) AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
  }, [acts, chronicle]);
  if (Platform.OS !== 'web') return null;
  return (
    <View role="log" aria-live="polite" style={styles.unseen} testID="announced">
      {acts.map(({ n, text }) => (
        <Text key={n}>{text}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 } });
