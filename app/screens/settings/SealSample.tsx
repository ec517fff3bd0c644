/** What the second tap is like, to try: nothing is played. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { feel } from '@/device/haptics';
import { play } from '@/device/player';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';

export function SealSample() {
  const words = useWords();
  const { settings } = useApp();
  const [said, setSaid] = useState<'tapAgain' | 'rolled' | null>(null);
  const waits = said === 'tapAgain';
  const tap = (): void => {
    const asks = settings.confirmSeals && !waits;
    if (settings.haptics) feel(asks ? 'seal' : 'tick');
    if (settings.sound) play(asks ? 'seal' : 'dice', 1);
    setSaid(asks ? 'tapAgain' : 'rolled');
  };
  return (
    <View style={styles.row}>
      <Button label={words.settings.sealSample} kind="plain" seals selected={waits} onPress={tap} testID="sample:seal" />
      <Text role="small" colour="ink2" aria-live="polite" style={styles.said} testID="sample:sealSays">
        {said === null ? '' : waits ? words.match.tapAgain : words.settings.sealDone}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, marginTop: space.xs },
  said: { flexShrink: 1 },
});
