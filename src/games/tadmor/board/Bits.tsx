/** A card in signs, in one line. The rule card under a long press says the same in words. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { Bit } from './looks';

export const Bits = memo(function Bits({ bits, size = 16 }: { readonly bits: readonly Bit[]; readonly size?: number }) {
  const { colours } = useTheme();
  return (
    <View style={styles.row} aria-hidden>
      {bits.map((bit, i) =>
        'icon' in bit ? (
          <Icon key={i} name={bit.icon} size={bit.icon === 'forward' ? size * 0.8 : size} colour={colours.ink} />
        ) : (
          <BoardText key={i} role={size < 16 ? 'note' : 'smallStrong'} most={1.2}>
            {bit.say}
          </BoardText>
        ),
      )}
    </View>
  );
});

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: 2 } });
