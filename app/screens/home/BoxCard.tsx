/** A box one can play, by its lid: its arms, what it is like, seats, minutes and one's own record. */
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Lid } from '@/engine/contract';
import { BoxArms } from '@/pieces/BoxArms';
import { useFocusLook } from '@/pieces/focus';
import { Livery } from '@/pieces/Livery';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import type { Own } from './drawer';

interface Props {
  readonly lid: Lid;
  /** null: none of this game is finished yet. */
  readonly own: Own | null;
  readonly wide: boolean;
  readonly onPress: () => void;
}

export function BoxCard({ lid, own, wide, onPress }: Props) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  const sign = signOf(lid.id);
  const { title, tagline } = lid.words[language];
  const minutes = own?.minutes == null ? words.home.minutes(...lid.minutes(2, {})) : words.home.yourMinutes(...own.minutes);
  const figures = [
    words.home.seats(lid.seats.least, lid.seats.most),
    minutes,
    ...(own === null ? [] : [words.home.played(own.won, own.played)]),
  ];
  return (
    <Pressable
      testID={`box:${lid.id}`}
      accessibilityRole="button"
      accessibilityHint={words.home.newMatch(title)}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.box,
        wide && styles.half,
        { backgroundColor: pressed ? colours.field : colours.card, borderColor: colours.edge },
        ring,
      ]}
    >
      <Livery motif={sign.motif} />
      <View style={styles.row}>
        <BoxArms sign={sign} height={wide ? 92 : 76} />
        <View style={styles.words}>
          <Text role="subheading" plain>
            {title}
          </Text>
          <Text role="small">{tagline}</Text>
          <Text role="small" colour="ink2" testID={`figures:${lid.id}`}>
            {figures.join(' · ')}
          </Text>
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.m, paddingTop: space.s, gap: space.s, borderWidth: stroke.edge, borderRadius: radius.button },
  half: { flexBasis: '45%', flexGrow: 1 },
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1, gap: space.xxs },
});
