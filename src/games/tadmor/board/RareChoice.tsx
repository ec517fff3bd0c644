/** One of the nine rare goods, to be taken from any place in its stack. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { inner, type Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { RARE_GOODS } from '../data/names';
import { Place } from './Place';
import { RareG } from './RareG';

interface Props {
  readonly rare: number;
  readonly at: Spot;
  readonly left: number;
  readonly box: Box;
}

const SIZE = 44;

export const RareChoice = memo(function RareChoice({ rare, at, left, box }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  return (
    <View style={[styles.over, box]}>
      <View style={[styles.card, { backgroundColor: colours.card, borderColor: colours.edge }]} pointerEvents="none" aria-hidden>
        <Svg width={SIZE} height={SIZE}>
          <RareG rare={rare} x={SIZE / 2} y={SIZE / 2} size={SIZE - 4} />
        </Svg>
        <BoardText role="note" most={1.2} style={styles.strong}>
          {t.names.rare[RARE_GOODS[rare] ?? 'glass']}
        </BoardText>
        <BoardText role="note" most={1.2} colour="ink2">
          {words.left(left)}
        </BoardText>
      </View>
      <Place at={at} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: { flex: 1, borderWidth: stroke.hair, borderRadius: radius.piece, alignItems: 'center', justifyContent: 'center' },
  strong: { fontWeight: '600' },
});
