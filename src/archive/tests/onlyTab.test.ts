/** Tabs of one browser share the locks; each has a module of its own. */
type Tab = typeof import('../onlyTab.web');

interface Waiting {
  readonly signal: AbortSignal;
  take(): void;
}

/** The browser's locks, as far as they are used: one at a time, held until its tab is closed. */
function browser() {
  let holder: object | null = null;
  const queue: Waiting[] = [];
  const next = (): void => {
    if (holder !== null) return;
    const waiting = queue.shift();
    if (waiting?.signal.aborted === true) next();
    else waiting?.take();
  };
  const reload = jest.fn();
  const open = () => {
    const tab = {};
    const locks = {
      request: (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('AbortError')));
          queue.push({
            signal,
            take: () => {
              holder = tab;
              void hold();
            },
          });
          next();
        }),
    };
    let module: Tab | null = null;
    jest.isolateModules(() => {
      module = jest.requireActual<Tab>('../onlyTab.web');
    });
    const { holdTheOnlyTab, giveUpThisPage, callForTheFile } = module as unknown as Tab;
    const hold = (): Promise<boolean> => {
      Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
      Object.defineProperty(globalThis, 'location', { value: { reload }, configurable: true });
      return holdTheOnlyTab();
    };
    const close = (): void => {
      if (holder === tab) holder = null;
      next();
    };
    return { hold, close, giveUpThisPage, callForTheFile };
  };
  return { open, reload };
}

/** What one tab calls, all others hear. */
let channels: Channel[] = [];
class Channel {
  onmessage?: () => void;
  constructor() {
    channels.push(this);
  }
  postMessage = (): void => channels.forEach(channel => channel !== this && channel.onmessage?.());
  close = (): void => {};
}

beforeEach(() => {
  channels = [];
  remembers();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const within = async <T>(ms: number, promise: Promise<T>): Promise<T | 'waiting'> => {
  let found: T | 'waiting' = 'waiting';
  void promise.then(value => (found = value));
  await jest.advanceTimersByTimeAsync(ms);
  return found;
};

test('the first tab has the file, the second is told so and may try again when the first is closed', async () => {
  const { open } = browser();
  const [first, second] = [open(), open()];
  expect(await within(0, first.hold())).toBe(true);
  expect(await within(0, first.hold())).toBe(true);
  const trying = second.hold();
  expect(await within(1_000, trying)).toBe('waiting');
  expect(await within(1_000, trying)).toBe(false);
  first.close();
  expect(await within(0, second.hold())).toBe(true);
});

test('a page that is reloaded waits a moment for its former self', async () => {
  const { open } = browser();
  const [before, after] = [open(), open()];
  await within(0, before.hold());
  const trying = after.hold();
  await jest.advanceTimersByTimeAsync(300);
  before.close();
  expect(await within(0, trying)).toBe(true);
});

test('whoever has let the file go stands in nobody’s way for a moment, though it is free', async () => {
  const { open } = browser();
  const [first, second] = [open(), open()];
  await within(0, first.hold());
  second.callForTheFile();
  first.close();
  // What it remembers over its reload is its own.
  const reloaded = open();
  expect(await within(0, reloaded.hold())).toBe(false);
  const kept = remembers();
  expect(await within(0, second.hold())).toBe(true);
  second.close();
  kept.set('blazon.gaveUp', String(Date.now()));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await within(0, reloaded.hold())).toBe(true);
});

test('whoever goes on in another tab calls for the file: the one that holds it ends as a page, and a call is waited for longer', async () => {
  const { open, reload } = browser();
  const [first, second] = [open(), open()];
  await within(0, first.hold());
  reload.mockImplementation(() => setTimeout(first.close, 3_000));
  expect(await within(2_000, second.hold())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  second.callForTheFile();
  expect(reload).toHaveBeenCalledTimes(1);
  remembers();
  const trying = second.hold();
  expect(await within(2_900, trying)).toBe('waiting');
  expect(await within(200, trying)).toBe(true);
});

test('where locks are forbidden nobody is said to be elsewhere: opening itself will tell what is', async () => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: { request: () => Promise.reject(new Error('denied')) } },
    configurable: true,
  });
  let module: Tab | null = null;
  jest.isolateModules(() => {
    module = jest.requireActual<Tab>('../onlyTab.web');
  });
  expect(await within(0, (module as unknown as Tab).holdTheOnlyTab())).toBe(true);
});

/** What this tab remembers over its reloads. */
function remembers(): Map<string, string> {
  const kept = new Map<string, string>();
  const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  return kept;
}

test('a page without the lock whose worker was refused its files says so, and tries again as a new page when asked to', async () => {
  remembers();
  const { open, reload } = browser();
  const tab = open();
  expect(await within(0, tab.giveUpThisPage())).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(await within(5_000, tab.hold())).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the only tab tries again by itself, for the page before it may let its files go later than the lock; three times, and then says so', async () => {
  remembers();
  const { open, reload } = browser();
  for (const [given, reloads] of [
    ['waiting', 1],
    ['waiting', 2],
    ['waiting', 3],
    [undefined, 3],
  ] as const) {
    const page = open();
    expect(await within(0, page.hold())).toBe(true);
    expect(await within(5_000, page.giveUpThisPage())).toBe(given);
    expect(reload).toHaveBeenCalledTimes(reloads);
    page.close();
  }
});

test('what was tried long ago is another visit, and what cannot be remembered is not tried', async () => {
  const kept = remembers();
  kept.set('blazon.tries', `3 ${Date.now() - 60_000}`);
  const { open, reload } = browser();
  const page = open();
  await within(0, page.hold());
  expect(await within(5_000, page.giveUpThisPage())).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
  page.close();
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new Error('SecurityError');
    },
    configurable: true,
  });
  const forbidden = open();
  await within(0, forbidden.hold());
  expect(await within(5_000, forbidden.giveUpThisPage())).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});
