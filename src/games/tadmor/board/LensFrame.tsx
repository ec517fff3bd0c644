/** A card over the board: a heading, a way to close it, and what was opened. It scrolls only where a whole box is searched. */
import type { ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { RoundButton } from '@/pieces/RoundButton';
import type { Box } from './geometry';
import type { Lens } from './opened';
import { useOnBoard } from './tongue';

interface Props {
  readonly lens: Lens;
  readonly title: string;
  readonly note?: string;
  readonly area: Box;
  /** How high what it shows is. */
  readonly high: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const LENS_HEAD = 48;
export const LENS_EDGE = 6;

export function LensFrame({ lens, title, note, area, high, onClose, children }: Props) {
  const { colours } = useTheme();
  const words = useOnBoard();
  const most = area.height - LENS_HEAD - LENS_EDGE;
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={words.close}
        onPress={onClose}
        style={[styles.over, area, { backgroundColor: colours.scrim }]}
        testID="lens:outside"
      />
      <View
        testID={`lens:${lens}`}
        style={[
          styles.panel,
          { left: area.left, top: area.top, width: area.width, backgroundColor: colours.paper, borderColor: colours.ink },
        ]}
      >
        <View style={styles.head}>
          <View style={styles.title}>
            <BoardText role="strong" numberOfLines={1}>
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
        <ScrollView
          style={{ height: Math.min(high + LENS_EDGE, most) }}
          contentContainerStyle={{ height: high }}
          scrollEnabled={high > most}
        >
          {children}
        </ScrollView>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  panel: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.button, overflow: 'hidden' },
  head: { height: LENS_HEAD, flexDirection: 'row', alignItems: 'center', paddingLeft: space.s },
  title: { flex: 1, minWidth: 0 },
});
