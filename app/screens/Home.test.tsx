import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ScaledSize, type ViewStyle } from 'react-native';
import { played } from '@/match/testing/played';
import { SQLiteDatabase, standIn } from '../../tools/jest/expo-sqlite';
import { boxHere, shelf } from '../context/shelf';
import { drawerWith, gone, openAt, see, tap, write } from '../testing/openedApp';

const OPEN = played({ id: 'open', name: 'Attic', seed: 2, choices: 8 });

test('empty: no Continue, and every game can be played', async () => {
  await openAt('');
  await see('home');
  expect(screen.queryByTestId('home:continue')).toBeNull();
  expect(shelf).toHaveLength(5);
  for (const { id } of shelf) expect(screen.getByTestId(`box:${id}`).props.accessibilityRole).toBe('button');
});

test('empty on a tablet: the boxes have the page for themselves, until there is a match to continue', async () => {
  const usual = Dimensions.get('window');
  const holdIt = (window: ScaledSize): void => act(() => Dimensions.set({ window, screen: window }));
  holdIt({ width: 1280, height: 800, scale: 1, fontScale: 1 });
  const standHigh = (): unknown => (StyleSheet.flatten(screen.getByTestId('home:boxes').props.style) as ViewStyle).minHeight;
  await openAt('');
  await see('box:burgundy');
  expect(standHigh()).toBe(560);
  screen.unmount();
  await drawerWith([OPEN]);
  await openAt('');
  await see('home:continue');
  expect(standHigh()).toBeUndefined();
  holdIt(usual);
});

test('quiet: while nobody waits for one, all boxes are brought', async () => {
  await openAt('');
  await see('home');
  await waitFor(() => expect(shelf.filter(({ id }) => boxHere(id) === null)).toEqual([]), { timeout: 10_000 });
});

test('many: the one touched last is the large button, the others stand below; finished ones are not among them', async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ ...OPEN, id: `m${i}`, name: `Day ${i}`, touched: OPEN.touched + i }));
  await drawerWith([...many, played({ id: 'finished', seed: 1 })]);
  await openAt('');
  expect((await see('home:continue')).props.accessibilityLabel).toMatch(
    /^Continue Day 11 · The Castles of Burgundy\. Phase A, round 2 · It is Anna’s turn\. /,
  );
  for (let i = 0; i < 11; i++) screen.getByTestId(`match:m${i}`);
  expect(screen.queryByTestId('match:finished')).toBeNull();
  expect(screen.getByTestId('figures:burgundy')).toHaveTextContent(/[01]\sof\s1\swon$/);
});

test('more than one page of them: all can be brought into sight', async () => {
  const many = Array.from({ length: 43 }, (_, i) => ({ ...OPEN, id: `m${i}`, name: `Day ${i}`, touched: OPEN.touched + i }));
  await drawerWith(many);
  await openAt('');
  await see('match:m3');
  expect(screen.queryByTestId('match:m2')).toBeNull();
  expect(screen.getByTestId('home:further').props.accessibilityLabel).toBe('Show 3 more');
  await tap('home:further');
  for (const id of ['m2', 'm1', 'm0']) await see(`match:${id}`);
  await gone('home:further');
});

test('a match is named, deleted and brought back', async () => {
  await drawerWith([OPEN]);
  await openAt('');
  await tap('more:newest');
  await write('match:name', '  Rainy Sunday ');
  await tap('match:rename');
  await waitFor(async () => expect((await see('home:continue')).props.accessibilityLabel).toMatch(/^Continue Rainy Sunday · /));
  await tap('more:newest');
  await tap('match:delete');
  await gone('home:continue');
  await tap('match:restore');
  await see('home:continue');
  await gone('match:restore');
});

test('loading: the games can be chosen before it is known which matches there are', async () => {
  const real = SQLiteDatabase.prototype.getAllAsync;
  jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockImplementation(function <T>(
    this: SQLiteDatabase,
    sql: string,
    values?: (string | number | null)[],
  ) {
    return sql.includes('matches') ? new Promise<T[]>(() => {}) : (real.call(this, sql, values) as Promise<T[]>);
  });
  await openAt('');
  await see('home');
  expect(screen.queryByTestId('home:looking')).toBeNull();
  await see('box:burgundy');
  // Not as on the first day: nobody knows yet whether the drawer is empty.
  expect(await see('home:looking')).toHaveTextContent('Looking into the drawer…');
  await tap('box:burgundy');
  await see('newMatch');
});

/** A drawer that does not tell its matches before it is let. */
function slowDrawer(): () => void {
  const real = SQLiteDatabase.prototype.getAllAsync;
  let answer = (): void => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockImplementation(async function <T>(
    this: SQLiteDatabase,
    sql: string,
    values?: (string | number | null)[],
  ) {
    if (sql.includes('FROM matches')) await answered;
    return real.call(this, sql, values) as Promise<T[]>;
  });
  return () => answer();
}

test('what is continued comes with the boxes: none of them moves away under a finger', async () => {
  await drawerWith([OPEN]);
  const answer = slowDrawer();
  await openAt('');
  await see('home');
  expect(screen.queryByTestId('box:burgundy')).toBeNull();
  answer();
  await see('box:burgundy');
  screen.getByTestId('home:continue');
});

test('what the drawer tells late comes into its place: no box moves away under a finger', async () => {
  await drawerWith([OPEN]);
  const answer = slowDrawer();
  await openAt('');
  await see('home:looking');
  const { height } = StyleSheet.flatten(screen.getByTestId('home:looked').props.style);
  answer();
  await see('home:continue');
  expect(StyleSheet.flatten(screen.getByTestId('home:looked').props.style).height).toBe(height);
  await tap('home:continue');
  await see('table');
});

test('left while there are no matches: the boxes are seen until another page covers them, and come again with the first match', async () => {
  await openAt('');
  await see('box:burgundy');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  fireEvent.press(screen.getByTestId('box:burgundy'));
  await act(async () => {});
  const below = () => screen.queryByTestId('box:tadmor', { includeHiddenElements: true });
  expect(below()).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  expect(below()).toBeNull();
  jest.useRealTimers();
  await tap('setup:plays:1:human');
  await tap('setup:begin');
  await tap('lesson:skip');
  await tap('table:menu');
  await tap('menu:leave');
  await see('home:continue');
  screen.getByTestId('box:tadmor');
});

test('broken: a match that cannot be read is named and kept aside, the others are there', async () => {
  await drawerWith([OPEN, { ...OPEN, id: 'torn', name: 'Torn' }], archive => archive.quarantine('torn', 'illegalChoice'));
  await openAt('');
  await see('home:continue');
  expect(within(await see('broken:torn')).getByText('Torn cannot be read. It is kept aside; the others are safe.')).toBeTruthy();
  expect(screen.queryByTestId('match:torn')).toBeNull();
});

test('UX-36 a drawer that fails when it is looked into leaves Home standing, and no page says that it is empty', async () => {
  await drawerWith([OPEN]);
  const real = SQLiteDatabase.prototype.getAllAsync;
  jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync').mockImplementation(function <T>(
    this: SQLiteDatabase,
    sql: string,
    values?: (string | number | null)[],
  ) {
    return sql.includes('FROM matches') ? Promise.reject(new Error('disk I/O error')) : (real.call(this, sql, values) as Promise<T[]>);
  });
  await openAt('');
  await see('home:unread');
  screen.getByTestId('box:burgundy');
  for (const page of ['history', 'records']) {
    await openAt(page);
    await see(`${page}:unread`);
    expect(screen.queryByTestId(`${page}:empty`)).toBeNull();
  }
});

test('UX-01 a match that was left while nothing could be written is named at Home, leads back to its table, and is saved when there is room', async () => {
  await openAt('');
  await tap('box:burgundy');
  // Whoever begins by lot is a person: the acts of a bot are read one by one in a first match.
  await tap('setup:plays:1:human');
  standIn.fillDiskAt(1);
  await tap('setup:begin');
  await tap('lesson:skip');
  await see('banner:notSaved');
  await tap('table:menu');
  await tap('menu:leave');
  const left = await screen.findByTestId(/^unsaved:(?!back)/);
  expect(left).toHaveTextContent(/^The Castles of Burgundy is not saved yet/);
  expect(screen.queryByTestId('home:continue')).toBeNull();
  await tap('unsaved:back');
  await see('banner:notSaved');
  standIn.onWrite(null);
  await tap('table:menu');
  await tap('menu:leave');
  await see('home:continue');
  expect(screen.queryByTestId('unsaved:back')).toBeNull();
});

test('UX-36 what cannot be deleted is there still, and that is said', async () => {
  await drawerWith([OPEN]);
  await openAt('');
  await tap('more:newest');
  const full = jest.spyOn(SQLiteDatabase.prototype, 'runAsync').mockRejectedValue(new Error('database or disk is full'));
  await tap('match:delete');
  expect(await see('doings:failed')).toHaveTextContent('That did not work: nothing was changed.');
  await see('home:continue');
  full.mockRestore();
  await tap('more:newest');
  await tap('match:delete');
  await see('doings:deleted');
  await gone('home:continue');
});

test.each([
  ['no/such/page', 'That address leads nowhere. Here is Home.'],
  ['match/nobody', 'That match is not on this device.'],
  ['history/nobody', 'That match is not on this device.'],
  ['new/chess', 'That address leads nowhere. Here is Home.'],
])('the address %s leads Home with a sentence', async (link, sentence) => {
  await openAt(link);
  expect(await see('notice')).toHaveTextContent(sentence);
  screen.getByTestId('home');
});

test('what whoever came Home was told is not told again at the next visit', async () => {
  await openAt('match/nobody');
  await see('notice');
  await tap('home:settings');
  await see('settings');
  await tap('page:back');
  await gone('notice');
  screen.getByTestId('home');
});

test.each(['?notice=minutes', '?notice=dragons', '?notice=erased', 'index.html'])('UX-37 %s is Home and says nothing', async link => {
  await openAt(link);
  await see('box:burgundy');
  expect(screen.queryByTestId('notice')).toBeNull();
});
