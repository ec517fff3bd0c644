import { screen } from '@testing-library/react-native';
import { played } from '@/match/testing/played';
import { drawerWith, openAt, see, tap } from '../testing/openedApp';

jest.mock('../screens/records/milestones', () => ({
  milestones: () => {
    throw new Error('a screen that stumbles');
  },
}));

test('a screen that throws says so in one sentence, leads Home, and loses no match', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await drawerWith([played({ id: 'finished', seed: 1 }), played({ id: 'open', seed: 2, choices: 8 })]);
  await openAt('records');
  await see('stumbled');
  screen.getByText('This screen stumbled. Your match is saved.');
  await tap('stumbled:home');
  await see('home:continue');
  await tap('home:history');
  await see('history:finished');
  await tap('page:back');
  await tap('home:settings');
  expect(await see('traces')).toHaveTextContent(/a screen: Error/);
  await tap('traces:clear');
  await see('traces:none');
});
