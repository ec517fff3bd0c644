/** The drawer does not open: one sentence, and a way out that loses nothing. */
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Fault } from '@/archive/faults';
import { callForTheFile } from '@/archive/onlyTab';
import { startAside, type OpenedArchive } from '@/archive/openArchive';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { note } from '@/archive/trace';
import { RawData } from '../parts/RawData';

interface Props {
  readonly fault: Fault;
  readonly salvage: OpenedArchive['salvage'];
  readonly onRetry: () => void;
  readonly onUnsaved: () => void;
}

/** In dp at the usual text size. */
const WIDEST = 440;

/** A broken or foreign file may be put aside; whatever else is in the way is not the file's fault. */
const CAN_START_ASIDE: readonly Fault[] = ['corrupt', 'newer', 'unknown'];

export function ArchiveTrouble({ fault, salvage, onRetry, onUnsaved }: Props) {
  const words = useWords();
  const { colours, growth } = useTheme();
  const insets = useSafeAreaInsets();
  const [failed, setFailed] = useState(false);
  const aside = (): void => {
    startAside().then(onRetry, (error: unknown) => {
      note('starting aside', error);
      setFailed(true);
    });
  };
  const goOnHere = (): void => {
    callForTheFile();
    onRetry();
  };
  // Trying again does not mend a file: there the first thing is to bring what it holds to safety.
  const broken = fault === 'corrupt' && salvage !== null;
  return (
    <ScrollView
      style={{ backgroundColor: colours.paper }}
      contentContainerStyle={[styles.all, { paddingTop: insets.top + space.xl, paddingBottom: insets.bottom + space.xl }]}
      role="main"
      testID="trouble"
    >
      <View style={[styles.column, { maxWidth: WIDEST * growth }]}>
        <Shield tincture="sable" width={64} />
        <Text role="heading" align="center" testID={`trouble:${fault}`}>
          {words.trouble[fault]}
        </Text>
        <Text align="center" colour="ink2">
          {words.trouble.way[fault]}
        </Text>
        <View style={styles.buttons}>
          {salvage === null ? null : (
            <RawData
              label={words.trouble.saveRaw}
              kind={broken ? 'primary' : 'plain'}
              rows={salvage}
              onFailed={() => setFailed(true)}
              testID="trouble:raw"
            />
          )}
          {CAN_START_ASIDE.includes(fault) ? <Button label={words.trouble.startAside} onPress={aside} testID="trouble:aside" /> : null}
          {fault === 'otherTab' ? <Button label={words.trouble.goOnHere} onPress={goOnHere} testID="trouble:goOnHere" /> : null}
          <Button label={words.trouble.retry} kind={broken ? 'plain' : 'primary'} onPress={onRetry} testID="trouble:retry" />
          <Button label={words.trouble.playUnsaved} kind="quiet" onPress={onUnsaved} testID="trouble:unsaved" />
          {failed ? (
            <Text colour="bad" align="center" aria-live="polite" testID="trouble:failed">
              {words.trouble.noHelp}
            </Text>
          ) : null}
        </View>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  all: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: space.xl },
  column: { alignSelf: 'center', alignItems: 'center', gap: space.l, width: '100%' },
  buttons: { gap: space.s, width: '100%', paddingTop: space.s },
});
