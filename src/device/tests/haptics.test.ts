import { AndroidHaptics, impactAsync, notificationAsync, performAndroidHapticsAsync, selectionAsync } from 'expo-haptics';
import { Platform } from 'react-native';
import { canFeel, feel } from '../haptics';

jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  selectionAsync: jest.fn(async () => {}),
  impactAsync: jest.fn(async () => {}),
  notificationAsync: jest.fn(async () => {}),
  performAndroidHapticsAsync: jest.fn(async () => {}),
}));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a choice is one tick', () => {
  feel('tick');
  jest.runAllTimers();
  expect(selectionAsync).toHaveBeenCalledTimes(1);
  expect(impactAsync).not.toHaveBeenCalled();
});

test('a seal is two knocks, the second a moment later', () => {
  feel('seal');
  expect(impactAsync).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(110);
  expect(impactAsync).toHaveBeenCalledTimes(2);
  expect(selectionAsync).not.toHaveBeenCalled();
});

test('on Android nothing is called that would need the permission to vibrate', () => {
  jest.replaceProperty(Platform, 'OS', 'android');
  feel('tick');
  feel('seal');
  jest.runAllTimers();
  expect(jest.mocked(performAndroidHapticsAsync).mock.calls.flat()).toEqual([
    AndroidHaptics.Virtual_Key,
    AndroidHaptics.Context_Click,
    AndroidHaptics.Context_Click,
  ]);
  for (const vibrates of [selectionAsync, impactAsync, notificationAsync]) expect(vibrates).not.toHaveBeenCalled();
});

test('a device that cannot is no fault', async () => {
  jest.mocked(selectionAsync).mockRejectedValueOnce(new Error('unavailable'));
  feel('tick');
  await Promise.resolve();
  expect(selectionAsync).toHaveBeenCalled();
});

test('an iPad has nothing that shakes', () => {
  expect(canFeel()).toBe(true);
  jest.spyOn(Platform as unknown as { isPad: boolean }, 'isPad', 'get').mockReturnValue(true);
  expect(canFeel()).toBe(false);
  feel('tick');
  expect(selectionAsync).not.toHaveBeenCalled();
});
