import { act, screen } from '@testing-library/react-native';
import { Stopped } from '@/archive/archive';
import type { Watch } from '@/archive/watch';
import { played } from '@/match/testing/played';
import { en } from '@/words/en';
import { drawerWith, gone, openAt, see, tap } from '../testing/openedApp';

interface Reading {
  readonly watch: Watch;
  readonly fail: (error: Error) => void;
}

const mockReadings: Reading[] = [];
jest.mock('@/archive/salvage', () => ({
  rawRows: (_: unknown, watch: Watch) => new Promise((_found, fail) => void mockReadings.push({ watch, fail })),
}));

const RAW = 'broken:torn:raw';

async function reading(): Promise<Reading> {
  await drawerWith([played({ id: 'torn', seed: 1, choices: 8 })], archive => archive.quarantine('torn', 'illegalChoice'));
  await openAt('');
  await tap(RAW);
  return mockReadings.at(-1)!;
}

/** So many rows of a hundred, so long after it was begun. */
function tell({ watch }: Reading, rows: number, later: number): void {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + later);
  act(() => watch.tell(rows, 100));
  clock.mockRestore();
}

test('18.4 raw data that takes more than a second says how far it is, and can be stopped without a word of trouble', async () => {
  const begun = await reading();
  tell(begun, 5, 10);
  expect(screen.queryByTestId(`${RAW}:progress`)).toBeNull();
  tell(begun, 30, 1500);
  expect(await see(`${RAW}:progress`)).toHaveTextContent(en.files.savingSoFar(30));
  expect(begun.watch.calledOff()).toBe(false);
  await tap(`${RAW}:stop`);
  expect(begun.watch.calledOff()).toBe(true);
  await act(async () => begun.fail(new Stopped()));
  await gone(`${RAW}:progress`);
  expect(screen.queryByTestId('home:unread')).toBeNull();
});

test('where even that cannot be read, one sentence says so', async () => {
  const begun = await reading();
  await act(async () => begun.fail(new Error('malformed')));
  expect(await see('home:unread')).toHaveTextContent(en.trouble.unread);
});
