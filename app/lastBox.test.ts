import { lastBox, rememberLastBox } from './lastBox.web';

const shelf = new Map<string, string>();
const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

function browserWith(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

test('the last box is remembered until everything is forgotten', () => {
  browserWith({
    getItem: key => shelf.get(key) ?? null,
    setItem: (key, value) => void shelf.set(key, value),
    removeItem: key => void shelf.delete(key),
  });
  expect(lastBox()).toBeNull();
  rememberLastBox('burgundy');
  expect(lastBox()).toBe('burgundy');
  rememberLastBox(null);
  expect([...shelf]).toEqual([]);
});

test('where nothing may be kept, nobody notices', () => {
  browserWith({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => rememberLastBox('burgundy')).not.toThrow();
  expect(() => rememberLastBox(null)).not.toThrow();
  expect(lastBox()).toBeNull();
});
