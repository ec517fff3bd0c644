/** A picture that fingers move: pan, pinch and double tap on the UI thread, by transform alone. */
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { runOnJS, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTouch } from '@/pieces/touches';
import { isDouble, NO_TAP, SLACK, type PanZoomProps, type TapPoint } from './panZoomProps';
import { around, clamped, refitted, type View2D } from './zoom';

export function PanZoom({ ref, limits, begin, flight, onPan, onScaled, onDoubleTap, children }: PanZoomProps) {
  const scale = useSharedValue(begin.scale);
  const x = useSharedValue(begin.x);
  const y = useSharedValue(begin.y);
  const from = useSharedValue<View2D>(begin);
  const lastTap = useSharedValue<TapPoint>(NO_TAP);

  const now = useCallback((): View2D => ({ scale: scale.get(), x: x.get(), y: y.get() }), [scale, x, y]);
  /** Where it flies; whatever moves it next begins with a touch, which is heard first. */
  const flying = useRef<View2D | null>(null);
  const moveTo = useCallback(
    (to: View2D, duration = flight) => {
      flying.current = duration === 0 ? null : to;
      scale.set(withTiming(to.scale, { duration }));
      x.set(withTiming(to.x, { duration }));
      y.set(withTiming(to.y, { duration }));
    },
    [flight, scale, x, y],
  );
  useImperativeHandle(ref, () => ({ now, moveTo }), [now, moveTo]);
  useTouch(useCallback(() => flying.current !== null && moveTo(flying.current, 0), [moveTo]));
  const fitted = useRef(limits);
  useEffect(() => {
    if (fitted.current !== limits) moveTo(refitted(now(), fitted.current, limits), 0);
    fitted.current = limits;
  }, [limits, now, moveTo]);

  const gesture = useMemo(() => {
    const grasp = () => {
      'worklet';
      from.set({ scale: scale.get(), x: x.get(), y: y.get() });
    };
    const show = (to: View2D) => {
      'worklet';
      scale.set(to.scale);
      x.set(to.x);
      y.set(to.y);
    };
    const pan = Gesture.Pan()
      .withTestId('viewport:pan')
      .minDistance(SLACK)
      .onBegin(grasp)
      .onStart(() => runOnJS(onPan)(true))
      .onUpdate(e => {
        const was = from.get();
        const to = clamped({ scale: was.scale, x: was.x + e.translationX, y: was.y + e.translationY }, limits);
        x.set(to.x);
        y.set(to.y);
      })
      .onFinalize(() => runOnJS(onPan)(false));
    const pinch = Gesture.Pinch()
      .withTestId('viewport:pinch')
      .onBegin(grasp)
      .onUpdate(e => show(around(from.get(), e.scale, e.focalX, e.focalY, limits)))
      .onEnd(() => runOnJS(onScaled)(scale.get()));
    const tap = Gesture.Tap()
      .withTestId('viewport:tap')
      .maxDistance(SLACK)
      .onEnd(e => {
        const tapped = { at: Date.now(), x: e.x, y: e.y };
        const again = isDouble(lastTap.get(), tapped);
        lastTap.set(again ? NO_TAP : tapped);
        if (again) runOnJS(onDoubleTap)(e.x, e.y);
      });
    return Gesture.Simultaneous(pan, pinch, tap);
  }, [limits, from, lastTap, scale, x, y, onPan, onScaled, onDoubleTap]);

  const moving = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: scale.get() }],
  }));
  const picture = { width: limits.pictureWidth, height: limits.pictureHeight, transformOrigin: 'top left' };
  return (
    <GestureDetector gesture={gesture}>
      <View style={StyleSheet.absoluteFill} collapsable={false}>
        <Animated.View style={[picture, moving]}>{children}</Animated.View>
      </View>
    </GestureDetector>
  );
}
