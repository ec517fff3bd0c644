/** A box by its lid: its arms, what it is like, seats, minutes and one's own record; and the two ways into it, to play and to learn. */
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Lid } from '@/engine/contract';
import { BoxArms } from '@/pieces/BoxArms';
import { Button } from '@/pieces/Button';
import { Livery } from '@/pieces/Livery';
import { drawnSign } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { useSpoken } from '@/words/language';
import type { Own } from './drawer';

export type Stands = 'upright' | 'inPairs' | 'alone';
const ARMS: Readonly<Record<Stands, number>> = { upright: 132, inPairs: 92, alone: 76 };
/** As wide as their card. */
const TALL_ARMS = { most: 208, ofWindow: 0.16 };

/** A line ends between two figures, never within one. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

interface Props {
  readonly lid: Lid;
  /** null: none of this game is finished yet. */
  readonly own: Own | null;
  /** Standing upright beside the others as on a shelf, lying two in a row, or one below the other. */
  readonly stands: Stands;
  /** Upright, with the whole page for the shelf. */
  readonly tall?: boolean;
  readonly onPlay: () => void;
  readonly onLearn: () => void;
}

export function BoxCard({ lid, own, stands, tall = false, onPlay, onLearn }: Props) {
  const { words, language } = useSpoken();
  const { colours, growth } = useTheme();
  const { width } = useWindowDimensions();
  const arms = tall ? Math.min(TALL_ARMS.most, width * TALL_ARMS.ofWindow) : ARMS[stands];
  const sign = drawnSign(lid.sign);
  const { title, tagline } = lid.words[language];
  const minutes = own?.minutes == null ? words.home.minutes(...lid.minutes(2, {})) : words.home.yourMinutes(...own.minutes);
  const upright = stands === 'upright';
  // Beside the arms large words would be broken.
  const stacked = stands === 'alone' && growth > FLOWS_FROM;
  const align = upright ? 'center' : 'left';
  const figures = [
    words.home.seats(lid.seats.least, lid.seats.most),
    minutes,
    ...(own === null ? [] : [words.home.played(own.won, own.played)]),
  ];
  return (
    <View style={[styles.box, styles[stands], { backgroundColor: colours.card, borderColor: colours.edge }]}>
      <Livery motif={sign.motif} />
      {/* For a finger that takes the box itself; whoever goes by ear or by keys has the button. */}
      <Pressable
        onPress={onPlay}
        accessible={false}
        tabIndex={-1}
        style={upright ? [styles.column, tall && styles.tall] : stacked ? styles.stacked : styles.row}
      >
        <View style={tall && styles.centred}>
          <BoxArms sign={sign} height={arms} />
        </View>
        <View style={upright || stacked ? [styles.below, tall && styles.even] : styles.words}>
          <Text role={tall ? 'heading' : 'subheading'} plain align={align}>
            {title}
          </Text>
          <Text role={tall ? 'body' : 'small'} align={align} style={upright && styles.fills}>
            {tagline}
          </Text>
          <Text role="small" colour="ink2" align={align} testID={`figures:${lid.id}`}>
            {figures.map(unbroken).join(' · ')}
          </Text>
        </View>
      </Pressable>
      <View style={styles.ways}>
        <Button
          label={words.home.play}
          of={title}
          hint={words.home.newMatch(title)}
          icon="play"
          onPress={onPlay}
          testID={`box:${lid.id}`}
          style={styles.way}
        />
        <Button label={words.learn.short} of={title} icon="flag" onPress={onLearn} testID={`box:${lid.id}:learn`} style={styles.way} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.m, paddingTop: space.s, gap: space.s, borderWidth: stroke.edge, borderRadius: radius.button },
  alone: {},
  // The last of an odd number is no wider than the others.
  inPairs: { flexBasis: '45%', flexGrow: 1, maxWidth: '49.4%' },
  upright: { flex: 1, minWidth: 0 },
  column: { flex: 1, alignItems: 'center', gap: space.m, paddingTop: space.s },
  tall: { justifyContent: 'space-between', gap: space.l, paddingTop: space.l, paddingBottom: space.m },
  below: { flexGrow: 1, alignSelf: 'stretch', gap: space.xs },
  /** As high as the longest words need, so that all arms and all titles stand on one line. */
  even: { flexGrow: 0, minHeight: 172 },
  centred: { flexGrow: 1, justifyContent: 'center' },
  /** So that the figures of all stand on the same ground. */
  fills: { flexGrow: 1 },
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.l },
  stacked: { alignItems: 'flex-start', gap: space.s },
  words: { flex: 1, gap: space.xxs },
  /** Beside each other wherever a word of each has room. */
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  way: { flexGrow: 1 },
});
