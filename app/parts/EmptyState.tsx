/** A page that has nothing to show yet: what will appear, and the way to make it so. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Arms } from '@/pieces/Arms';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

export function EmptyState({ sentence, testID }: { readonly sentence: string; readonly testID: string }) {
  const words = useWords();
  const navigation = useNavigation();
  return (
    <View style={styles.all}>
      <Arms size={96} />
      <Text align="center" testID={testID}>
        {sentence}
      </Text>
      <Button
        label={words.home.chooseGame}
        icon="play"
        kind="primary"
        onPress={() => navigation.dispatch(StackActions.popTo('Home'))}
        testID="empty:home"
      />
    </View>
  );
}

const styles = StyleSheet.create({ all: { alignItems: 'center', gap: space.l, paddingVertical: space.xxxl } });
