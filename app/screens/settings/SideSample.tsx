/** A tablet from above, somebody asked at its far side: where the controls lie. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Shield } from '@/pieces/Shield';

export function SideSample({ turned }: { readonly turned: boolean }) {
  const { colours } = useTheme();
  const line = { borderColor: colours.edge };
  return (
    <View style={styles.table} aria-hidden testID={turned ? 'sample:turned' : 'sample:unturned'}>
      <View style={styles.upsideDown}>
        <Shield tincture="azure" width={16} />
      </View>
      <View style={[styles.tablet, line, { backgroundColor: colours.field }]}>
        <View style={[styles.rail, line, { backgroundColor: colours.card }, turned ? styles.upsideDown : null]}>
          <View style={[styles.words, { backgroundColor: colours.ink2 }]} />
          <View style={[styles.words, styles.short, { backgroundColor: colours.ink2 }]} />
          <View style={[styles.button, { backgroundColor: colours.accent }]} />
        </View>
      </View>
      <Shield tincture="gules" width={16} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { alignItems: 'center', alignSelf: 'flex-start', gap: 4, marginTop: 4 },
  tablet: { width: 112, height: 70, borderWidth: 1.6, borderRadius: 4, alignItems: 'flex-end', padding: 4 },
  rail: { width: 36, height: '100%', borderWidth: 1, padding: 4, gap: 4 },
  words: { height: 3 },
  short: { width: 16 },
  button: { height: 10, marginTop: 'auto', borderRadius: 2 },
  upsideDown: { transform: [{ rotate: '180deg' }] },
});
