import { screen } from '@testing-library/react-native';
import type { Copy } from '@/archive/copy';
import { createArchive } from '@/archive/openArchive';
import { gameOf } from '@/games/index';
import { nightlyCopy } from '@/match/nightlyCopy';
import { played } from '@/match/testing/played';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { drawerWith, gone, openAt, see, tap } from '../../testing/openedApp';

const mockBeside: { count: number | 'lost'; copy: Copy | null } = { count: 0, copy: null };
jest.mock('@/archive/beside', () => ({
  countKept: async () => mockBeside.count,
  keepCount: async (count: number | 'lost') => void (mockBeside.count = count),
  copyKept: async () => mockBeside.copy,
  keepCopy: async (copy: Copy) => void (mockBeside.copy = copy),
  forgetBeside: async () => void Object.assign(mockBeside, { count: 0, copy: null }),
}));
beforeEach(() => Object.assign(mockBeside, { count: 0, copy: null }));

const house = async (now: number) => ({
  archive: (await createArchive()).archive,
  thinker: { choose: async () => null, hint: async () => null },
  clock: () => now,
  gameOf: async (id: string) => gameOf(id),
});
const DAY = 86_400_000;

/** Two matches, copied as every night; then the drawer is as empty as on the first day. */
async function lost(): Promise<void> {
  await drawerWith([played({ id: 'sun', seed: 1, choices: 6 }), played({ id: 'open', name: 'Rain', seed: 2, choices: 8 })]);
  expect(await nightlyCopy(await house(5 * DAY))).toBe(true);
  mockBeside.count = 2;
  standIn.reset();
}

test('matches that are gone are said to be, and one tap brings the copy back', async () => {
  await lost();
  await openAt('');
  expect(await see('home:lost')).toHaveTextContent(
    'Blazon kept matches here. They are gone. The copy of 6 January 1970 is here: 2 matches.',
  );
  await tap('lost:back');
  await gone('home:lost');
  await see('home:continue');
  expect((await (await createArchive()).archive.matches()).map(m => m.id).sort()).toEqual(['open', 'sun']);
  expect(mockBeside.count).toBe(1);
});

test('whoever goes on without them is not asked again; until then the copy is not copied over', async () => {
  await lost();
  await openAt('');
  await see('home:lost');
  const copy = mockBeside.copy;
  expect(await nightlyCopy(await house(9 * DAY))).toBe(false);
  expect(mockBeside.copy).toBe(copy);
  await tap('lost:without');
  await gone('home:lost');
  expect(mockBeside.count).toBe(0);
});

test('without a copy the way out is a file of one’s own', async () => {
  mockBeside.count = 3;
  await openAt('');
  expect(await see('home:lost')).toHaveTextContent(/There is no copy here/);
  expect(screen.queryByTestId('lost:back')).toBeNull();
});

test('a copy is made once a day, the newest first, and not of an empty drawer', async () => {
  expect(await nightlyCopy(await house(DAY))).toBe(false);
  await drawerWith([played({ id: 'a', seed: 1, choices: 3 })]);
  expect(await nightlyCopy(await house(DAY))).toBe(true);
  expect(await nightlyCopy(await house(1.5 * DAY))).toBe(false);
  expect(await nightlyCopy(await house(2 * DAY))).toBe(true);
  // A clock that was set back does not stop it for years.
  expect(await nightlyCopy(await house(1))).toBe(true);
});

test('who erases everything erases the copy, too', async () => {
  await drawerWith([played({ id: 'a', seed: 1, choices: 3 })]);
  await nightlyCopy(await house(DAY));
  await openAt('settings');
  await tap('setting:erase');
  await tap('erase:sure');
  await see('home');
  expect(mockBeside).toEqual({ count: 0, copy: null });
});
