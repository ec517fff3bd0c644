import { standIn } from '../../../tools/jest/expo-sqlite';
import { createArchive } from '../openArchive';
import { clearTraces, keepTracesIn, note, traces, tracesAsText, TRACES_KEPT } from '../trace';

beforeEach(() => clearTraces());
afterEach(() => standIn.reset());

/** As when the app is opened. */
async function opened() {
  const { archive } = await createArchive();
  keepTracesIn(archive, await archive.settings());
  return archive;
}

test('what went wrong is found again by the next who opens the app, after what was there before', async () => {
  note('before the drawer was open', new TypeError('x'));
  const archive = await opened();
  note('a bot', new RangeError('y'));
  const rows = await archive.settings();
  clearTraces();
  expect(traces()).toEqual([]);
  keepTracesIn(archive, rows);
  expect(traces().map(t => t.where)).toEqual(['before the drawer was open', 'a bot']);
  clearTraces();
  await opened();
  expect(traces()).toEqual([]);
});

test('no more than the last few are kept', async () => {
  const archive = await opened();
  for (let n = 0; n < TRACES_KEPT + 7; n++) note(`place ${n}`, new Error('x'));
  expect(traces()).toHaveLength(TRACES_KEPT);
  expect(traces().at(-1)?.where).toBe(`place ${TRACES_KEPT + 6}`);
  expect(JSON.parse((await archive.settings()).trace ?? '[]')).toHaveLength(TRACES_KEPT);
});

test('an error may quote a name or a card: only what SQLite or the browser has written is kept of it', () => {
  note('a screen', new Error('Anna holds army:7 at space:3'));
  note('a file', new SyntaxError('Unexpected token A in JSON "Anna'));
  note('a bot', 'Anna cannot');
  note('saving', new Error('Error code 13: database or disk is full'));
  const text = tracesAsText();
  expect(text).not.toMatch(/Anna|army|space:3/);
  expect(text).toMatch(/a screen: Error · \S*:\d+:\d+\n/);
  expect(text).toContain('saving: Error · Error code 13: database or disk is full');
});

test('rows that somebody has spoilt are passed over', async () => {
  const { archive } = await createArchive();
  for (const row of ['{]', '7', '[{"at":"x"},{"at":1,"where":"here","what":"Error"},null]']) {
    clearTraces();
    keepTracesIn(archive, { trace: row });
  }
  expect(traces()).toEqual([{ at: 1, where: 'here', what: 'Error' }]);
});

test('a drawer that takes no trace does not make more of them', async () => {
  await opened();
  standIn.fillDiskAt(1);
  note('saving', new Error('x'));
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(traces()).toHaveLength(1);
});

test('whoever develops has it thrown at once', () => {
  const before = process.env.NODE_ENV;
  jest.useFakeTimers();
  try {
    Object.assign(process.env, { NODE_ENV: 'development' });
    note('a screen', new Error('seen at once'));
    expect(() => jest.runAllTimers()).toThrow('seen at once');
    Object.assign(process.env, { NODE_ENV: 'production' });
    note('a screen', new Error('kept'));
    expect(() => jest.runAllTimers()).not.toThrow();
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
    jest.useRealTimers();
  }
});
