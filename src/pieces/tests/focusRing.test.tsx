/** @jest-environment jsdom */
/** What the keyboard is at is seen: no edge cuts its ring off, and nothing that is lit looks like it. */
import { render } from '@testing-library/react-native';
import { contrast } from '@/design/tests/vision';
import { dark, light } from '@/design/tokens';
import { FocusRing } from '../FocusRing.web';

const at = (id: string, left: number, top: number, right: number, bottom: number): HTMLElement => {
  const e = document.getElementById(id) as HTMLElement;
  e.getBoundingClientRect = () => ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;
  return e;
};
const ring = () => document.getElementById('focus-ring');
const edges = (): readonly number[] => {
  const { left = '', top = '', width = '', height = '' } = ring()?.style ?? {};
  const [x, y, w, h] = [left, top, width, height].map(parseFloat) as [number, number, number, number];
  return [x, y, x + w, y + h];
};
let byKeyboard = true;

beforeEach(() => {
  jest.useFakeTimers();
  byKeyboard = true;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(() => byKeyboard);
  document.body.innerHTML = '<div id="list" style="overflow: hidden"><button id="one"></button></div><button id="two"></button>';
  render(<FocusRing />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function focus(id: string): void {
  document.getElementById(id)?.focus();
  jest.advanceTimersByTime(50);
}

test('it lies around what is focused, and goes with the focus', () => {
  at('two', 100, 200, 150, 260);
  focus('two');
  expect(edges()).toEqual([93, 193, 157, 267]);
  document.getElementById('two')?.blur();
  jest.advanceTimersByTime(50);
  expect(ring()).toBeNull();
});

test('an edge that cuts off the piece leaves the ring whole around what is seen of it', () => {
  at('list', 0, 0, 300, 120);
  at('one', 20, 100, 70, 160);
  focus('one');
  expect(edges()).toEqual([13, 93, 77, 127]);
  at('one', 20, 130, 70, 190);
  jest.advanceTimersByTime(50);
  expect(ring()?.style.display).toBe('none');
});

test('it stays within the window', () => {
  at('two', 0, 0, innerWidth, 60);
  focus('two');
  expect(edges()).toEqual([0, 0, innerWidth, 67]);
});

test('a finger needs none', () => {
  byKeyboard = false;
  at('two', 100, 200, 150, 260);
  focus('two');
  expect(ring()).toBeNull();
});

test.each([light, dark])('its lines stand out from each other, and are not the beacon’s', ({ ink, card, beacon }) => {
  expect(contrast(ink, card)).toBeGreaterThanOrEqual(7);
  expect([ink, card]).not.toContain(beacon);
});
