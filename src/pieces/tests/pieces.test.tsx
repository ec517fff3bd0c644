import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, Text as NativeText, View } from 'react-native';
import Svg from 'react-native-svg';
import { ThemeProvider, useTheme } from '@/design/theme';
import { dark, light } from '@/design/tokens';
import { Beacon } from '../Beacon';
import { Button } from '../Button';
import { Die } from '../Die';
import { Gain } from '../Gain';
import { Icon } from '../Icon';
import { Pellet } from '../Pellet';
import { Rolling } from '../Rolling';
import { RoundButton } from '../RoundButton';
import { Sheet } from '../Sheet';
import { Shield } from '../Shield';
import { Text } from '../Text';

jest.mock('react-native-safe-area-context', () => ({ useSafeAreaInsets: () => ({ top: 0, bottom: 0, left: 0, right: 0 }) }));

function Shows() {
  const { dark: isDark, colours } = useTheme();
  return <NativeText>{`${isDark ? 'dark' : 'light'} ${colours.paper}`}</NativeText>;
}

test('the theme says what the player has chosen', () => {
  render(
    <ThemeProvider scheme="dark">
      <Shows />
    </ThemeProvider>,
  );
  expect(screen.getByText(`dark ${dark.paper}`)).toBeOnTheScreen();
  screen.rerender(
    <ThemeProvider scheme="light">
      <Shows />
    </ThemeProvider>,
  );
  expect(screen.getByText(`light ${light.paper}`)).toBeOnTheScreen();
});

test('titles are headings, other words are not; a plain title is none', () => {
  render(
    <>
      <Text role="title">Blazon</Text>
      <Text>Words</Text>
      <Text role="subheading" plain>
        Caravan
      </Text>
    </>,
  );
  expect(screen.getAllByRole('heading').map(h => h.props.children)).toEqual(['Blazon']);
});

test('text grows to twice its size at most, the player’s and the system’s scale together', () => {
  render(
    <ThemeProvider textScale={1.6}>
      <Text testID="words">Words</Text>
    </ThemeProvider>,
  );
  const { style, maxFontSizeMultiplier } = screen.getByTestId('words').props;
  const [{ fontSize }] = style;
  expect(fontSize * maxFontSizeMultiplier).toBeCloseTo(32, 5);
});

test('a button has a name, answers, and is silent when disabled', () => {
  const press = jest.fn();
  render(
    <View>
      <Button label="End the turn" onPress={press} />
      <Button label="Not now" disabled onPress={press} />
    </View>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'End the turn' }));
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: 'Not now' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Not now' })).toBeDisabled();
});

test('every button is at least 48 dp, also the round one, which still has a name', () => {
  render(
    <>
      <Button label="Go" testID="words" onPress={jest.fn()} />
      <RoundButton icon="close" label="Close" testID="round" onPress={jest.fn()} />
    </>,
  );
  for (const id of ['words', 'round']) {
    const style = Object.assign({}, ...screen.getByTestId(id).props.style.flat(3).filter(Boolean));
    expect(style.minHeight).toBeGreaterThanOrEqual(48);
    expect(style.minWidth).toBeGreaterThanOrEqual(48);
  }
  expect(screen.getByRole('button', { name: 'Close' })).toBeOnTheScreen();
});

test('a button’s price is part of its name, its consequence is its hint', () => {
  render(<Button label="Buy" detail="2 silver" hint="After this there is no undo." onPress={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Buy, 2 silver' }).props.accessibilityHint).toBe('After this there is no undo.');
});

test('a score rolls to its new value in at most six steps, and jumps when nothing may move', () => {
  jest.useFakeTimers();
  const words = () => screen.getByTestId('points').props.children;
  const at = (value: number, speed: 0 | 1) => (
    <ThemeProvider speed={speed}>
      <Rolling value={value} testID="points" />
    </ThemeProvider>
  );
  render(at(10, 1));
  screen.rerender(at(40, 1));
  const seen = [];
  for (let i = 0; i < 6; i++) {
    act(() => jest.advanceTimersByTime(50));
    seen.push(words());
  }
  expect(seen).toEqual([15, 20, 25, 30, 35, 40]);
  screen.rerender(at(90, 0));
  expect(words()).toBe(90);
  jest.useRealTimers();
});

test('a chosen button says so', () => {
  render(<Button label="Blue" selected onPress={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Blue', selected: true })).toBeOnTheScreen();
});

test('keyboard focus wears a ring, and loses it', () => {
  render(<Button label="Go" testID="go" onPress={jest.fn()} />);
  const width = () => Object.assign({}, ...screen.getByTestId('go').props.style.flat(3).filter(Boolean)).outlineWidth;
  fireEvent(screen.getByTestId('go'), 'focus', { target: {} });
  expect(width()).toBe(3);
  fireEvent(screen.getByTestId('go'), 'blur');
  expect(width()).toBe(0);
});

test('a sheet shows its content while open, and closes by its button, its scrim and the system', () => {
  const close = jest.fn();
  render(
    <Sheet open title="The ship" closeLabel="Close" onClose={close} testID="card">
      <Text>Take the goods.</Text>
    </Sheet>,
  );
  expect(screen.getByText('Take the goods.')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByTestId('card:scrim', { includeHiddenElements: true }), 'responderRelease');
  fireEvent(screen.getByTestId('card'), 'requestClose');
  expect(close).toHaveBeenCalledTimes(3);
  screen.rerender(
    <Sheet open={false} title="The ship" closeLabel="Close" onClose={close} testID="card">
      <Text>Take the goods.</Text>
    </Sheet>,
  );
  expect(screen.queryByText('Take the goods.')).toBeNull();
});

test('pictures are silent and let touches through', () => {
  render(
    <>
      <Icon name="coin" />
      <Shield tincture="gules" />
      <Die face={5} />
      <Pellet value={3} />
      <Beacon shape="hex" width={48} height={56} />
    </>,
  );
  const pictures = screen.UNSAFE_getAllByType(Svg);
  expect(pictures).toHaveLength(5);
  for (const { props } of pictures) {
    expect(props.pointerEvents).toBe('none');
    expect(props['aria-hidden']).toBe(true);
  }
});

test('a pellet is as wide for 7 as for 42 when told to keep room', () => {
  const widthOf = (value: number) => {
    render(<Pellet value={value} digits={2} />);
    return screen.UNSAFE_getByType(Svg).props.width;
  };
  expect(widthOf(7)).toBe(widthOf(42));
});

test('points that are lost are told with a minus and not in the colour of what is won', () => {
  const colourOf = (text: string) => StyleSheet.flatten(screen.getByText(text, { includeHiddenElements: true }).props.style).color;
  const gain = (points: number) => <Gain points={points} whys={[]} from={[0, 0]} to={[0, 0]} onGone={() => undefined} />;
  render(<ThemeProvider scheme="light">{gain(3)}</ThemeProvider>);
  expect(colourOf('+3')).toBe(light.good);
  screen.rerender(<ThemeProvider scheme="light">{gain(-3)}</ThemeProvider>);
  expect(colourOf('−3')).toBe(light.bad);
});
