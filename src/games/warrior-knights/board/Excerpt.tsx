/** The board of a chapter: the map on a page that scrolls anyway, with the hand. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { ExcerptProps } from '@/table/kit/boardProps';
import type { Realm } from '../state';
import { Board } from './Board';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';

const HIGH = 340;

export function Excerpt({ chapter, middle: _, ...props }: ExcerptProps<Realm>) {
  return (
    <View style={styles.all} testID={`excerpt:${chapter}`}>
      <Board {...props} layout="phone" height={HIGH} />
      <Hand {...props} layout="phone" height={HAND_HEIGHT} />
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: space.xs } });
