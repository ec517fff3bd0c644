/** A card over the map, or among others in a column: a heading, a way to close it, and what was opened. Over the map it scrolls where more is opened than there is room for. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { RoundButton } from '@/pieces/RoundButton';
import { boardWords } from '../words/boardWords';

/** Where it lies over the map, or how large it may be where it stands below something. */
export type LensArea = Box & { readonly flows?: boolean };

interface Props {
  readonly name: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** null: among others, as high as it has to be. */
  readonly area: LensArea | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const HEAD = 48;

export function LensFrame({ name, title, note, area, onClose, children }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  return (
    <View
      testID={`lens:${name}`}
      style={[
        styles.panel,
        area === null ? null : { width: area.width, maxHeight: area.height },
        area === null || area.flows === true ? null : { position: 'absolute', left: area.left, top: area.top },
        { backgroundColor: colours.paper, borderColor: colours.ink },
      ]}
    >
      <View style={styles.head}>
        <View style={styles.title}>
          <BoardText role="strong" numberOfLines={2} most={1.1}>
            {title}
          </BoardText>
          {note === undefined ? null : (
            <BoardText role="note" colour="ink2" numberOfLines={1} most={1.2}>
              {note}
            </BoardText>
          )}
        </View>
        <RoundButton icon="close" label={words.close} onPress={onClose} testID="lens:close" flat />
      </View>
      {area === null ? (
        <View style={styles.content}>{children}</View>
      ) : (
        <ScrollView tabIndex={0} style={styles.scroll} contentContainerStyle={styles.content}>
          {children}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: stroke.edge, borderRadius: radius.button, overflow: 'hidden', zIndex: 2 },
  head: { minHeight: HEAD, flexDirection: 'row', alignItems: 'center', paddingLeft: space.s },
  title: { flex: 1, minWidth: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: 6, paddingTop: 6, paddingBottom: 10, gap: 6 },
});
