/** A match in the drawer as it lies there. The newest is the largest button of Home; the others say the same in a line. */
import { Pressable, StyleSheet, View } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Glimpse } from '@/match/glimpse';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { nowPlaying, whoAt } from '@/table/furniture/sentences';
import type { Language } from '@/engine/contract';
import type { Words } from '@/words/en';
import { isolated } from '@/words/isolated';
import { useSpoken } from '@/words/language';
import { ago } from '../../parts/ago';
import { boxHere } from '../../context/shelf';

interface Props {
  readonly match: StoredMatch;
  readonly title: string;
  /** null: it cannot be shown; opening it says why. */
  readonly glimpse: Glimpse | null;
  readonly newest: boolean;
  readonly wide: boolean;
  readonly onOpen: () => void;
  /** Whatever else may be done with it. */
  readonly onMore: () => void;
}

const MINIATURE = { widest: 148, large: 104, small: 56 };

export function MatchCard({ match, title, glimpse, newest, wide, onOpen, onMore }: Props) {
  const { words, language } = useSpoken();
  const { colours, growth } = useTheme();
  const { handlers, ring } = useFocusLook();
  // Beside a miniature on a phone large words would be broken.
  const stacked = !wide && growth > FLOWS_FROM;
  const name = match.name === '' ? title : `${isolated(match.name)} · ${title}`;
  const { state, besides } = linesOf(match, glimpse, language, words);
  const size = !newest ? MINIATURE.small : wide ? MINIATURE.widest : MINIATURE.large;
  const Miniature = boxHere(match.game)?.Miniature;
  return (
    <View style={!newest && wide && styles.half}>
      <Pressable
        testID={newest ? 'home:continue' : `match:${match.id}`}
        accessibilityRole="button"
        accessibilityLabel={inSentences([newest ? words.home.continueMatch(name) : name, state, besides])}
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
        <View style={[styles.row, newest && styles.roomy, stacked && styles.stacked]}>
          <View style={[styles.miniature, { width: size, height: size, backgroundColor: colours.field }]}>
            {Miniature === undefined || glimpse === null ? null : (
              <Miniature view={glimpse.view} seat={glimpse.asked ?? 0} size={size} players={glimpse.players} />
            )}
          </View>
          <View style={[styles.words, stacked && styles.wholeWidth, newest && wide && styles.high]}>
            <View style={[newest || stacked ? styles.ownLines : styles.lines, newest && wide && styles.middle]}>
              <Text role={newest ? 'subheading' : 'strong'} plain>
                {match.name === '' ? title : match.name}
              </Text>
              {match.name === '' ? null : <Text role="small">{title}</Text>}
              <Text role={newest ? 'strong' : 'small'}>{state}</Text>
              <Text role="small" colour="ink2">
                {besides}
              </Text>
            </View>
            {newest && wide ? <GoOn label={words.home.continue} /> : null}
          </View>
        </View>
        {newest && !wide ? <GoOn label={words.home.continue} /> : null}
      </Pressable>
      <View style={newest ? styles.besideGoOn : styles.more}>
        <Button
          label={words.home.more(name)}
          icon="menu"
          iconOnly
          kind={newest ? 'plain' : 'quiet'}
          onPress={onMore}
          testID={newest ? 'more:newest' : `more:${match.id}`}
        />
      </View>
    </View>
  );
}

const inSentences = (lines: readonly string[]): string => lines.map(line => line.replace(/\.$/, '')).join('. ');

/** The word on the button that the whole card is. */
function GoOn({ label }: { readonly label: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.goOn, { backgroundColor: colours.accent }]}>
      <Icon name="play" size={18} colour={colours.onAccent} />
      <Text role="strong" colour="onAccent">
        {label}
      </Text>
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
  const knows = boxHere(match.game)?.game.rulesNumber ?? match.rules;
  if (glimpse === null) return { state: match.rules > knows ? words.home.playedNewer : words.home.cannotShow, besides: when };
  const { game, players, view, asked } = glimpse;
  const who = whoAt(players, words);
  const turn = asked === null ? words.home.over : words.home.turnOf(who(asked));
  const practice = match.practice ? ` · ${words.match.practice}` : '';
  return {
    state: `${game.words[language].when(view)} · ${turn}${practice}`,
    besides: `${words.list(players.map(p => nowPlaying(p, words)))} · ${when}`,
  };
}

const styles = StyleSheet.create({
  card: { padding: space.m, borderWidth: stroke.hair, borderRadius: radius.button },
  large: { gap: space.m, borderWidth: stroke.edge },
  half: { flexBasis: '45%', flexGrow: 1, maxWidth: '49.4%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  /** Beside them stands what else can be done. */
  ownLines: { gap: space.xxs },
  lines: { gap: space.xxs, paddingRight: target.side - space.s },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  wholeWidth: { flex: 0, width: '100%' },
  roomy: { gap: space.l },
  goOn: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: target.side,
    paddingHorizontal: space.xl,
    borderRadius: radius.button,
    alignSelf: 'stretch',
    marginTop: space.xs,
    marginRight: target.side + target.gap,
  },
  miniature: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden', borderRadius: radius.piece },
  words: { flex: 1, gap: space.xxs },
  /** As high as the miniature: the button stands on its ground, beside what else can be done. */
  high: { alignSelf: 'stretch' },
  middle: { flexGrow: 1, justifyContent: 'center' },
  more: { position: 'absolute', right: space.xs, top: space.xs },
  besideGoOn: { position: 'absolute', right: space.m, bottom: space.m },
});
