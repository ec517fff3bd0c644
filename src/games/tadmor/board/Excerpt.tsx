/** The part of the table that a chapter of the rules speaks of, in the sizes of play. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { ExcerptProps } from '@/table/kit/boardProps';
import type { Tadmor } from '../state';
import { Board } from './Board';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';

/** Rows that a finger hits, on a page that scrolls anyway. */
const HIGH = 392;
/** What is only told needs no hand. */
const WITHOUT_HAND = new Set(['placing', 'marauders', 'improvements']);

export function Excerpt({ chapter, ...props }: ExcerptProps<Tadmor>) {
  return (
    <View style={styles.all}>
      <Board {...props} layout="phone" height={HIGH} />
      {WITHOUT_HAND.has(chapter) ? null : <Hand {...props} layout="phone" height={HAND_HEIGHT} />}
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: space.xs } });
