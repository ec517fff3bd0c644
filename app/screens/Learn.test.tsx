import { screen, waitFor } from '@testing-library/react-native';
import { shelf } from '../context/shelf';
import { gone, openAt, see, tap } from '../testing/openedApp';

/** What the coach says now. */
const says = async (): Promise<unknown> => (await see('coach:says')).props.children;

async function solveOneBeat(): Promise<void> {
  const before = await says();
  await tap(screen.queryByTestId('coach:show') === null ? 'coach:next' : 'coach:show');
  await waitFor(() => expect(screen.getByTestId('coach:says').props.children).not.toBe(before));
}

test('a lesson is played from the list, left in the middle, and goes on there after the app was closed', async () => {
  await openAt('learn/burgundy');
  await see('learn:play');
  await tap('learn:aim');
  const first = await says();
  for (let beats = 0; beats < 4; beats++) await solveOneBeat();
  const fifth = await says();
  expect(fifth).not.toBe(first);
  await tap('coach:leave');
  await gone('coach');
  await tap('learn:aim');
  expect(await says()).toBe(fifth);
});

test('a box that nobody has opened yet proposes its lessons, and takes no for an answer', async () => {
  await openAt('new/burgundy');
  await see('newMatch:offer');
  await tap('newMatch:notNow');
  await gone('newMatch:offer');
  await tap('newMatch:learn');
  await see('learn:aim');
});

test('Learn stands beside Play on every box at Home, and each is called by what it opens', async () => {
  await openAt('');
  await see('home');
  for (const { id, words } of shelf) {
    expect((await see(`box:${id}`)).props.accessibilityLabel).toBe(`Play, ${words.en.title}`);
    expect((await see(`box:${id}:learn`)).props.accessibilityLabel).toBe(`Learn, ${words.en.title}`);
  }
  await tap('box:tadmor:learn');
  await see('learn:aim');
});

test('the rules lead to the lessons, and after the lessons comes a match against a Squire', async () => {
  await openAt('rules/burgundy');
  await tap('rules:learn');
  await tap('learn:play');
  await see('table');
  expect(screen.queryByTestId('coach')).toBeNull();
});
