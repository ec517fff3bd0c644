/**
 * A board larger than its window: pan, pinch, wheel, double tap, and buttons for all of these. The picture moves by
 * transform alone while a gesture lasts; a pan that began on a spot never presses it.
 */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { runOnJS, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useLasts } from '@/design/theme';
import { useWords } from '@/words/language';
import { Button } from '@/pieces/Button';
import { PanningContext } from './panning';
import { around, clamped, type View2D } from './zoom';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The size of the whole picture at scale 1. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly mostScale?: number;
  /** Where to look first, in picture coordinates; absent: the whole board. */
  readonly first?: { readonly x: number; readonly y: number; readonly scale: number };
  readonly children: ReactNode;
}

const WHEEL_STEP = 1.15;
const BUTTON_STEP = 1.5;
const DOUBLE_TAP_SCALE = 2.5;
/** Milliseconds after a pan in which a press still belongs to it. */
const PRESS_AFTER_PAN = 80;

export function Viewport({ width, height, pictureWidth, pictureHeight, mostScale = 3, first, children }: Props) {
  const words = useWords();
  const flight = useLasts('move');
  const whole = Math.min(width / pictureWidth, height / pictureHeight);
  const limits = useMemo(
    () => ({ width, height, pictureWidth, pictureHeight, least: whole, most: Math.max(mostScale * whole, mostScale) }),
    [width, height, pictureWidth, pictureHeight, whole, mostScale],
  );
  const begin = useMemo<View2D>(
    () =>
      first === undefined
        ? clamped({ scale: whole, x: 0, y: 0 }, limits)
        : clamped({ scale: first.scale, x: width / 2 - first.x * first.scale, y: height / 2 - first.y * first.scale }, limits),
    [first, whole, limits, width, height],
  );
  const scale = useSharedValue(begin.scale);
  const x = useSharedValue(begin.x);
  const y = useSharedValue(begin.y);
  const from = useSharedValue<View2D>(begin);
  const panned = useRef(false);
  const [zoomed, setZoomed] = useState(false);

  const moveTo = useCallback(
    (to: View2D) => {
      const there = clamped(to, limits);
      scale.value = withTiming(there.scale, { duration: flight });
      x.value = withTiming(there.x, { duration: flight });
      y.value = withTiming(there.y, { duration: flight });
      setZoomed(there.scale > limits.least * 1.01);
    },
    [limits, flight, scale, x, y],
  );
  const zoomBy = useCallback(
    (factor: number, focalX = width / 2, focalY = height / 2) => moveTo(around({ scale: scale.value, x: x.value, y: y.value }, factor, focalX, focalY, limits)),
    [moveTo, limits, width, height, scale, x, y],
  );
  const setPanned = useCallback((is: boolean) => {
    if (is) panned.current = true;
    else setTimeout(() => (panned.current = false), PRESS_AFTER_PAN);
  }, []);

  const gesture = useMemo(() => {
    const pan = Gesture.Pan()
      .minDistance(8)
      .onBegin(() => {
        from.value = { scale: scale.value, x: x.value, y: y.value };
      })
      .onStart(() => {
        runOnJS(setPanned)(true);
      })
      .onUpdate(e => {
        const to = clamped({ scale: from.value.scale, x: from.value.x + e.translationX, y: from.value.y + e.translationY }, limits);
        x.value = to.x;
        y.value = to.y;
      })
      .onFinalize(() => {
        runOnJS(setPanned)(false);
      });
    const pinch = Gesture.Pinch()
      .onBegin(() => {
        from.value = { scale: scale.value, x: x.value, y: y.value };
      })
      .onUpdate(e => {
        const to = around(from.value, e.scale, e.focalX, e.focalY, limits);
        scale.value = to.scale;
        x.value = to.x;
        y.value = to.y;
      })
      .onEnd(() => {
        runOnJS(setZoomed)(scale.value > limits.least * 1.01);
      });
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .maxDistance(8)
      .onEnd(e => {
        const near = scale.value < limits.least * 1.5;
        runOnJS(zoomBy)(near ? DOUBLE_TAP_SCALE : limits.least / scale.value, e.x, e.y);
      });
    return Gesture.Simultaneous(pan, pinch, twice);
  }, [limits, from, scale, x, y, setPanned, zoomBy]);

  const moving = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }, { translateY: y.value }, { scale: scale.value }],
  }));
  const wheel =
    Platform.OS === 'web'
      ? {
          onWheel: (e: { deltaY: number; nativeEvent: { offsetX: number; offsetY: number } }) => zoomBy(e.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP),
        }
      : null;

  return (
    <PanningContext value={panned}>
      <View style={{ width, height, overflow: 'hidden' }} {...wheel}>
        <GestureDetector gesture={gesture}>
          <View style={StyleSheet.absoluteFill} collapsable={false}>
            <Animated.View style={[{ width: pictureWidth, height: pictureHeight, transformOrigin: 'top left' }, moving]}>{children}</Animated.View>
          </View>
        </GestureDetector>
        <View style={styles.buttons} pointerEvents="box-none">
          <Button kind="plain" iconOnly icon="plus" label={words.match.zoomIn} onPress={() => zoomBy(BUTTON_STEP)} testID="viewport:in" />
          {zoomed ? <Button kind="plain" iconOnly icon="lens" label={words.match.whole} onPress={() => moveTo({ scale: limits.least, x: 0, y: 0 })} testID="viewport:whole" /> : null}
        </View>
      </View>
    </PanningContext>
  );
}

const styles = StyleSheet.create({
  buttons: { position: 'absolute', right: 4, bottom: 4, gap: 8 },
});
