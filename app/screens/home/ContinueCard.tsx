/** The largest button of Home: the match that was interrupted, as it lies there. */
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { boards } from '@/games/boards';
import type { Glimpse } from '@/match/glimpse';
import { useFocusLook } from '@/pieces/focus';
import { Text } from '@/pieces/Text';
import { whoAt } from '@/table/sentences';
import { useSpoken } from '@/words/language';
import { ago } from '../../ago';

const MINIATURE = 96;

export function ContinueCard({ glimpse, onPress }: { readonly glimpse: Glimpse; readonly onPress: () => void }) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const { game, players, view, asked, stored } = glimpse;
  const gameWords = game.words[language];
  const who = whoAt(players, words);
  const Miniature = boards[game.id]?.Miniature;
  const turn = asked === null ? words.home.over : words.home.turnOf(who(asked));
  const state = `${gameWords.when(view)} · ${turn}`;
  const opponents = words.list(players.map((_, seat) => who(seat)));
  const when = ago(stored.touched, Date.now(), words);
  return (
    <Pressable
      testID="home:continue"
      accessibilityRole="button"
      accessibilityLabel={`${words.home.continueMatch(gameWords.title)}. ${state} ${opponents}. ${when}`}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [styles.card, { backgroundColor: pressed ? colours.field : colours.card, borderColor: colours.accent }, ring]}
    >
      <View style={[styles.miniature, { backgroundColor: colours.field }]}>{Miniature === undefined ? null : <Miniature view={view} seat={asked ?? 0} size={MINIATURE} />}</View>
      <View style={styles.words}>
        <Text role="heading" colour="accent" plain>
          {words.home.continue}
        </Text>
        <Text role="strong">{gameWords.title}</Text>
        <Text role="small">{state}</Text>
        <Text role="small" colour="ink2">{`${opponents} · ${when}`}</Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.l, padding: space.l, borderWidth: stroke.edge, borderRadius: radius.button },
  miniature: { width: MINIATURE, height: MINIATURE, alignItems: 'center', justifyContent: 'center', overflow: 'hidden', borderRadius: radius.piece },
  words: { flex: 1, gap: space.xxs },
});
