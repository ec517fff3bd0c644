/** A board in a strip cannot be played: it says what to do instead. Phones of our own making never lie on their side. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Arms } from '@/pieces/Arms';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

export function RotateDevice() {
  const words = useWords();
  return (
    <View style={styles.whole} testID="tooLow">
      <Arms size={96} />
      <Text role="subheading" align="center">
        {words.match.tooLow}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l, padding: space.xl } });
