/** Whoever taps has seen enough: what travels is there, what counts has counted. */
import { act, render, screen } from '@testing-library/react-native';
import { Text as NativeText, View } from 'react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { ThemeProvider } from '@/design/theme';
import { Moving, type MovingProps } from '../Moving';
import { Moving as MovingWeb } from '../Moving.web';
import { Rolling } from '../Rolling';
import { HEARS_TOUCHES } from '../touches';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const touch = () => act(() => expect(HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX: 0, pageY: 0 } })).toBe(false));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const LASTS = 200;
const piece = (x: number, lasts = LASTS): MovingProps => ({ to: { x }, lasts, testID: 'piece', children: <NativeText>I</NativeText> });

describe('a piece that travels', () => {
  const x = () => (getAnimatedStyle(screen.getByTestId('piece')).transform as { translateX?: number }[])[0]?.translateX ?? 0;

  test('is on its way for a while, and at a touch it is there', () => {
    const { rerender } = render(<Moving {...piece(0)} />);
    rerender(<Moving {...piece(100)} />);
    pass(LASTS / 2);
    expect(x()).toBeGreaterThan(0);
    expect(x()).toBeLessThan(100);
    touch();
    pass(1);
    expect(x()).toBe(100);
    pass(LASTS);
    expect(x()).toBe(100);
  });

  test('starts again after a touch', () => {
    const { rerender } = render(<Moving {...piece(100)} />);
    touch();
    rerender(<Moving {...piece(0)} />);
    pass(LASTS / 2);
    expect(x()).toBeGreaterThan(0);
    expect(x()).toBeLessThan(100);
  });

  test('in a browser every motion of it is finished', () => {
    const finish = jest.fn();
    render(<MovingWeb {...piece(0)} />);
    Object.assign(screen.UNSAFE_getByType(View).instance as object, { getAnimations: () => [{ finish }, { finish }] });
    expect(finish).not.toHaveBeenCalled();
    touch();
    expect(finish).toHaveBeenCalledTimes(2);
  });
});

test('a number that waits for its points, or rolls, is there at a touch', () => {
  const at = (value: number) => (
    <ThemeProvider speed={1}>
      <Rolling value={value} after={1000} testID="points" />
    </ThemeProvider>
  );
  const shown = () => screen.getByTestId('points').props.children as number;
  const { rerender } = render(at(10));
  rerender(at(40));
  pass(500);
  expect(shown()).toBe(10);
  touch();
  expect(shown()).toBe(40);
  rerender(at(70));
  pass(1100);
  expect(shown()).toBeGreaterThan(40);
  expect(shown()).toBeLessThan(70);
  touch();
  expect(shown()).toBe(70);
  pass(2000);
  expect(shown()).toBe(70);
});
