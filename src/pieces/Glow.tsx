/** "Look here": corners of ink round a place where something has just happened, or that a lesson speaks of. Never teal, which means "you may". */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Box } from './boxes';
import { brackets, cornersOf } from './brackets';
import type { Point } from './hatch';

interface Props {
  readonly shape: 'hex' | 'box';
  readonly width: number;
  readonly height: number;
}

export const Glow = memo(function Glow({ shape, width, height }: Props) {
  return (
    <Svg width={width} height={height} style={styles.over} pointerEvents="none" aria-hidden>
      <GlowG corners={cornersOf(shape, width, height)} />
    </Svg>
  );
});

/** Round a place of a board or of a hand. */
export const GlowAt = ({ box, shape = 'box' }: { readonly box: Box; readonly shape?: Props['shape'] }) => (
  <View style={[styles.place, box]} pointerEvents="none" testID="glow">
    <Glow shape={shape} width={box.width} height={box.height} />
  </View>
);

/** The same on a picture of one's own. */
export function GlowG({ corners }: { readonly corners: readonly Point[] }) {
  const { colours } = useTheme();
  const d = brackets(corners);
  return (
    <G fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Path d={d} stroke={colours.card} strokeWidth={stroke.beacon + 4} />
      <Path d={d} stroke={colours.ink} strokeWidth={stroke.beacon + 1} />
    </G>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  over: { position: 'absolute', overflow: 'visible' },
});
