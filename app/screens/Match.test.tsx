import { act, screen } from '@testing-library/react-native';
import { createArchive } from '@/archive/openArchive';
import { played } from '@/match/testing/played';
import { standIn } from '../../tools/jest/expo-sqlite';
import { drawerWith, gone, openAt, see, tap } from '../testing/openedApp';

const OPEN = played({ id: 'open', seed: 2, choices: 8 });

test('a match is opened from its address, and left for Home without a question', async () => {
  await drawerWith([OPEN]);
  await openAt('match/open');
  await see('table');
  expect(screen.getByTestId('prompt:text')).toHaveTextContent(/^Anna: /);
  await tap('table:menu');
  await tap('menu:leave');
  await see('home:continue');
});

test('a match that is set apart when it is opened leads Home, with a sentence, and says there that it is kept', async () => {
  await drawerWith([OPEN]);
  const { archive } = await createArchive();
  await archive.append('open', { n: 9, seat: 0, line: 'steal crown:1', at: 1 });
  standIn.kill();
  await openAt('match/open');
  expect(await see('notice')).toHaveTextContent('That match cannot be read. It is kept aside.');
  await see('broken:open');
});

test('a full disk: the choice stays on the table, a banner says so, and the next try writes it', async () => {
  await drawerWith([OPEN]);
  await openAt('match/open');
  await see('table');
  standIn.fillDiskAt(1);
  await tap('button:endTurn');
  await see('banner:notSaved');
  standIn.onWrite(null);
  await tap('table:saveAgain');
  await gone('banner:notSaved');
  await act(async () => {});
  const { archive } = await createArchive();
  const kept = await archive.contents('open');
  expect(kept !== null && 'choices' in kept ? kept.choices.length : 0).toBeGreaterThan(OPEN.choices.length);
});

test('the end tells who won by what and how it came to that, and turns the seats for another match', async () => {
  await drawerWith([played({ id: 'over', seed: 1 })]);
  await openAt('match/over');
  await tap('table:results');
  expect(await see('end:decided')).toHaveTextContent(/points? ahead/);
  await see('end:story');
  await see('end:moment:0');
  await tap('end:again');
  await see('table');
  expect(screen.getByTestId('seat:0').props.accessibilityLabel).toMatch(/Matilde/);
  expect(screen.getByTestId('seat:1').props.accessibilityLabel).toMatch(/^Anna/);
});
