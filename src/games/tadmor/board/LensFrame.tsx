/** A card over the board: a heading, a way to close it, and what was opened. It scrolls only where a whole box is searched. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { RoundButton } from '@/pieces/RoundButton';
import { boardWords } from '../words/boardWords';
import type { Lens } from './opened';

interface Props {
  readonly lens: Lens;
  readonly title: string;
  readonly note?: string;
  readonly area: Box;
  /** All of the area is covered: what would look out below it could be mistaken for the table. */
  readonly whole: boolean;
  /** How high what it shows is. */
  readonly high: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const LENS_HEAD = 48;
export const LENS_EDGE = 6;
/** Above the first row: beacons reach out of their cards. */
export const LENS_TOP = 4;

export function LensFrame({ lens, title, note, area, whole, high, onClose, children }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const most = area.height - LENS_HEAD - LENS_EDGE;
  return (
    <View
      testID={`lens:${lens}`}
      style={[
        styles.panel,
        {
          left: area.left,
          top: area.top,
          width: area.width,
          ...(whole ? { height: area.height } : null),
          backgroundColor: colours.paper,
          borderColor: colours.ink,
        },
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
      <ScrollView style={{ height: Math.min(high + LENS_EDGE, most) }} contentContainerStyle={{ height: high }} scrollEnabled={high > most}>
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.button, overflow: 'hidden' },
  head: { height: LENS_HEAD, flexDirection: 'row', alignItems: 'center', paddingLeft: space.s },
  title: { flex: 1, minWidth: 0 },
});
