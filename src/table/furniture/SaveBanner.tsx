/** A choice that is not a row yet says so, keeps the match on the table and offers to try again. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { usePlayedMatch, useSaving } from './playedMatch';

export function SaveBanner({ onCopy }: { readonly onCopy: () => Promise<boolean> }) {
  const words = useWords();
  const { colours } = useTheme();
  const match = usePlayedMatch();
  const saved = useSaving();
  const [copied, setCopied] = useState(false);
  if (saved !== 'failed') return null;
  return (
    <View style={[styles.banner, { borderColor: colours.warn, backgroundColor: colours.card }]} role="alert" testID="banner:notSaved">
      <Text role="small" style={styles.grow}>
        {words.trouble.keptHere}
        {copied ? ` ${words.match.copied}` : null}
      </Text>
      <Button label={words.match.saveAgain} kind="plain" onPress={() => match.saveAgain()} testID="table:saveAgain" />
      <Button label={words.match.copyMatch} kind="quiet" onPress={() => void onCopy().then(setCopied)} testID="table:copyMatch" />
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    borderWidth: 1.6,
    margin: space.xs,
  },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
