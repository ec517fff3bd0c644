import { canFeel, feel } from '../haptics.web';

function browser(vibrate: ((pattern: number | number[]) => boolean) | undefined, finger: boolean): void {
  Object.defineProperty(globalThis, 'navigator', { value: { vibrate }, configurable: true });
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: finger && query === '(pointer: coarse)' }) });
}

test('a browser for fingers vibrates once for a choice and twice for a seal', () => {
  const vibrate = jest.fn(() => true);
  browser(vibrate, true);
  expect(canFeel()).toBe(true);
  feel('tick');
  feel('seal');
  expect(vibrate.mock.calls).toEqual([[12], [[24, 86, 24]]]);
});

test('where there is no such call, or no finger, nothing is felt and nothing fails', () => {
  browser(undefined, true);
  expect(canFeel()).toBe(false);
  feel('seal');
  const vibrate = jest.fn(() => true);
  browser(vibrate, false);
  expect(canFeel()).toBe(false);
  feel('seal');
  expect(vibrate).not.toHaveBeenCalled();
});
