import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { played, standingsOf } from '@/match/testing/played';
import { SQLiteDatabase } from '../../tools/jest/expo-sqlite';
import { drawerWith, openAt, see } from '../testing/openedApp';

/** Jest's own window has words twice as large. */
const PHONE = { width: 390, height: 844, scale: 1, fontScale: 1 };
beforeEach(() => act(() => Dimensions.set({ window: PHONE, screen: PHONE })));

const ANNA = { name: 'Anna', tincture: 'gules', plays: 'human' } as const;
const against = (plays: 'squire' | 'baron', seed: number) =>
  played({ id: `${plays}${seed}`, seed, players: [ANNA, { name: 'Guido', tincture: 'azure', plays }] });

test('empty: what will appear, and nothing that was not reached', async () => {
  await openAt('records');
  expect(await see('records:empty')).toHaveTextContent('Finish a match, and its record appears here.');
  expect(screen.queryByTestId('milestone:firstMatch')).toBeNull();
});

test('a row for each level that was met, and practice in none of them', async () => {
  const matches = [against('squire', 1), against('squire', 2), against('baron', 3)];
  await drawerWith([...matches, { ...against('baron', 4), practice: true }]);
  await openAt('records');
  expect(await see('record:burgundy:2:squire:1')).toHaveTextContent('2');
  expect(screen.getByTestId('record:burgundy:2:baron:1')).toHaveTextContent('1');
  const mine = standingsOf(matches[2]!).find(s => s.seat === 0)!;
  expect(screen.getByTestId('record:burgundy:2:baron:2')).toHaveTextContent(mine.place === 1 ? '1' : '0');
  expect(screen.getByTestId('record:burgundy:2:baron:3')).toHaveTextContent(String(mine.points));
  expect(screen.getByTestId('milestone:firstMatch')).not.toHaveTextContent('Not yet');
  expect(screen.getByTestId('milestone:hundred')).toHaveTextContent('Not yet');
});

test('where words are large every figure stands beside its name', async () => {
  await drawerWith([against('squire', 1)], archive => archive.set('textSize', 'largest'));
  await openAt('records');
  expect(await see('record:burgundy:2:squire:1')).toHaveTextContent('Played 1');
  const mine = standingsOf(against('squire', 1)).find(s => s.seat === 0)!;
  expect(screen.getByTestId('record:burgundy:2:squire:3')).toHaveTextContent(`Best ${mine.points}`);
});

test('broken: when the drawer cannot be read the page says so, and does not call it empty', async () => {
  await drawerWith([against('squire', 1)]);
  const real = SQLiteDatabase.prototype.getAllAsync;
  jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockImplementation(function <T>(
    this: SQLiteDatabase,
    sql: string,
    values?: (string | number | null)[],
  ) {
    return sql.includes('FROM results') ? Promise.reject(new Error('disk I/O error')) : (real.call(this, sql, values) as Promise<T[]>);
  });
  await openAt('records');
  expect(await see('records:unread')).toHaveTextContent(/^Your matches cannot be read just now\./);
  expect(screen.queryByTestId('records:empty')).toBeNull();
});
