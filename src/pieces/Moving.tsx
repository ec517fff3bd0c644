/** Something that travels to where it is told to be, and may come from elsewhere when it first appears. At a tap it is there. */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { ViewProps } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTouch } from './touches';

export interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
  readonly scale?: number;
}

export interface MovingProps extends ViewProps {
  readonly to: Pose;
  /** Where it comes from when it appears; absent: it is there at once. */
  readonly from?: Pose;
  /** Milliseconds; 0: it jumps. */
  readonly lasts: number;
  /** A thing that arrives slows down, one that starts gathers speed. */
  readonly how?: 'arriving' | 'starting';
  readonly children: ReactNode;
}

export function Moving({
  to: { x = 0, y = 0, opacity = 1, scale = 1 },
  from,
  lasts,
  how = 'arriving',
  style,
  children,
  ...rest
}: MovingProps) {
  const begin = lasts === 0 ? undefined : from;
  const atX = useSharedValue(begin?.x ?? x);
  const atY = useSharedValue(begin?.y ?? y);
  const shown = useSharedValue(begin?.opacity ?? opacity);
  const grown = useSharedValue(begin?.scale ?? scale);
  const until = useRef(0);
  useEffect(() => {
    until.current = Date.now() + lasts;
    const easing = how === 'arriving' ? Easing.out(Easing.cubic) : Easing.in(Easing.quad);
    const at = (there: number) => (lasts === 0 ? there : withTiming(there, { duration: lasts, easing }));
    atX.set(at(x));
    atY.set(at(y));
    shown.set(at(opacity));
    grown.set(at(scale));
  }, [x, y, opacity, scale, lasts, how, atX, atY, shown, grown]);
  useTouch(
    useCallback(() => {
      if (Date.now() >= until.current) return;
      until.current = 0;
      atX.set(x);
      atY.set(y);
      shown.set(opacity);
      grown.set(scale);
    }, [x, y, opacity, scale, atX, atY, shown, grown]),
  );
  const moving = useAnimatedStyle(() => ({
    opacity: shown.get(),
    transform: [{ translateX: atX.get() }, { translateY: atY.get() }, { scale: grown.get() }],
  }));
  return (
    <Animated.View {...rest} style={[style, moving]}>
      {children}
    </Animated.View>
  );
}
