/** A card over the map: a heading, perhaps a way to close it, and what it shows. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { RoundButton } from '@/pieces/RoundButton';
import { boardWords } from '../words/boardWords';

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly width: number;
  readonly most: number;
  readonly testID: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export function Panel({ title, note, width, most, testID, onClose, children }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  return (
    <View style={[styles.panel, { width, maxHeight: most, backgroundColor: colours.paper, borderColor: colours.ink }]} testID={testID}>
      <View style={styles.head}>
        <View style={styles.title}>
          <BoardText role="smallStrong" most={1.2}>
            {title}
          </BoardText>
          {note === undefined ? null : (
            <BoardText role="note" colour="ink2" most={1.2}>
              {note}
            </BoardText>
          )}
        </View>
        {onClose === undefined ? null : <RoundButton icon="close" label={words.close} onPress={onClose} testID="lens:close" flat />}
      </View>
      <ScrollView style={styles.scrolls} contentContainerStyle={styles.inside}>
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: stroke.edge, borderRadius: radius.button, overflow: 'hidden' },
  head: { minHeight: 32, flexDirection: 'row', alignItems: 'center', paddingLeft: space.s, paddingVertical: 2 },
  title: { flex: 1, minWidth: 0 },
  scrolls: { flexGrow: 0 },
  inside: { padding: space.s, paddingTop: 4, gap: space.s },
});
