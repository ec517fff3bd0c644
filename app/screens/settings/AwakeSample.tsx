/** A tablet while a bot thinks: with its table, or dark. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { dark } from '@/design/tokens';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

export function AwakeSample({ awake }: { readonly awake: boolean }) {
  const { settings } = useWords();
  const { colours } = useTheme();
  return (
    <View style={styles.row}>
      <View
        style={[styles.tablet, { borderColor: colours.edge, backgroundColor: awake ? colours.card : dark.paper }]}
        aria-hidden
        testID={awake ? 'sample:awake' : 'sample:asleep'}
      >
        {awake ? <Shield tincture="azure" width={16} /> : null}
        {awake ? <Shield tincture="gules" width={16} /> : null}
      </View>
      <Text role="small" style={styles.words}>
        {awake ? settings.awakeSample : settings.awakeSampleOff}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, marginTop: 4 },
  tablet: {
    width: 72,
    height: 46,
    borderWidth: 1.6,
    borderRadius: 4,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
  },
  words: { flex: 1 },
});
