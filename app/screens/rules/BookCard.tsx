/** A book on the shelf of rules: the arms of its game, and how much there is to read. */
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Lid } from '@/engine/contract';
import { BoxArms } from '@/pieces/BoxArms';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Livery } from '@/pieces/Livery';
import { drawnSign } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { useSpoken } from '@/words/language';
import { useBoxIfThere } from '../../context/shelf';

export function BookCard({ lid, onPress }: { readonly lid: Lid; readonly onPress: () => void }) {
  const { words, language } = useSpoken();
  const { colours, growth } = useTheme();
  // Beside the arms large words would be broken.
  const stacked = growth > FLOWS_FROM;
  const { handlers, ring } = useFocusLook();
  const box = useBoxIfThere(lid.id);
  const book = box?.game.words[language];
  const sign = drawnSign(lid.sign);
  return (
    <Pressable
      accessibilityRole="button"
      onPress={onPress}
      testID={`rules:${lid.id}`}
      {...handlers}
      style={({ pressed }) => [styles.book, { backgroundColor: pressed ? colours.field : colours.card, borderColor: colours.edge }, ring]}
    >
      <Livery motif={sign.motif} />
      <View style={stacked ? styles.stacked : styles.row}>
        <BoxArms sign={sign} height={64} />
        <View style={stacked ? null : styles.words}>
          <Text role="subheading" plain>
            {lid.words[language].title}
          </Text>
          <Text role="small" colour="ink2">
            {book === undefined ? ' ' : words.rules.found(book.chapters.length, book.cards.length)}
          </Text>
        </View>
        {stacked ? null : <Icon name="forward" size={18} colour={colours.ink2} />}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  book: { padding: space.m, paddingTop: space.s, gap: space.s, borderWidth: stroke.edge, borderRadius: radius.button },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  stacked: { alignItems: 'flex-start', gap: space.s },
  words: { flex: 1, gap: space.xxs },
});
