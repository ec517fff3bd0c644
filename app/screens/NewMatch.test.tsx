import { screen } from '@testing-library/react-native';
import { createArchive } from '@/archive/openArchive';
import { drawerWith, gone, openAt, see, tap, write } from '../testing/openedApp';

async function laid() {
  const { archive } = await createArchive();
  const [match] = await archive.matches();
  return match;
}

test('a name that was left empty becomes the usual one, spaces around a name go', async () => {
  await openAt('new/burgundy');
  await write('setup:name:0', '   ');
  await write('setup:name:1', ' Ugo ');
  await tap('setup:plays:1:human');
  await tap('button:begin');
  await see('table');
  expect((await laid())?.players.map(p => p.name)).toEqual(['Player 1', 'Ugo']);
});

test('seats are added and removed within what the game allows, and no two bear the same shield', async () => {
  await openAt('new/burgundy');
  await see('setup:seat:1');
  expect(screen.queryByTestId('setup:remove:1')).toBeNull();
  await tap('setup:add');
  await tap('setup:add');
  await gone('setup:add');
  await tap('setup:tincture:0');
  const shields = [0, 1, 2, 3].map(
    seat => (screen.getByTestId(`setup:tincture:${seat}`).props as { accessibilityLabel: string }).accessibilityLabel.split(': ')[1],
  );
  expect(new Set(shields).size).toBe(4);
  await tap('setup:remove:3');
  await see('setup:add');
});

test('only bots: it says that one will watch', async () => {
  await openAt('new/burgundy');
  expect(screen.queryByText('Only bots: you will watch.')).toBeNull();
  await tap('setup:plays:0:squire');
  expect(await screen.findByText('Only bots: you will watch.')).toBeTruthy();
});

test('the seed is shown, takes only whole numbers that a match can hold, and is played from', async () => {
  await openAt('new/burgundy');
  expect((await see('setup:seed')).props.value).toMatch(/^\d+$/);
  await write('setup:seed', 'seven 77');
  expect((await see('setup:seed')).props.value).toBe('77');
  await write('setup:seed', '99999999999');
  expect((await see('setup:seed')).props.value).toBe('');
  await write('setup:seed', '77');
  await tap('setup:first:1');
  await tap('button:begin');
  await see('table');
  expect(await laid()).toMatchObject({ seed: 77, first: 1, game: 'burgundy' });
});

test('by lot, whoever begins is one of the seats, and the seed decides who', async () => {
  const firsts: unknown[] = [];
  for (const seed of ['5', '5', '6', '7', '8', '9']) {
    await openAt('new/burgundy');
    await write('setup:seed', seed);
    await tap('button:begin');
    await see('table');
    firsts.push((await laid())?.first);
    screen.unmount();
  }
  expect(firsts[0]).toBe(firsts[1]);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});

test.each(['not json', '{"players":[{"name":"Anna"}]}', '{"players":[],"options":7}'])(
  'a remembered set-up that makes no sense (%s) is not used',
  async text => {
    await drawerWith([], archive => archive.set('plan.burgundy', text));
    await openAt('new/burgundy');
    expect((await see('setup:name:0')).props.value).toBe('Player 1');
    await tap('button:begin');
    await see('table');
  },
);

test('minutes are the rulebook’s until matches like this were finished here', async () => {
  await openAt('new/burgundy');
  expect(await see('setup:minutes')).toHaveTextContent('About 30–60 minutes');
});
