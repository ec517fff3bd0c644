import { hideFromSwitcher } from '../appSwitcher.web';

const page = { hidden: false, documentElement: { style: { visibility: '' } }, listeners: new Set<() => void>() };

beforeAll(() => {
  const document = Object.assign(page, {
    addEventListener: (_: string, heard: () => void) => page.listeners.add(heard),
    removeEventListener: (_: string, heard: () => void) => page.listeners.delete(heard),
  });
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
});

function turn(hidden: boolean): string {
  page.hidden = hidden;
  for (const heard of page.listeners) heard();
  return page.documentElement.style.visibility;
}

test('with secrets on it a hidden page is blank at once, and back when it is seen again', () => {
  hideFromSwitcher(true);
  expect(turn(true)).toBe('hidden');
  expect(turn(false)).toBe('');
});

test('an open game stays on the page', () => {
  hideFromSwitcher(true);
  hideFromSwitcher(false);
  expect(turn(true)).toBe('');
});

test('a page that is let go while it is hidden does not stay blank', () => {
  hideFromSwitcher(true);
  turn(true);
  hideFromSwitcher(false);
  expect(page.documentElement.style.visibility).toBe('');
});
