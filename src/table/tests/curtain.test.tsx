import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, AppState, StyleSheet, type AppStateStatus } from 'react-native';
import { light } from '@/design/tokens';
import { anna, ugo } from '@/match/tests/house';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { aMatch, choose, lay, PHONE, screenOf, TABLET } from './laidTable';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  screenOf(PHONE);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  standIn.reset();
});

const secrets = () => aMatch({ players: [anna, ugo], openHands: false });
const hold = (ms: number): void => {
  fireEvent(screen.getByTestId('curtain:open'), 'pressIn');
  act(() => jest.advanceTimersByTime(ms));
};

test('behind the curtain there is neither board nor hand nor chronicle, and it is opaque', async () => {
  await lay(await secrets());
  expect(screen.queryByTestId('board')).toBeNull();
  expect(screen.queryByTestId('chronicle')).toBeNull();
  expect(screen.queryByTestId('seat:0')).toBeNull();
  expect(StyleSheet.flatten(screen.getByTestId('curtain').props.style)).toMatchObject({
    backgroundColor: light.paper,
    position: 'absolute',
    top: 0,
    bottom: 0,
  });
  expect(screen.getByText('Pass the device to Anna.')).toBeTruthy();
});

test('it opens when held, not when let go too soon', async () => {
  await lay(await secrets());
  hold(300);
  fireEvent(screen.getByTestId('curtain:open'), 'pressOut');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByTestId('curtain')).toBeTruthy();
  hold(400);
  expect(screen.queryByTestId('curtain')).toBeNull();
  expect(screen.getByTestId('board')).toBeTruthy();
});

test('a short press is not enough, unless a screen reader makes it', async () => {
  const match = await secrets();
  const view = await lay(match);
  fireEvent.press(screen.getByTestId('curtain:open'));
  expect(match.now().curtain).toBe(0);
  view.unmount();
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
  await lay(match);
  await act(() => Promise.resolve());
  fireEvent.press(screen.getByTestId('curtain:open'));
  expect(match.now().curtain).toBeNull();
});

test('it closes itself when the app leaves the foreground, and with the next player', async () => {
  const heard: ((state: AppStateStatus) => void)[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    heard.push(listener as (state: AppStateStatus) => void);
    return { remove: () => {} } as ReturnType<typeof AppState.addEventListener>;
  });
  const match = await secrets();
  await lay(match);
  hold(400);
  act(() => heard.forEach(h => h('inactive')));
  expect(screen.getByTestId('curtain')).toBeTruthy();
  expect(screen.queryByTestId('board')).toBeNull();
  hold(400);
  await choose(match);
  expect(screen.getByText('Pass the device to Ugo.')).toBeTruthy();
});

test('in seat-side mode it stands upright for the seat it names', async () => {
  screenOf(TABLET);
  const match = await secrets();
  await lay(match, { seatSide: true });
  hold(400);
  await choose(match);
  const turned = StyleSheet.flatten(screen.getByTestId('curtain:words').props.style);
  expect(turned.transform).toEqual([{ rotate: '180deg' }]);
});
