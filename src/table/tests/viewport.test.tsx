/** A board larger than its window: moved by fingers, wheel and buttons; small spots are looked at more closely first. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { useContext } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { getAnimatedStyle } from 'react-native-reanimated';
import type { Speed } from '@/design/motion';
import { ThemeProvider } from '@/design/theme';
import { HEARS_TOUCHES } from '@/pieces/touches';
import { PanningContext, StayContext } from '../kit/panning';
import { Viewport } from '../kit/Viewport';
import { draw, PHONE, screenOf } from './laidTable';

const tapped = jest.fn();

function Place() {
  const panning = useContext(PanningContext);
  const stay = useContext(StayContext);
  return (
    <>
      <Pressable testID="place" style={styles.place} onPress={() => panning() || tapped()} />
      <Pressable testID="sealed" style={styles.place} onPress={stay} />
    </>
  );
}

const styles = StyleSheet.create({ place: { width: 20, height: 20 } });

/** A picture of 400 × 200 in a window of 200 × 200: at half its size it is seen whole. */
async function look({
  speed = 0,
  ...changes
}: {
  readonly leastTarget?: number;
  readonly first?: { readonly x: number; readonly y: number; readonly scale: number };
  readonly speed?: Speed;
} = {}) {
  await draw(
    <ThemeProvider speed={speed}>
      <Viewport width={200} height={200} pictureWidth={400} pictureHeight={200} {...changes}>
        <View testID="picture">
          <Place />
        </View>
      </Viewport>
    </ThemeProvider>,
  );
}

const moved = (): readonly Record<string, number>[] => getAnimatedStyle(screen.getByTestId('picture').parent!.parent!).transform as never;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  screenOf(PHONE);
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const press = (id: string): void => {
  fireEvent.press(screen.getByTestId(id));
  wait(50);
};

test('begins with the whole board, in the middle', async () => {
  await look();
  expect(moved()).toEqual([{ translateX: 0 }, { translateY: 50 }, { scale: 0.5 }]);
  expect(screen.queryByTestId('viewport:whole')).toBeNull();
});

test('begins where it is told to look first, but never beyond the edge', async () => {
  await look({ first: { x: 200, y: 100, scale: 1 } });
  expect(moved()).toEqual([{ translateX: -100 }, { translateY: 0 }, { scale: 1 }]);
});

test('a button looks closer, another one shows the whole board again', async () => {
  await look();
  press('viewport:in');
  expect(moved()[2]).toEqual({ scale: 0.75 });
  press('viewport:whole');
  expect(moved()[2]).toEqual({ scale: 0.5 });
  expect(screen.queryByTestId('viewport:whole')).toBeNull();
});

test('at a touch it is where it was flying to', async () => {
  await look({ speed: 1 });
  fireEvent.press(screen.getByTestId('viewport:in'));
  wait(50);
  expect(moved()[2]!.scale).toBeGreaterThan(0.5);
  expect(moved()[2]!.scale).toBeLessThan(0.75);
  act(() => expect(touch(0, 0)).toBe(false));
  wait(1);
  expect(moved()[2]).toEqual({ scale: 0.75 });
});

test('a finger pans as far as the edge, and the press that ends a pan is none', async () => {
  await look({ first: { x: 200, y: 100, scale: 1 } });
  act(() =>
    fireGestureHandler(getByGestureTestId('viewport:pan'), [
      { state: State.BEGAN },
      { state: State.ACTIVE, translationX: -30 },
      { translationX: -500 },
      { state: State.END, translationX: -500 },
    ]),
  );
  wait(20);
  expect(moved()[0]).toEqual({ translateX: -200 });
  fireEvent.press(screen.getByTestId('place'));
  expect(tapped).not.toHaveBeenCalled();
  wait(200);
  fireEvent.press(screen.getByTestId('place'));
  expect(tapped).toHaveBeenCalledTimes(1);
});

test('two fingers pinch around the point between them', async () => {
  await look({ first: { x: 200, y: 100, scale: 1 } });
  act(() =>
    fireGestureHandler(getByGestureTestId('viewport:pinch'), [
      { state: State.BEGAN },
      { state: State.ACTIVE, scale: 1, focalX: 100, focalY: 100 },
      { scale: 2, focalX: 100, focalY: 100 },
      { state: State.END, scale: 2, focalX: 100, focalY: 100 },
    ]),
  );
  wait(50);
  // What lay under the fingers (200, 100 of the picture) still does.
  expect(moved()).toEqual([{ translateX: -300 }, { translateY: -100 }, { scale: 2 }]);
  expect(screen.getByTestId('viewport:whole')).toBeTruthy();
});

const touch = (pageX: number, pageY: number): boolean => HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX, pageY } });
const tap = (x: number, y: number): void =>
  act(() => {
    touch(x, y);
    fireGestureHandler(getByGestureTestId('viewport:tap'), [
      { state: State.BEGAN, x, y },
      { state: State.ACTIVE, x, y },
      { state: State.END, x, y },
    ]);
  });

test('the second tap that a sealed choice asks for leaves the picture where it is', async () => {
  await look();
  tap(100, 100);
  fireEvent.press(screen.getByTestId('sealed'));
  tap(100, 100);
  wait(50);
  expect(moved()[2]).toEqual({ scale: 0.5 });
});

test('a double tap at one place looks closer; two taps at two places do not', async () => {
  await look();
  tap(20, 80);
  tap(150, 80);
  wait(400);
  expect(moved()[2]).toEqual({ scale: 0.5 });
  tap(100, 100);
  tap(102, 100);
  wait(50);
  expect(moved()[2]).toEqual({ scale: 1.25 });
});

test('two taps at one place with one elsewhere between them are two choices, however quick the hand', async () => {
  await look();
  tap(100, 100);
  act(() => void touch(100, 700));
  tap(100, 100);
  wait(50);
  expect(moved()[2]).toEqual({ scale: 0.5 });
});

test('a clock that was put back makes no double tap of two slow ones', async () => {
  await look();
  tap(100, 100);
  jest.setSystemTime(Date.now() - 3_600_000);
  tap(100, 100);
  wait(50);
  expect(moved()[2]).toEqual({ scale: 0.5 });
});

describe('spots too small for a finger', () => {
  const touch = { nativeEvent: { touches: [{}], pageX: 30, pageY: 60 } };
  const frame = () => screen.getByTestId('viewport');

  test('are brought closer by the first touch instead of being guessed at', async () => {
    await look({ leastTarget: 40 });
    // At half its size a spot of 40 is 20 dp wide.
    expect(frame().props.onStartShouldSetResponderCapture(touch)).toBe(true);
    act(() => {
      frame().props.onResponderRelease({ nativeEvent: { pageX: 30, pageY: 60 } });
    });
    fireEvent.press(screen.getByTestId('place'));
    expect(tapped).not.toHaveBeenCalled();
  });

  test('are touched at once where they are large enough, and two fingers always pinch', async () => {
    await look({ leastTarget: 40 });
    expect(frame().props.onStartShouldSetResponderCapture({ nativeEvent: { touches: [{}, {}], pageX: 0, pageY: 0 } })).toBe(false);
    for (let i = 0; i < 3; i++) press('viewport:in');
    expect(frame().props.onStartShouldSetResponderCapture(touch)).toBe(false);
  });

  test('a board with large spots takes no touch', async () => {
    await look();
    expect(frame().props.onStartShouldSetResponderCapture).toBeUndefined();
  });
});
