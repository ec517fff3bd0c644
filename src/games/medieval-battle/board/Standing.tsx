/** How both sides stand: victory points towards the goal, time tokens, the wagon train. */
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import type { Seat } from '@/engine/contract';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { tinctures, type Tincture } from '@/design/tokens';
import { icons } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { Spot } from '@/table/kit/Spot';
import type { Player } from '@/match/matchView';
import { LAYOUTS, TIME_TOKENS } from '../data/layouts';
import { victoryPoints } from '../rules/flags';
import { HELD_BACK, isFortified, wagonTrainOf, type MedievalBattle } from '../state';
import { armyOf } from './inHand';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly view: Readonly<MedievalBattle>;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
}

export const PENNON = 13;
const GLASS = 12;

/** A row of small marks, the first `full` of them filled. */
function Track({
  icon,
  most,
  full,
  size,
  fill,
}: {
  readonly icon: 'trophy' | 'hourglass';
  readonly most: number;
  readonly full: number;
  readonly size: number;
  readonly fill: string;
}) {
  const { colours } = useTheme();
  const marks = Math.max(most, full);
  return (
    <Svg width={marks * size} height={size + 5} pointerEvents="none" aria-hidden>
      {Array.from({ length: marks }, (_, i) => (
        <G key={i} transform={`translate(${i * size} 2) scale(${(size + 1) / 24})`}>
          <Path
            d={icons[icon]}
            fill={i < full ? fill : 'none'}
            stroke={i < full ? colours.ink : colours.edge}
            strokeWidth={i < full ? 1.2 : 1.5}
            fillRule="evenodd"
          />
        </G>
      ))}
    </Svg>
  );
}

/** One side in one line; its parts are spots, for their rule cards. */
export function Standing({ view, players, seat, width, height }: Props) {
  const { colours } = useTheme();
  const tincture = armyOf<Tincture>(players, seat, 'sable');
  const train = view.units[wagonTrainOf(view, seat)];
  const goal = LAYOUTS[view.map].winning;
  const points = victoryPoints(view, seat);
  const flags = Math.max(goal, points) * PENNON;
  return (
    <View style={[styles.row, { width, height }]}>
      <Shield tincture={tincture} width={20} />
      <Track icon="trophy" most={goal} full={points} size={PENNON} fill={tinctures[tincture].fill} />
      <Track icon="hourglass" most={TIME_TOKENS} full={view.tokens[seat === 1 ? 1 : 0]} size={GLASS} fill={colours.ink} />
      {train === undefined || train.at === HELD_BACK ? null : train.at < 0 ? (
        <Svg width={20} height={23} viewBox="0 0 24 24" pointerEvents="none" aria-hidden>
          <Path d="M4 4l16 16M20 4L4 20" stroke={colours.bad} strokeWidth={3} strokeLinecap="round" />
        </Svg>
      ) : (
        <UnitPiece type="wagonTrain" tincture={tincture} seat={seat} knights={0} points={isFortified(train) ? 1 : 0} width={20} />
      )}
      <Spot at={`points:${seat}`} left={0} top={0} width={26 + flags} height={height} explains />
      <Spot at={`token:${seat}`} left={28 + flags} top={0} width={TIME_TOKENS * GLASS + 8} height={height} explains />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
