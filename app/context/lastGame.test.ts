import { waitFor } from '@testing-library/react-native';
import { lastGame, rememberLastGame } from './lastGame.web';
import { boxHere, bringLastBox } from './shelf';

jest.mock('./lastGame', () => jest.requireActual<object>('./lastGame.web'));

const shelf = new Map<string, string>();
const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

function browserWith(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}

afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

const keeping = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
};

test('the last box is remembered until everything is forgotten', () => {
  browserWith(keeping);
  expect(lastGame()).toBeNull();
  rememberLastGame('burgundy');
  expect(lastGame()).toBe('burgundy');
  rememberLastGame(null);
  expect([...shelf]).toEqual([]);
});

test('where nothing may be kept, nobody notices', () => {
  browserWith({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => rememberLastGame('burgundy')).not.toThrow();
  expect(() => rememberLastGame(null)).not.toThrow();
  expect(lastGame()).toBeNull();
});

test('the last box comes before anybody asks for it, and no other; one that is no longer on the shelf is not missed', async () => {
  browserWith(keeping);
  rememberLastGame('chess');
  bringLastBox();
  rememberLastGame('burgundy');
  bringLastBox();
  await waitFor(() => expect(boxHere('burgundy')).not.toBeNull());
  expect(boxHere('medieval-battle')).toBeNull();
});
