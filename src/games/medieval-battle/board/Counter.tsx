/** A counter on the map: it travels to where it stands now. */
import { memo, useEffect } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useLasts } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { UnitType } from '../data/units';
import { COUNTER } from './counters';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly type: UnitType;
  readonly tincture: Tincture;
  readonly knights: number;
  readonly points: number;
}

export const Counter = memo(function Counter({ x, y, ...unit }: Props) {
  const duration = useLasts('move');
  const atX = useSharedValue(x);
  const atY = useSharedValue(y);
  useEffect(() => {
    const way = { duration, easing: Easing.out(Easing.quad) };
    atX.set(duration === 0 ? x : withTiming(x, way));
    atY.set(duration === 0 ? y : withTiming(y, way));
  }, [x, y, duration, atX, atY]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: atX.get() }, { translateY: atY.get() }] }));
  return (
    <Animated.View style={[place, style]} pointerEvents="none">
      <UnitPiece {...unit} />
    </Animated.View>
  );
});

/** By its middle, so that positions are the centres of hexes. */
const place = { position: 'absolute', left: -COUNTER.width / 2, top: -COUNTER.height / 2 } as const;
