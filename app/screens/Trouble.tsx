/** The drawer does not open: one sentence, and a way out that loses nothing. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Fault } from '@/archive/faults';
import { startAside } from '@/archive/openArchive';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { saveText } from '../saveText';

interface Props {
  readonly fault: Fault;
  readonly salvage: (() => Promise<string>) | null;
  readonly onRetry: () => void;
  readonly onUnsaved: () => void;
}

/** A broken or foreign file may be put aside; whatever else is in the way is not the file's fault. */
const CAN_START_ASIDE: readonly Fault[] = ['corrupt', 'newer', 'unknown'];

export function Trouble({ fault, salvage, onRetry, onUnsaved }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  const [failed, setFailed] = useState(false);
  const aside = (): void => {
    startAside().then(onRetry, () => setFailed(true));
  };
  return (
    <View style={[styles.all, { backgroundColor: colours.paper }]} role="main" testID="trouble">
      <Shield tincture="sable" width={72} />
      <Text role="heading" align="center">
        {words.trouble.title}
      </Text>
      <Text align="center" testID={`trouble:${fault}`}>
        {words.trouble[fault]}
      </Text>
      <View style={styles.buttons}>
        <Button label={words.trouble.retry} kind="primary" onPress={onRetry} testID="trouble:retry" />
        {salvage === null ? null : <Button label={words.trouble.saveRaw} icon="share" onPress={() => void salvage().then(text => saveText('blazon-raw.json', text)).catch(() => setFailed(true))} testID="trouble:raw" />}
        {CAN_START_ASIDE.includes(fault) ? <Button label={words.trouble.startAside} onPress={aside} testID="trouble:aside" /> : null}
        <Button label={words.trouble.playUnsaved} kind="quiet" onPress={onUnsaved} testID="trouble:unsaved" />
        {failed ? <Text colour="bad">{words.trouble.unknown}</Text> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl },
  buttons: { gap: space.s, width: '100%', maxWidth: 420 },
});
