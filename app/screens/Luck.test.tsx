import { screen } from '@testing-library/react-native';
import { played } from '@/match/testing/played';
import { drawerWith, openAt, see } from '../testing/openedApp';

const MATCH = played({ id: 'whole', seed: 77 });

test('a match tells its seed and every die that fell, for each seat and for everybody', async () => {
  await drawerWith([MATCH]);
  await openAt('luck/whole');
  expect(await see('luck:seed')).toHaveTextContent('Seed 77');
  expect(await see('luck:0:sum')).toHaveTextContent(/^50 dice, \d\.\d on average; chance expects 8\.3 of each face\.$/);
  expect(screen.getByTestId('luck:shared:sum')).toHaveTextContent(/^25 dice/);
  expect(screen.getByTestId('luck:shared:strays')).toHaveTextContent('Too few to judge them.');
  const counted = [1, 2, 3, 4, 5, 6].map(face => Number(screen.getByTestId(`luck:1:${face}`).props.children));
  expect(counted.reduce((sum, n) => sum + n)).toBe(50);
});

test('a game without dice says so in one sentence', async () => {
  await drawerWith([played({ id: 'battle', game: 'medieval-battle', choices: 20 })]);
  await openAt('luck/battle');
  expect(await see('luck:none')).toHaveTextContent('No dice fall in this game. The seed only lays the table.');
  expect(screen.queryByTestId('luck:table')).toBeNull();
});

test('all matches of a game, people and bots apart', async () => {
  await drawerWith([MATCH]);
  await openAt('luck/all/burgundy');
  expect(await see('luck:matches')).toHaveTextContent('In 1 finished match');
  expect(screen.getByTestId('luck:people:sum')).toHaveTextContent(/^50 dice/);
  expect(screen.getByTestId('luck:bots:sum')).toHaveTextContent(/^50 dice/);
});

test('broken: a match that is not here leads Home', async () => {
  await openAt('luck/nobody');
  expect(await see('notice')).toHaveTextContent('That match is not on this device.');
});
