/** Every screen of the app with the sixth box on its shelf: nothing of them knows the box by name. */
import { act, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { played } from '@/match/testing/played';
import { drawerWith, openAt, see, tap, write } from '../../app/testing/openedApp';
import { pebbles } from './pebbles';

const PHONE = { width: 390, height: 844, scale: 1, fontScale: 1 };
const TABLET = { width: 1280, height: 800, scale: 1, fontScale: 1 };
const on = (window: typeof PHONE) => act(() => Dimensions.set({ window, screen: window }));
beforeEach(() => on(PHONE));

const game = 'pebbles';
const PLAYED = played({ game, id: 'whole' });
const OPEN = played({ game, id: 'open', choices: 4 });

test('Home shows its lid, and a match is set up and laid from there', async () => {
  await openAt('');
  expect((await see('box:pebbles')).props.accessibilityLabel).toBe('Play, Pebbles');
  await tap('box:pebbles');
  // Whoever begins by lot is a person: the acts of a bot are read one by one in a first match.
  await tap('setup:plays:1:human');
  await tap('setup:options');
  await see('setup:option:openHands');
  await tap('setup:add');
  await tap('setup:plays:2:human');
  await tap('setup:begin');
  await see('table');
  await tap('button:hide2');
  expect(await see('prompt:text')).toHaveTextContent(/./);
});

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)('a %s lays its table, whose board and buttons play it', async (_, window) => {
  on(window);
  await drawerWith([OPEN]);
  await openAt('match/open');
  await see('table');
  const before = screen.getByTestId('heap:0').props.accessibilityLabel as string;
  await tap('heap:0');
  await tap('choice:take heap:0 count=2');
  expect((await see('heap:0')).props.accessibilityLabel).not.toBe(before);
  await tap('table:menu');
  await tap('menu:choices');
  await see('sheet:choices');
});

test('what has begun stands on Home with its picture, and goes on from there', async () => {
  await drawerWith([OPEN]);
  await openAt('');
  expect((await see('home:continue')).props.accessibilityLabel).toMatch(/^Continue Pebbles/);
  await tap('home:continue');
  await see('table');
});

test('its book stands among the rules, chapter by chapter, and is searched', async () => {
  await openAt('rules');
  await tap('rules:pebbles');
  await see('rules:book:pebbles');
  for (const { id } of pebbles.words.en.chapters) await see(`chapter:${id}`);
  await write('rules:search', 'fist');
  expect(await see('rules:found')).toHaveTextContent('1 chapter, 0 cards');
});

test('a whole match is in the history and in the records, is looked through, and tells its dice', async () => {
  await drawerWith([PLAYED]);
  await openAt('history');
  await tap('history:whole');
  await see('lookThrough');
  await openAt('records');
  await see('record:pebbles:2:squire:1');
  await openAt('luck/whole');
  expect(await see('luck:0:sum')).toHaveTextContent(/on average/);
  await openAt('luck/all/pebbles');
  await see('luck:matches');
});

test('a match that is over shows who has won, and why', async () => {
  await drawerWith([PLAYED]);
  await openAt('match/whole');
  await tap('table:results');
  await see('end');
});

test('it speaks Italian', async () => {
  await drawerWith([OPEN], archive => archive.set('language', 'it'));
  await openAt('');
  expect((await see('box:pebbles')).props.accessibilityLabel).toBe('Gioca, Sassolini');
  await openAt('match/open');
  expect((await see('heap:0')).props.accessibilityLabel).toContain('Mucchio 1');
});
