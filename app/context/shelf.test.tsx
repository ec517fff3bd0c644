/** Boxes that do not come: their scripts cannot be had for a while. In this order, because a box that has come stays. */
import { screen, waitFor, within } from '@testing-library/react-native';
import { played } from '@/match/testing/played';
import { boxes, withhold } from '../../tools/jest/boards';
import { drawerWith, openAt, see, tap } from '../testing/openedApp';

const DUCHY = played({ id: 'duchy', seed: 2, choices: 8 });
const BATTLE = played({ id: 'battle', game: 'medieval-battle', name: 'Hill', seed: 3, choices: 8 });
const NOT_BROUGHT = 'That game could not be loaded. Try again when the server of this page answers.';

const noticed = async () => expect(await see('notice')).toHaveTextContent(NOT_BROUGHT);

beforeEach(() => withhold(...boxes.map(({ lid }) => lid.id)));

test.each([
  ['a new match', 'new/burgundy'],
  ['a book of rules', 'rules/burgundy'],
  ['the dice of a game', 'luck/all/burgundy'],
])('%s leads Home, which says so', async (_, address) => {
  await openAt(address);
  await noticed();
  screen.getByTestId('box:burgundy');
});

test('the shelf of rules stands without figures', async () => {
  await openAt('rules');
  expect(within(await see('rules:burgundy')).getByText('The Castles of Burgundy')).toBeTruthy();
  expect(screen.queryByText(/chapter/)).toBeNull();
});

test('figures of records stand without what only the game can name', async () => {
  await drawerWith([played({ id: 'ended', seed: 1 })]);
  await openAt('records');
  await see('record:burgundy:2:squire:0');
  expect(screen.queryByTestId('sources:burgundy')).toBeNull();
  expect(screen.queryByTestId('luck:burgundy')).toBeNull();
});

test('a finished match is listed, and looking through it leads Home', async () => {
  await drawerWith([played({ id: 'ended', seed: 1 })]);
  await openAt('history');
  await tap('history:ended');
  await noticed();
});

test('matches of two games, one of which does not come: the other is there, and the tap is worth another try', async () => {
  withhold('burgundy');
  await drawerWith([
    { ...DUCHY, touched: 2 },
    { ...BATTLE, touched: 1 },
  ]);
  await openAt('');
  const duchy = await see('home:continue');
  expect(duchy.props.accessibilityLabel).toMatch(/^Continue The Castles of Burgundy\. Cannot be shown here\. /);
  expect(screen.getByTestId('match:battle').props.accessibilityLabel).toMatch(/^Hill · Medieval Battle\. .*turn\. /);
  await tap('home:continue');
  await noticed();
  expect(screen.queryByTestId('broken:duchy')).toBeNull();

  withhold();
  await tap('home:continue');
  await see('table');
  await tap('table:menu');
  await tap('menu:leave');
  await waitFor(async () => expect((await see('home:continue')).props.accessibilityLabel).toMatch(/Phase A, round 2/));
  screen.getByTestId('match:battle');
});
