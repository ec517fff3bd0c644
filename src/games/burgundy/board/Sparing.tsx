/** A small monastery with its number, where one makes the cheapest way cheaper still: the price beside it would puzzle otherwise. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, tileKinds } from '@/design/tokens';
import type { Choice } from '@/engine/contract';
import { FigureG } from '@/pieces/Pellet';
import { useMatchView } from '@/table/kit/tableContext';
import type { BurgundyChoice } from '../asking';
import type { Burgundy } from '../state';
import { sparing } from '../words/choiceLabel';
import { askedSeat } from '../words/whose';
import { hexPath, shrunk } from './geometry';

const SIGN = { width: 20, height: 22 };

export function Sparing({ endings }: { readonly endings: readonly Choice[] }) {
  const { colours } = useTheme();
  const { view } = useMatchView();
  const g = view as Readonly<Burgundy>;
  const seat = askedSeat(g);
  const shown = cheapest(endings as readonly BurgundyChoice[]);
  const spared = seat === null || shown === undefined ? null : sparing(g, seat, shown);
  if (spared === null) return null;
  return (
    <View style={styles.row} aria-hidden>
      {spared.monasteries.map(monastery => (
        <Svg key={monastery} width={SIGN.width} height={SIGN.height} style={styles.sign} testID={`sparing:${monastery}`}>
          <Path
            d={hexPath(SIGN.width / 2, SIGN.height / 2, shrunk(SIGN, 1))}
            fill={tileKinds.monastery.fill}
            stroke={colours.ink}
            strokeWidth={1.2}
          />
          <FigureG value={monastery} x={SIGN.width / 2} y={SIGN.height / 2} size={12} colour={onTincture.ink} />
        </Svg>
      ))}
    </View>
  );
}

/** Of the choices that end here the one whose price is shown. */
function cheapest(endings: readonly BurgundyChoice[]): BurgundyChoice | undefined {
  const pay = (c: BurgundyChoice): number => ('pay' in c ? (c.pay ?? 0) : 0);
  const least = Math.min(...endings.map(pay));
  return endings.find(c => pay(c) === least);
}

const styles = StyleSheet.create({ row: { flexDirection: 'row' }, sign: { marginRight: -2 } });
