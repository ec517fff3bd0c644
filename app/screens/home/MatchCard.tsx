/** A match in the drawer as it lies there. The newest is the largest button of Home; the others say the same in a line. */
import { Pressable, StyleSheet, View } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { boards } from '@/games/boards';
import type { Glimpse } from '@/match/glimpse';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Text } from '@/pieces/Text';
import { whoAt } from '@/table/sentences';
import type { Language } from '@/engine/contract';
import type { Words } from '@/words/en';
import { useSpoken } from '@/words/language';
import { ago } from '../../ago';

interface Props {
  readonly match: StoredMatch;
  readonly title: string;
  /** null: it cannot be shown; opening it says why. */
  readonly glimpse: Glimpse | null;
  readonly newest: boolean;
  readonly onOpen: () => void;
  /** Whatever else may be done with it. */
  readonly onMore: () => void;
}

const MINIATURE = { large: 96, small: 56 };

export function MatchCard({ match, title, glimpse, newest, onOpen, onMore }: Props) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const name = match.name === '' ? title : `${match.name} · ${title}`;
  const { state, besides } = linesOf(match, glimpse, language, words);
  const size = newest ? MINIATURE.large : MINIATURE.small;
  const Miniature = boards[match.game]?.Miniature;
  return (
    <View>
      <Pressable
        testID={newest ? 'home:continue' : `match:${match.id}`}
        accessibilityRole="button"
        accessibilityLabel={[newest ? words.home.continueMatch(name) : name, state, besides].join('. ')}
        dataSet={{ said: 'in one sentence' }}
        onPress={onOpen}
        {...handlers}
        style={({ pressed }) => [
          styles.card,
          newest && styles.large,
          { backgroundColor: pressed ? colours.field : colours.card, borderColor: newest ? colours.accent : colours.edge },
          ring,
        ]}
      >
        <View style={[styles.miniature, { width: size, height: size, backgroundColor: colours.field }]}>
          {Miniature === undefined || glimpse === null ? null : <Miniature view={glimpse.view} seat={glimpse.asked ?? 0} size={size} />}
        </View>
        <View style={styles.words}>
          {newest ? (
            <Text role="heading" colour="accent" plain>
              {words.home.continue}
            </Text>
          ) : null}
          <Text role="strong">{name}</Text>
          <Text role="small">{state}</Text>
          <Text role="small" colour="ink2">
            {besides}
          </Text>
        </View>
      </Pressable>
      <View style={styles.more}>
        <Button
          label={words.home.more(name)}
          icon="menu"
          iconOnly
          kind="quiet"
          onPress={onMore}
          testID={newest ? 'more:newest' : `more:${match.id}`}
        />
      </View>
    </View>
  );
}

/** Round and whose turn it is; who plays and when it was touched last. */
function linesOf(
  match: StoredMatch,
  glimpse: Glimpse | null,
  language: Language,
  words: Words,
): { readonly state: string; readonly besides: string } {
  const when = ago(match.touched, Date.now(), words);
  if (glimpse === null) return { state: words.home.cannotShow, besides: when };
  const { game, players, view, asked } = glimpse;
  const who = whoAt(players, words);
  const turn = asked === null ? words.home.over : words.home.turnOf(who(asked));
  const practice = match.practice ? ` · ${words.match.practice}` : '';
  return {
    state: `${game.words[language].when(view)} · ${turn}${practice}`,
    besides: `${words.list(players.map((_, seat) => who(seat)))} · ${when}`,
  };
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    paddingRight: 56,
    borderWidth: stroke.hair,
    borderRadius: radius.button,
  },
  large: { gap: space.l, padding: space.l, paddingRight: 56, borderWidth: stroke.edge },
  miniature: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden', borderRadius: radius.piece },
  words: { flex: 1, gap: space.xxs },
  more: { position: 'absolute', right: space.xs, top: space.xs },
});
