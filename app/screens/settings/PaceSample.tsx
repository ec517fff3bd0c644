/** How fast bots act, to look at: five acts, again and again. Where motion is unwelcome only the words say it. */
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

const ACTS = 5;
/** An act that waits for nothing still takes a moment to see. */
const LEAST = 60;

export function PaceSample({ pace }: { readonly pace: number }) {
  const words = useWords();
  const { colours, speed } = useTheme();
  const still = speed === 0;
  const [act, setAct] = useState(0);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setAct(now => (now + 1) % (ACTS + 1)), Math.max(LEAST, pace));
    return () => clearInterval(timer);
  }, [pace, still]);
  return (
    <View style={styles.row}>
      <View style={styles.row} aria-hidden>
        {Array.from({ length: ACTS }, (_, i) => (
          <View key={i} style={[styles.act, { borderColor: colours.edge }]}>
            {still || i < act ? <Shield tincture="azure" width={16} /> : null}
          </View>
        ))}
      </View>
      <Text role="small" colour="ink2" testID="pace:says">
        {words.settings.pace(pace)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexWrap: 'wrap' },
  act: { width: 24, height: 28, borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
});
