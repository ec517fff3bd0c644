/** Whatever happens is said, once, in the sentences of the chronicle: for ears only. */
import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet } from 'react-native';
import { Text } from '@/pieces/Text';
import { tellings } from './sentences';
import { useMatchView, useTable } from './tableContext';

export function Announcer() {
  const { gameWords, who } = useTable();
  const { chronicle } = useMatchView();
  const newest = chronicle.at(-1);
  const said =
    newest === undefined
      ? ''
      : tellings(newest, gameWords, who)
          .map(t => t.text)
          .join(' ');
  useEffect(() => {
    if (Platform.OS !== 'web' && said !== '') AccessibilityInfo.announceForAccessibilityWithOptions(said, { queue: true });
  }, [said, newest?.n]);
  if (Platform.OS !== 'web') return null;
  return (
    <Text style={styles.unseen} aria-live="polite" testID="announced">
      {said}
    </Text>
  );
}

const styles = StyleSheet.create({ unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 } });
