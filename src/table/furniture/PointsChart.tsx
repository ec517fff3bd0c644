/** Points over time, a line a seat: told apart by dash and shield as well as by tincture. */
import { memo } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import Svg, { Line, Path } from 'react-native-svg';
import type { Who } from '@/engine/contract';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { tinctures } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

interface Props {
  /** Points of every seat after each choice. */
  readonly points: readonly (readonly number[])[];
  /** What the end would have given them then: finer lines, where points come at the end. */
  readonly ended?: readonly (readonly number[])[] | null | undefined;
  readonly at: number;
  readonly players: readonly Player[];
  readonly who: Who;
  readonly width: number;
  readonly onPick: (at: number) => void;
}

const HEIGHT = 160;
const MARGIN = 6;
/** Beside the figures of the levels. */
const LEFT = 36;
const MOST_LEVELS = 4;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500] as const;

/** Round numbers of points at which a line helps to read the chart: few, and none above its top. */
export function chartLevels(most: number): readonly number[] {
  const step = STEPS.find(s => most / s <= MOST_LEVELS) ?? most;
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
}
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '4 2', '1 6'] as const;

export const PointsChart = memo(function PointsChart({ points, ended = null, at, players, who, width, onPick }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  if (points.length < 2) return null;
  const most = Math.max(1, ...points.flat(), ...(ended?.flat() ?? []));
  const least = Math.min(0, ...points.flat(), ...(ended?.flat() ?? []));
  const long = width - LEFT - MARGIN;
  const x = (i: number): number => LEFT + (i * long) / (points.length - 1);
  const y = (p: number): number => HEIGHT - MARGIN - ((p - least) * (HEIGHT - 2 * MARGIN)) / (most - least);
  const levels = chartLevels(most);
  const line = (seat: number, of = points): string =>
    of.map((all, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(all[seat] ?? 0).toFixed(1)}`).join('');
  const row = Math.min(points.length - 1, Math.max(0, at));
  const here = points[row] ?? [];
  const then = (seat: number): string => (ended === null ? '' : ` · ${words.end.ifEndedPoints(ended[row]?.[seat] ?? 0)}`);
  const spoken = players.map((_, seat) => `${who(seat)} ${points.at(-1)?.[seat] ?? 0}`);
  const pick = ({ nativeEvent: { locationX } }: GestureResponderEvent): void => {
    if (!Number.isFinite(locationX)) return;
    const there = Math.round(((locationX - LEFT) / long) * (points.length - 1));
    const to = Math.min(points.length - 1, Math.max(0, there));
    if (to !== at) onPick(to);
  };
  return (
    <View>
      <Pressable
        role="img"
        accessibilityLabel={words.history.chartSummary(words.list(spoken))}
        // Only a finger says where: by keyboard or by ear every choice has its button beside the chart.
        tabIndex={-1}
        onPress={pick}
        // A finger that is drawn along it lets the match go by.
        onPressMove={pick}
      >
        <Svg width={width} height={HEIGHT} pointerEvents="none" aria-hidden>
          {levels.map(level => (
            <Line key={level} x1={LEFT} x2={width - MARGIN} y1={y(level)} y2={y(level)} stroke={colours.rule} strokeWidth={1} />
          ))}
          <Line x1={LEFT} x2={width - MARGIN} y1={y(0)} y2={y(0)} stroke={colours.edge} strokeWidth={1} />
          <Line x1={x(at)} x2={x(at)} y1={MARGIN} y2={HEIGHT - MARGIN} stroke={colours.ink2} strokeWidth={1} strokeDasharray="2 3" />
          {ended === null
            ? null
            : players.map((p, seat) => (
                <Path key={`end ${seat}`} d={line(seat, ended)} fill="none" stroke={tinctures[p.tincture].fill} strokeWidth={1.5} />
              ))}
          {players.map((p, seat) => (
            <Path key={seat} d={line(seat)} fill="none" stroke={colours.ink} strokeWidth={4.5} strokeDasharray={DASHES[seat] ?? ''} />
          ))}
          {players.map((p, seat) => (
            <Path
              key={seat}
              d={line(seat)}
              fill="none"
              stroke={tinctures[p.tincture].fill}
              strokeWidth={3}
              strokeDasharray={DASHES[seat] ?? ''}
            />
          ))}
        </Svg>
        <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
          {levels.map(level => (
            <BoardText key={level} role="note" colour="ink2" align="right" style={[styles.level, { top: y(level) - 8 }]}>
              {level}
            </BoardText>
          ))}
        </View>
      </Pressable>
      <View style={styles.legend}>
        {players.map((p, seat) => (
          <View key={seat} style={styles.seat}>
            <Svg width={28} height={6} aria-hidden>
              <Line x1={0} x2={28} y1={3} y2={3} stroke={colours.ink} strokeWidth={3} strokeDasharray={DASHES[seat] ?? ''} />
            </Svg>
            <Shield tincture={p.tincture} width={18} />
            <Text role="small" style={styles.name}>{`${who(seat)} ${here[seat] ?? 0}${then(seat)}`}</Text>
          </View>
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  level: { position: 'absolute', left: 0, width: LEFT - 6 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs, paddingTop: space.xs },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
  /** A long name goes on in the next line, not past the edge. */
  name: { flexShrink: 1, minWidth: 0 },
});
