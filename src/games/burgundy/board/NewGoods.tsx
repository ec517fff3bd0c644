/** SHP-03, SHD-08.5: not all colours of a ship's goods find a place. Those one may keep lie on a card of their own, for no other place on the board is theirs. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { FigureG } from '@/pieces/Pellet';
import { useInLanguage, useMatchView } from '@/table/kit/tableContext';
import { BoardText } from '@/pieces/BoardText';
import { forms } from '../words';
import { cargoOf } from '../rules/tiles/ship';
import { GOODS_SPOTS, kindOf, numberOf } from '../spots';
import type { Asking } from '../ruling';
import { estateOf, type Burgundy } from '../state';
import { GoodG } from './GoodsG';
import { Place } from './Place';

const HEIGHT = 84;
const PAD = 6;
const WIDEST = 92;
const BARREL = 38;

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly question: Asking<'newGoods'> | Asking<'cargo'>;
  /** The duchy: the card lies on its upper rows. */
  readonly over: Box;
}

export function NewGoods({ view, question, over }: Props) {
  const { colours } = useTheme();
  const t = useInLanguage(forms);
  const { offers } = useMatchView();
  const left = offers.flatMap(({ at }) => {
    const good = kindOf(at) === 'goods' ? numberOf(at) : -1;
    // SHD-08.5: a colour that is in the hand already is chosen there.
    return good < 0 || (estateOf(view, question.seat).goods[good] as number) > 0 ? [] : [{ good, count: cargoOf(view, question, good) }];
  });
  if (left.length === 0) return null;
  const cell = Math.min(WIDEST, (over.width - 2 * PAD) / left.length);
  const width = left.length * cell + 2 * PAD;
  const place = { left: over.left + (over.width - width) / 2, top: over.top + 2, width, height: HEIGHT + 2 * PAD };
  return (
    <View style={[styles.card, place, { backgroundColor: colours.card, borderColor: colours.ink }]} testID="newGoods">
      {left.map(({ good, count }, i) => (
        <View key={good} style={[styles.over, { left: PAD + i * cell, top: PAD - stroke.edge, width: cell, height: HEIGHT }]}>
          <View style={styles.cell} pointerEvents="none" aria-hidden>
            <Svg width={cell} height={BARREL + 8} pointerEvents="none">
              <GoodG good={good} x={cell / 2 - 9} y={BARREL / 2 + 5} size={BARREL} />
              <FigureG value={count} x={cell / 2 + BARREL * 0.5} y={BARREL / 2 + 8} size={19} colour={colours.ink} />
            </Svg>
            <BoardText role="note" most={1.2} align="center" numberOfLines={1}>
              {t.names.colours[good]}
            </BoardText>
          </View>
          <Place at={GOODS_SPOTS[good] as string} box={{ left: 2, top: 2, width: cell - 4, height: HEIGHT - 4 }} hollow />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.piece },
  cell: { alignItems: 'center', justifyContent: 'center', flex: 1 },
});
