import { screen } from '@testing-library/react-native';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE } from '@/archive/openArchive';
import { MIGRATIONS } from '@/archive/migrations';
import { en } from '@/words/en';
import { openDatabaseAsync, standIn } from '../../tools/jest/expo-sqlite';
import { drawerWith, openAt, see, tap } from '../testing/openedApp';

let folder = '';
const mockRename = (name: string, newName: string): void => renameSync(join(folder, name), join(folder, newName));
jest.mock('@/archive/setAsideFile', () => ({ putAside: async (name: string, newName: string) => mockRename(name, newName) }));
const mockSaved: string[] = [];
jest.mock('../device/saveText', () => ({
  saveText: async (_: string, text: string) => {
    mockSaved.push(text);
    return true;
  },
}));

test.each([
  ['otherTab', 'NoModificationAllowedError: Access Handles cannot be created'],
  ['noStorage', 'SecurityError: Storage directory access is denied.'],
  ['full', 'QuotaExceededError: no space left'],
  ['unknown', 'something else'],
] as const)('%s: one sentence, another try, and play without saving; nothing is put aside', async (fault, message) => {
  standIn.refuseToOpen(message);
  await openAt('');
  expect(await see(`trouble:${fault}`)).toHaveTextContent(en.trouble[fault]);
  if (fault !== 'unknown') expect(screen.queryByTestId('trouble:aside')).toBeNull();
  await tap('trouble:unsaved');
  expect(await see('home:unsaved')).toHaveTextContent(en.trouble.unsaved);
});

test('when what was in the way is gone, another try opens the house', async () => {
  standIn.refuseToOpen('NoModificationAllowedError');
  await openAt('');
  await see('trouble:otherTab');
  standIn.refuseToOpen(null);
  await tap('trouble:retry');
  await see('home');
  expect(screen.queryByTestId('home:unsaved')).toBeNull();
});

test('corrupt: what can be read is saved to a file, and a new drawer is begun beside the old one', async () => {
  folder = standIn.useFiles();
  writeFileSync(join(folder, FILE), 'no database at all '.repeat(400));
  await openAt('');
  expect(await see('trouble:corrupt')).toHaveTextContent(en.trouble.corrupt);
  await tap('trouble:raw');
  expect(mockSaved.at(-1)).toContain('"tables"');
  await tap('trouble:aside');
  await see('home');
});

test('newer: an update is asked for, and the matches stay where they are until then', async () => {
  folder = standIn.useFiles();
  await drawerWith([]);
  const db = await openDatabaseAsync(FILE);
  await db.execAsync(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  standIn.kill();
  await openAt('');
  expect(await see('trouble:newer')).toHaveTextContent(en.trouble.newer);
  await tap('trouble:retry');
  await see('trouble:newer');
});
