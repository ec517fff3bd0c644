/** On a phone, where the match stands: phase and round, the white die and the goods to come. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { DieG } from '@/pieces/Die';
import { PelletG } from '@/pieces/Pellet';
import { PHASES } from '../data/names';
import { PHASE_POINTS } from '../data/scoring';
import { GoodG } from './GoodsG';
import { LEAST_PELLET } from './looks';
import { Info } from '@/table/kit/Info';
import { numbers } from './numbers';

/** 'B · 3' and what an area adds now. */
export const PhaseBox = memo(function PhaseBox({
  phase,
  round,
  box,
}: {
  readonly phase: number;
  readonly round: number;
  readonly box: Box;
}) {
  const { colours } = useTheme();
  const rest = 5 - round;
  const letter = box.height > 40 ? 34 : 26;
  return (
    <View style={[styles.over, box]}>
      <View style={styles.phase} pointerEvents="none" aria-hidden>
        <BoardText role={letter > 30 ? 'title' : 'heading'} plain most={1.2} style={{ lineHeight: letter + 4 }}>
          {PHASES[phase]}
        </BoardText>
        <View>
          <BoardText role="tally" most={1.2} colour="ink2" numberOfLines={1}>
            {/* After the last round the marker stays on it. */}
            {`${Math.min(round + 1, 5)}/5`}
          </BoardText>
          <Svg width={40} height={18} pointerEvents="none">
            <PelletG
              value={`+${PHASE_POINTS[phase] ?? 0}`}
              x={20}
              y={9}
              height={LEAST_PELLET}
              digits={2}
              colour={rest > 0 ? colours.good : colours.warn}
            />
          </Svg>
        </View>
      </View>
      <Info at="phase" box={{ left: 0, top: 0, width: box.width, height: box.height }} />
    </View>
  );
});

/** At most four goods are still to come: once a round has begun, its own good has gone. */
const MOST_COMING = 4;
const SIZES = [26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12];
/** What explains itself needs less room than what is played on, but a finger all the same. */
export const LEAST_INFO = 24;

/** The white die at the left, and beside it the largest size at which all goods fit. */
export function comingPlan({ width, height }: Box): { readonly die: Box; readonly goods: Box; readonly size: number } {
  const die = { left: 0, top: 0, width: Math.max(LEAST_INFO, Math.min(30, height, width * 0.45)), height };
  const goods = { left: die.width, top: 0, width: width - die.width, height };
  const fits = (size: number): boolean => Math.ceil(MOST_COMING / Math.max(1, Math.floor(goods.width / (size + 1)))) * (size + 2) <= height;
  return { die, goods, size: SIZES.find(fits) ?? 12 };
}

/** The white die, and the goods of the rounds to come, next one first. */
export const ComingBox = memo(function ComingBox({
  goods,
  whiteDie,
  box,
}: {
  readonly goods: string;
  readonly whiteDie: number;
  readonly box: Box;
}) {
  const { colours } = useTheme();
  const list = numbers(goods);
  const { die, goods: rest, size } = comingPlan(box);
  const perRow = Math.max(1, Math.floor(rest.width / (size + 1)));
  const y = (i: number): number => Math.floor(i / perRow) * (size + 2) + size / 2 + 1;
  const dieSize = Math.min(die.width - 3, 26);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {whiteDie > 0 ? <DieG face={whiteDie} x={dieSize / 2 + 1} y={dieSize / 2 + 1} size={dieSize} /> : null}
        {list.map((good, i) => (
          <GoodG key={i} good={good} x={rest.left + (i % perRow) * (size + 1) + size / 2} y={y(i)} size={size} />
        ))}
        {list.length === 0 ? (
          <Path d={`M${rest.left + 4} ${y(0)}h${size}`} stroke={colours.edge} strokeWidth={1} strokeDasharray="2 3" />
        ) : null}
      </Svg>
      <Info at="die:white" box={die} />
      <Info at="round" box={{ ...rest, width: Math.min(rest.width, Math.max(LEAST_INFO, MOST_COMING * (size + 2))) }} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  phase: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
