/** The table in words: whatever the board shows, heading by heading, for whoever hears it or wants to read it. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useMatchView, useTable } from '../kit/tableContext';

export function TableInWords({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords();
  const { drawn } = useTable();
  return (
    <Sheet
      closeLabel={words.close}
      open={open && drawn.reads !== undefined}
      title={words.match.reads}
      onClose={onClose}
      onlyText
      testID="sheet:reads"
    >
      {open ? <Parts /> : null}
    </Sheet>
  );
}

function Parts() {
  const { drawn, who, language } = useTable();
  const { view, me } = useMatchView();
  return (drawn.reads?.(view, me, who, language) ?? []).map(({ title, lines }, part) => (
    <View key={part} style={styles.part}>
      <Text role="strong" accessibilityRole="header" aria-level={3}>
        {title}
      </Text>
      {lines.map((line, i) => (
        <Text key={i}>{line}</Text>
      ))}
    </View>
  ));
}

const styles = StyleSheet.create({ part: { gap: space.xs } });
