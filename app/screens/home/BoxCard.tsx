/** One of the five boxes: its sign, seats, minutes and one's own record; a box without rules yet says so. */
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { gameOf } from '@/games/index';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Livery } from '@/pieces/Livery';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import type { Own } from './drawer';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly printedSeats: readonly [number, number];
  /** null: none of this game is finished yet. */
  readonly own: Own | null;
  readonly wide: boolean;
  readonly onPress: () => void;
}

export function BoxCard({ id, title, printedSeats, own, wide, onPress }: Props) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const game = gameOf(id);
  const sign = signOf(id);
  const seats = game === null ? words.home.seats(...printedSeats) : words.home.seats(game.seats.least, game.seats.most);
  const minutes =
    game === null ? null : own?.minutes == null ? words.home.minutes(...game.minutes(2, {})) : words.home.yourMinutes(...own.minutes);
  const help = game === null ? words.home.notBuilt : game.words[language].tagline;
  const ink = game === null ? colours.ink2 : colours.ink;
  return (
    <Pressable
      testID={`box:${id}`}
      accessibilityRole="button"
      {...(game === null ? null : { accessibilityHint: words.home.newMatch(title) })}
      accessibilityState={{ disabled: game === null }}
      disabled={game === null}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.box,
        wide && styles.half,
        {
          backgroundColor: game === null ? 'transparent' : pressed ? colours.field : colours.card,
          borderColor: colours.edge,
          borderStyle: game === null ? 'dashed' : 'solid',
        },
        ring,
      ]}
    >
      <Icon name={sign.icon} size={40} colour={ink} />
      <View style={styles.words}>
        <Text role="subheading" plain colour={game === null ? 'ink2' : 'ink'}>
          {title}
        </Text>
        <Text role="small" colour="ink2">
          {help}
        </Text>
        <Text role="small" colour="ink2">
          {[seats, minutes, own === null ? null : words.home.played(own.won, own.played)].filter(t => t !== null).join(' · ')}
        </Text>
        {game === null ? null : <Livery motif={sign.motif} />}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', alignItems: 'center', gap: space.l, padding: space.l, borderWidth: stroke.hair, borderRadius: radius.piece },
  half: { flexBasis: '45%', flexGrow: 1 },
  words: { flex: 1, gap: space.xxs },
});
