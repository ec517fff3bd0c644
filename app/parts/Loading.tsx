/** In place of a table, or of any screen of one game, until its box is open. */
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

export function Loading() {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View style={[styles.all, { backgroundColor: colours.paper }]} testID="coming">
      <Text colour="ink2">{words.match.loading}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ all: { flex: 1, alignItems: 'center', justifyContent: 'center' } });
