/** SOL-10: where the points of one who plays alone stand, what they run to, and how often they have come there. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { Info } from '@/table/kit/Info';

interface Props {
  readonly counter: number;
  readonly target: number;
  readonly resets: number;
  readonly box: Box;
}

const BAR = 9;
const PAD = 4;

export const Target = memo(function Target({ counter, target, resets, box }: Props) {
  const { colours } = useTheme();
  const { width, height } = box;
  const middle = (height - BAR) / 2 - 1;
  const figure = Math.min(19, height * 0.46);
  const bar = width - 2 * PAD;
  const done = (bar * counter) / target;
  const y = height - BAR - 2;
  const flags = resets > 0 && width >= 120;
  return (
    <View style={[styles.over, box]}>
      <Svg width={width} height={height} pointerEvents="none" aria-hidden>
        <IconG name="flag" x={PAD + 9} y={middle} size={18} colour={colours.ink} />
        <FigureG value={`${counter} / ${target}`} x={flags ? width * 0.46 : width * 0.56} y={middle} size={figure} colour={colours.ink} />
        {flags ? (
          <>
            <IconG name="check" x={width - 30} y={middle} size={14} colour={colours.good} />
            <FigureG value={resets} x={width - 14} y={middle} size={14} colour={colours.ink} />
          </>
        ) : null}
        <Rect x={PAD} y={y} width={bar} height={BAR} rx={2} fill={colours.card} stroke={colours.edge} strokeWidth={1} />
        {done > 0 ? <Rect x={PAD + 1} y={y + 1} width={Math.max(1, done - 2)} height={BAR - 2} fill={colours.ink2} /> : null}
        <Path d={`M${PAD + bar} ${y - 3}v${BAR + 6}`} stroke={colours.ink} strokeWidth={2} />
      </Svg>
      <Info at="target" box={{ left: 0, top: 0, width, height }} />
    </View>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
