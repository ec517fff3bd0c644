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
  await tap('setup:begin');
  await see('table');
  expect((await laid())?.players.map(p => p.name)).toEqual(['Player 1', 'Ugo']);
});

test('seats are added and removed within what the game allows, and no two bear the same shield', async () => {
  await openAt('new/tadmor');
  await see('setup:seat:1');
  expect(screen.queryByTestId('setup:remove:1')).toBeNull();
  expect(screen.queryByTestId('setup:alone')).toBeNull();
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

test('one may play alone where the game allows it, as a person, with what is offered to one and nobody to begin before', async () => {
  await openAt('new/burgundy');
  await see('setup:seat:1');
  await tap('setup:options');
  expect(screen.queryByTestId('setup:option:soloTarget')).toBeNull();
  await tap('setup:plays:0:knight');
  await tap('setup:alone');
  await gone('setup:seat:1');
  await gone('setup:alone');
  for (const id of ['setup:option:duchySetup', 'setup:option:tieBreak', 'setup:option:soldGoodsPublic', 'setup:first:-1'])
    expect(screen.queryByTestId(id)).toBeNull();
  await see('setup:option:soloDuchy');
  await tap('option:soloTarget:47');
  expect(screen.getByTestId('help:soloTarget')).toHaveTextContent('Easier: 3 points sooner, every time.');
  await tap('setup:begin');
  await see('table');
  expect(await laid()).toMatchObject({ players: [{ plays: 'human' }], options: { soloDuchy: '13a', soloTarget: 47 } });
  expect((await laid())?.options).not.toHaveProperty('duchySetup');
});

test('whoever is new sees who plays and Begin; what else may be changed waits behind a door that says what is', async () => {
  await openAt('new/burgundy');
  const door = await see('setup:options');
  expect(door).toHaveTextContent('OptionsAll as usual.');
  for (const id of ['setup:option:duchySetup', 'setup:first:-1', 'setup:seed']) expect(screen.queryByTestId(id)).toBeNull();
  await tap('setup:options');
  await tap('option:duchySetup:same2');
  await tap('setup:first:1');
  await tap('setup:options');
  await gone('setup:seed');
  expect(await see('setup:options')).toHaveTextContent(/^Options: 2 changed.+First player: Squire Matilde$/);
});

test('only bots: it says that one will watch', async () => {
  await openAt('new/burgundy');
  expect(screen.queryByText('Only bots: you will watch.')).toBeNull();
  await tap('setup:plays:0:squire');
  expect(await screen.findByText('Only bots: you will watch.')).toBeTruthy();
});

test('the seed is shown, takes only whole numbers that a match can hold, and is played from', async () => {
  await openAt('new/burgundy');
  await tap('setup:options');
  expect((await see('setup:seed')).props.value).toMatch(/^\d+$/);
  await write('setup:seed', 'seven 77');
  expect((await see('setup:seed')).props.value).toBe('77');
  await write('setup:seed', '99999999999');
  expect((await see('setup:seed')).props.value).toBe('');
  await write('setup:seed', '77');
  await tap('setup:first:1');
  await tap('setup:begin');
  await see('table');
  expect(await laid()).toMatchObject({ seed: 77, first: 1, game: 'burgundy' });
});

test('a game says what the first seat is where it is more than the one who begins', async () => {
  await openAt('new/warrior-knights');
  await tap('setup:options');
  expect((await screen.findAllByText('First Chairman')).length).toBeGreaterThan(0);
  expect(screen.queryByText('First player')).toBeNull();
});

test('by lot, whoever begins is one of the seats, and the seed decides who', async () => {
  const firsts: unknown[] = [];
  for (const seed of ['5', '5', '6', '7', '8', '9']) {
    await openAt('new/burgundy');
    await tap('setup:options');
    await write('setup:seed', seed);
    await tap('setup:begin');
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
    await tap('setup:begin');
    await see('table');
  },
);

test('minutes are the rulebook’s until matches like this were finished here', async () => {
  await openAt('new/burgundy');
  expect(await see('setup:minutes')).toHaveTextContent('About 30–60 minutes');
});

const valueOf = async (id: string): Promise<unknown> => ((await see(id)).props as { value: unknown }).value;

test('whoever is added bears a name that nobody at the table has', async () => {
  await openAt('new/burgundy');
  await tap('setup:add');
  await tap('setup:remove:1');
  await tap('setup:add');
  expect([await valueOf('setup:name:1'), await valueOf('setup:name:2')]).toEqual(['Oddone', 'Ugo']);
  for (const seat of [1, 2]) await tap(`setup:plays:${seat}:human`);
  expect([await valueOf('setup:name:1'), await valueOf('setup:name:2')]).toEqual(['Player 2', 'Player 3']);
  await tap('setup:remove:1');
  await tap('setup:add');
  await tap('setup:plays:2:human');
  const names = await Promise.all([0, 1, 2].map(seat => valueOf(`setup:name:${seat}`)));
  expect(names).toEqual(['Player 1', 'Player 3', 'Player 2']);
});

test('a name that was chosen stays when the seat changes hands, and another level is the same bot', async () => {
  await openAt('new/burgundy');
  await tap('setup:plays:1:baron');
  expect(await valueOf('setup:name:1')).toBe('Matilde');
  await write('setup:name:1', 'Aunt Rosa');
  await tap('setup:plays:1:human');
  expect(await valueOf('setup:name:1')).toBe('Aunt Rosa');
});

test('names that nobody chose speak the language of the app, also when they were remembered in another', async () => {
  const players = ['Giocatore 1', 'Ugo'].map((name, i) => ({ name, tincture: i === 0 ? 'gules' : 'azure', plays: 'human' }));
  await drawerWith([], archive => archive.set('plan.burgundy', JSON.stringify({ players, options: {} })));
  await openAt('new/burgundy');
  expect(await valueOf('setup:name:0')).toBe('Player 1');
  expect(await valueOf('setup:name:1')).toBe('Ugo');
});
