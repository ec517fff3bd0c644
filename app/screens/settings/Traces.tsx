/** What went wrong lately, for whoever mends it: seen, copied, thrown away. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { clearTraces, note, traces, tracesAsText } from '@/archive/trace';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { copyText } from '../../device/copyText';

export function Traces() {
  const words = useWords();
  const { noTraces, tracesHelp, copyTraces, clearTraces: clear } = words.about;
  const [seen, setSeen] = useState(traces);
  const [copied, setCopied] = useState(false);
  if (seen.length === 0) {
    return (
      <Text role="small" colour="ink2" testID="traces:none">
        {noTraces}
      </Text>
    );
  }
  const copy = (): void => {
    copyText(tracesAsText()).then(setCopied, (error: unknown) => note('copying the notes', error));
  };
  const throwAway = (): void => {
    clearTraces();
    setSeen([]);
  };
  return (
    <View style={styles.all}>
      <Text role="smallStrong">{words.about.traces(seen.length)}</Text>
      <Text role="small" colour="ink2">
        {tracesHelp}
      </Text>
      <Text role="small" testID="traces">
        {tracesAsText()}
      </Text>
      <Button label={copied ? words.match.copied : copyTraces} kind="plain" onPress={copy} testID="traces:copy" />
      <Button label={clear} kind="quiet" icon="trash" onPress={throwAway} testID="traces:clear" />
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: space.xs } });
