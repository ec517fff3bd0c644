/** UX-36: what the settings could not do is said where it was asked for, and the matches are there still. */
import { screen } from '@testing-library/react-native';
import { Alert } from 'react-native';
import { played } from '@/match/testing/played';
import { SQLiteDatabase } from '../../../tools/jest/expo-sqlite';
import { drawerWith, openAt, see, tap } from '../../testing/openedApp';
import * as opening from '../../device/openText';
import * as saving from '../../device/saveText';

const FULL = new Error('database or disk is full');
const MATCH = played({ id: 'open', seed: 2, choices: 8 });

beforeEach(() => jest.spyOn(Alert, 'alert').mockImplementation(() => {}));

test('UX-36 what could not be erased is not called erased', async () => {
  await drawerWith([MATCH]);
  await openAt('settings');
  await tap('setting:erase');
  for (const how of ['runAsync', 'execAsync', 'withTransactionAsync'] as const)
    if (how in SQLiteDatabase.prototype) jest.spyOn(SQLiteDatabase.prototype, how as 'runAsync').mockRejectedValue(FULL);
  await tap('erase:sure');
  expect(await see('erase:said')).toHaveTextContent('That did not work: nothing was changed.');
  expect(screen.queryByTestId('notice')).toBeNull();
});

test('UX-36 a file that was saved before erasing is confirmed; matches that cannot be read are no file', async () => {
  await drawerWith([MATCH]);
  const saved = jest.spyOn(saving, 'saveText').mockResolvedValue(true);
  await openAt('settings');
  await tap('setting:erase');
  await tap('erase:export');
  expect(await see('erase:said')).toHaveTextContent('The file is saved.');
  expect(saved).toHaveBeenCalledTimes(1);
  jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockRejectedValue(new Error('disk I/O error'));
  await tap('erase:export');
  expect(await screen.findByText(/^Your matches cannot be read just now/)).toBeTruthy();
  await tap('sheet:close');
  await tap('files:export');
  expect(await see('settings:said')).toHaveTextContent(/^Your matches cannot be read just now/);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('UX-36 a file that is read while the drawer fails does not say for ever that it is being read', async () => {
  await openAt('settings');
  jest.spyOn(opening, 'openText').mockResolvedValue({ text: `{"kind":"blazon","version":1,"matches":[${JSON.stringify(MATCH)}]}` });
  for (const how of ['getAllAsync', 'getFirstAsync'] as const)
    if (how in SQLiteDatabase.prototype)
      jest.spyOn(SQLiteDatabase.prototype, how as 'getAllAsync').mockRejectedValue(new Error('disk I/O error'));
  await tap('files:import');
  expect(await see('settings:said')).toHaveTextContent('That did not work: nothing was changed.');
});
