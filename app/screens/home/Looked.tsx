/** What lies in the drawer, where the boxes had to stand before it was known: in a place of its own, so that none of them moves away under a finger. */
import { StyleSheet, View } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

interface Props {
  readonly looking: boolean;
  readonly newest: StoredMatch | undefined;
  readonly nameOf: (match: StoredMatch) => string;
  readonly onOpen: (match: StoredMatch) => void;
  readonly onMore: (match: StoredMatch) => void;
}

export function Looked({ looking, newest, nameOf, onOpen, onMore }: Props) {
  const { home } = useWords();
  return (
    <View style={styles.looked} testID="home:looked">
      {newest !== undefined ? (
        <>
          <Button
            label={home.continueMatch(nameOf(newest))}
            icon="play"
            kind="primary"
            onPress={() => onOpen(newest)}
            testID="home:continue"
            style={styles.grow}
          />
          <Button label={home.more(nameOf(newest))} icon="menu" iconOnly onPress={() => onMore(newest)} testID="more:newest" />
        </>
      ) : looking ? (
        <Text colour="ink2" aria-live="polite" testID="home:looking">
          {home.looking}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  /** Of one height, whatever is found. */
  looked: { height: 96, flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
});
