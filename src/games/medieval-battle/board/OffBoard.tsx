/** Units that wait outside: in reserve by type, those that left the board one by one with the regroups they still need. */
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { Pellet } from '@/pieces/Pellet';
import { Spot } from '@/table/kit/Spot';
import Svg, { Path } from 'react-native-svg';
import { icons } from '@/pieces/icons';
import type { UnitType } from '../data/units';
import { HELD_BACK, OFF_BOARD, unitSpot, type MedievalBattle } from '../state';
import { UnitPiece } from './UnitPiece';

export interface Waiting {
  /** The unit that stands for them. */
  readonly unit: number;
  readonly type: UnitType;
  readonly knights: number;
  /** How many are alike. */
  readonly count: number;
  /** Regroups until it may enter, 0: now; −1: in reserve. */
  readonly wait: number;
}

/** Reserves of a type are all alike: one counter with their number. */
export function waitingUnits(view: Readonly<MedievalBattle>, seat: Seat): readonly Waiting[] {
  const found: Waiting[] = [];
  // At the regroup it has waited for a unit may enter now; at any other time only at the next one.
  const isEntering = view.questions.at(-1)?.ask === 'enter';
  view.units.forEach((u, unit) => {
    if (u.seat !== seat || (u.at !== HELD_BACK && u.at !== OFF_BOARD)) return;
    const alike = u.at === HELD_BACK ? found.findIndex(w => w.wait === -1 && w.type === u.type) : -1;
    const known = found[alike];
    if (known !== undefined) found[alike] = { ...known, count: known.count + 1 };
    else
      found.push({
        unit,
        type: u.type,
        knights: u.knights,
        count: 1,
        wait: u.at === HELD_BACK ? -1 : Math.max(u.wait, isEntering ? 0 : 1),
      });
  });
  return found;
}

const WIDTH = 48;
const HEIGHT = 60;

interface Props {
  readonly waiting: readonly Waiting[];
  readonly tincture: Tincture;
  readonly seat: Seat;
  readonly width: number;
  /** In as many rows as they need (a rail), or in one that scrolls. */
  readonly wraps: boolean;
}

export function OffBoard({ waiting, tincture, seat, width, wraps }: Props) {
  const tokens = waiting.map(w => <Token key={w.unit} waiting={w} tincture={tincture} seat={seat} />);
  if (wraps) return <View style={[styles.rows, { width }]}>{tokens}</View>;
  return (
    <ScrollView
      horizontal
      style={{ width }}
      contentContainerStyle={styles.row}
      showsHorizontalScrollIndicator={waiting.length * WIDTH > width}
    >
      {tokens}
    </ScrollView>
  );
}

function Token({ waiting, tincture, seat }: { readonly waiting: Waiting; readonly tincture: Tincture; readonly seat: Seat }) {
  const { colours } = useTheme();
  return (
    <View style={styles.token}>
      <UnitPiece
        type={waiting.type}
        tincture={tincture}
        seat={seat}
        knights={waiting.knights}
        points={waiting.type === 'wagonTrain' ? 1 : -1}
        width={38}
      />
      <Spot at={unitSpot(waiting.unit)} left={0} top={0} width={WIDTH} height={HEIGHT} />
      <View style={styles.pellet} pointerEvents="none">
        {waiting.wait > 0 ? (
          <Svg width={14} height={14} viewBox="0 0 24 24" aria-hidden>
            <Path d={icons.hourglass} fill={colours.ink} fillRule="evenodd" />
          </Svg>
        ) : null}
        {waiting.wait > 0 || waiting.count > 1 ? <Pellet value={waiting.wait > 0 ? waiting.wait : waiting.count} height={18} /> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.s, columnGap: space.xs },
  row: { gap: space.xs, paddingHorizontal: space.s, alignItems: 'center' },
  token: { width: WIDTH, height: HEIGHT, alignItems: 'center', justifyContent: 'center' },
  pellet: { position: 'absolute', right: 2, bottom: 2, flexDirection: 'row', alignItems: 'center' },
});
