/** A choice that is not a row yet says so, keeps the match on the table and offers to try again. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useSaving, useTable } from './tableContext';

export function SaveBanner() {
  const words = useWords();
  const { colours } = useTheme();
  const { match } = useTable();
  const saved = useSaving();
  if (saved !== 'failed') return null;
  return (
    <View style={[styles.banner, { borderColor: colours.warn, backgroundColor: colours.card }]} role="alert" testID="banner:notSaved">
      <Text role="small" style={styles.grow}>
        {`${words.match.notSaved} ${words.trouble.keptHere}`}
      </Text>
      <Button label={words.match.saveAgain} kind="plain" onPress={() => match.saveAgain()} testID="button:saveAgain" />
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
