/** Under a track on a phone: what its level brings, and what the next one would. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import type { Track } from '../data/names';
import { ACTION_POINTS, BANK_RATE, FOOD_TIMES, GOODS_TIMES, LEVELS, ROUTES, WEAPONS_TIMES } from '../data/technology';
import { RESOURCE_ICONS } from './glyphs';

/** By track: what is multiplied, the bank's price, routes, action points. */
const ROWS: Readonly<Record<Track, readonly (readonly [IconName, readonly number[]])[]>> = {
  production: [
    [RESOURCE_ICONS.food, FOOD_TIMES],
    [RESOURCE_ICONS.goods, GOODS_TIMES],
  ],
  trade: [
    ['scales', BANK_RATE],
    ['exchange', ROUTES],
  ],
  military: [
    [RESOURCE_ICONS.weapons, WEAPONS_TIMES],
    ['boot', ACTION_POINTS],
  ],
};

export function NextLevel({ track, level }: { readonly track: Track; readonly level: number }) {
  const { colours } = useTheme();
  return ROWS[track].map(([icon, table]) => (
    <View key={icon} style={styles.row} testID={`next:${track}`}>
      <Icon name={icon} size={12} colour={colours.ink2} />
      <BoardText role="note" most={1.1}>
        {table[level - 1] ?? 0}
      </BoardText>
      {level >= LEVELS || table[level] === table[level - 1] ? null : (
        <>
          <Icon name="chevron" size={8} colour={colours.ink2} />
          <BoardText role="note" most={1.1}>
            {table[level] ?? 0}
          </BoardText>
        </>
      )}
    </View>
  ));
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: 2 } });
