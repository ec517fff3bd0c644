/** A book on the shelf of rules: the arms of its game, and how much there is to read. */
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Game } from '@/engine/contract';
import { BoxArms } from '@/pieces/BoxArms';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Livery } from '@/pieces/Livery';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';

export function BookCard({ game, onPress }: { readonly game: Game; readonly onPress: () => void }) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const { title, chapters, cards = [] } = game.words[language];
  const sign = signOf(game.id);
  return (
    <Pressable
      accessibilityRole="button"
      onPress={onPress}
      testID={`rules:${game.id}`}
      {...handlers}
      style={({ pressed }) => [styles.book, { backgroundColor: pressed ? colours.field : colours.card, borderColor: colours.edge }, ring]}
    >
      <Livery motif={sign.motif} />
      <View style={styles.row}>
        <BoxArms sign={sign} height={64} />
        <View style={styles.words}>
          <Text role="subheading" plain>
            {title}
          </Text>
          <Text role="small" colour="ink2">
            {words.rules.found(chapters.length, cards.length)}
          </Text>
        </View>
        <Icon name="forward" size={18} colour={colours.ink2} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  book: { padding: space.m, paddingTop: space.s, gap: space.s, borderWidth: stroke.edge, borderRadius: radius.button },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1, gap: space.xxs },
});
