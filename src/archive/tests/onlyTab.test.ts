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
    const { holdTheOnlyTab, giveUpThisPage } = module as unknown as Tab;
    const hold = (): Promise<boolean> => {
      Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
      Object.defineProperty(globalThis, 'location', { value: { reload }, configurable: true });
      return holdTheOnlyTab();
    };
    const close = (): void => {
      if (holder === tab) holder = null;
      next();
    };
    return { hold, close, giveUpThisPage };
  };
  return { open, reload };
}

beforeEach(() => jest.useFakeTimers());
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

test('a page whose worker was refused its files tries again as a new page', async () => {
  const { open, reload } = browser();
  const tab = open();
  tab.giveUpThisPage();
  expect(await within(5_000, tab.hold())).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
});
