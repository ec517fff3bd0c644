/** The legend of a board: every sign on it as it is drawn there, and what it means. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { grown } from '@/pieces/Icon';
import { icons } from '@/pieces/icons';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import type { Sign } from '../kit/legend';
import { useTable } from '../kit/tableContext';

export function Signs({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { words } = useSpoken();
  const { legend = [] } = useTable().drawn;
  return (
    <Sheet closeLabel={words.close} open={open} title={words.match.signs} onClose={onClose} testID="sheet:signs">
      {open ? (
        <View style={styles.list}>
          {legend.map(sign => (
            <Row key={sign.says.en} sign={sign} />
          ))}
        </View>
      ) : null}
    </Sheet>
  );
}

function Row({ sign }: { readonly sign: Sign }) {
  const { language } = useSpoken();
  const { colours, growth } = useTheme();
  const size = grown(24, growth);
  return (
    <View style={styles.row}>
      <Svg width={size} height={size} viewBox="0 0 24 24" style={styles.sign} pointerEvents="none" aria-hidden>
        <Path d={'icon' in sign ? icons[sign.icon] : sign.path} fill={colours.ink} fillRule="evenodd" />
      </Svg>
      <Text role="small" style={styles.says}>
        {sign.says[language]}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sign: { flexShrink: 0 },
  says: { flex: 1, minWidth: 0 },
});
