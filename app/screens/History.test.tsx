import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { createArchive } from '@/archive/openArchive';
import { played, standingsOf } from '@/match/testing/played';
import { SQLiteDatabase } from '../../tools/jest/expo-sqlite';
import { drawerWith, gone, openAt, see, tap, write } from '../testing/openedApp';

const FINISHED = [1, 2, 3].map(seed => played({ id: `m${seed}`, seed, name: `Day ${seed}` }));
const MATILDE = 'Squire Matilde';

test('empty: it says so, and leads to a game', async () => {
  await openAt('history');
  expect(await see('history:empty')).toHaveTextContent('No match is finished yet.');
  await tap('empty:home');
  await see('home');
});

test('many: the last to end first, each with who won and how', async () => {
  await drawerWith([...FINISHED, played({ id: 'open', seed: 4, choices: 8 })]);
  await openAt('history');
  await see('history:m1');
  const cards = screen.getAllByTestId(/^history:m\d$/);
  expect(cards.map(c => (c.props as { testID: string }).testID)).toEqual(['history:m3', 'history:m2', 'history:m1']);
  expect(screen.queryByTestId('history:open')).toBeNull();
  const [winner] = standingsOf(FINISHED[0]!).filter(s => s.place === 1);
  within(screen.getByTestId('history:m1')).getByText(`${['Anna', 'Squire Matilde'][winner!.seat]} wins.`);
});

test('of more than one game: narrowed to one, with how many there are of each, until all are wanted again or none of it is left', async () => {
  const battles = [8, 9].map(seed => played({ id: `b${seed}`, game: 'medieval-battle', seed }));
  await drawerWith([...FINISHED, ...battles]);
  await openAt('history');
  const label = async (id: string): Promise<string> => (await see(id)).props.accessibilityLabel as string;
  const chosen = async (id: string): Promise<boolean> => (await see(id)).props.accessibilityState.selected as boolean;
  const ids = () => screen.getAllByTestId(/^history:[mb]\d$/).map(c => (c.props as { testID: string }).testID);
  expect(await label('history:of:all')).toBe('All (5)');
  expect(await label('history:of:burgundy')).toBe('The Castles of Burgundy (3)');
  expect(await label('history:of:medieval-battle')).toBe('Medieval Battle (2)');
  expect([await chosen('history:of:all'), await chosen('history:of:medieval-battle')]).toEqual([true, false]);
  await tap('history:of:medieval-battle');
  expect(await chosen('history:of:medieval-battle')).toBe(true);
  expect(ids().sort()).toEqual(['history:b8', 'history:b9']);
  await tap('history:b8');
  await see('film:n');
  await tap('page:back');
  expect(ids().sort()).toEqual(['history:b8', 'history:b9']);
  for (const id of ['b8', 'b9']) {
    await tap(`more:${id}`);
    await tap('match:delete');
    await gone(`history:${id}`);
  }
  expect(ids()).toEqual(['history:m3', 'history:m2', 'history:m1']);
  expect(screen.queryByTestId('history:of:all')).toBeNull();
});

/** So many that are alike but for their names and the day on which they ended. */
const many = (most: number) =>
  drawerWith(FINISHED.slice(0, 1), async archive => {
    const [found, titles] = [await archive.contents('m1'), await archive.finishedTitles()];
    const [one] = await archive.finishedMatches(titles.map(t => t.id));
    if (found === null || 'why' in found || one === undefined) throw new Error('not there');
    const copies = Array.from({ length: most }, (_, i) => {
      const [id, name] = [`n${i}`, i % 2 === 0 ? `Città ${i}` : `Evening ${i}`];
      const players = found.match.players.map(p => (i === 7 ? { ...p, name: `${p.name} d’Este` } : p));
      const results = one.results.map(r => ({ ...r, match: id }));
      return { ...found, match: { ...found.match, id, name, players, ended: 1_000 + i }, results };
    });
    await archive.putIn(copies);
  });
const inList = (): number => screen.getAllByTestId(/^history:[mn]\d+$/).length;

test('18.5 more than one reads through: a part of them is drawn, and the rest comes as one comes to the end', async () => {
  await many(300);
  const asked = jest.spyOn(SQLiteDatabase.prototype, 'getAllAsync');
  await openAt('history');
  await see('history:m1');
  expect(inList()).toBeLessThan(60);
  expect(screen.queryByTestId('history:n0')).toBeNull();
  const read = (): string[][] =>
    asked.mock.calls
      .filter(([sql]) => /FROM results WHERE match IN/.test(sql))
      .map(([, values]) => JSON.parse(String(values?.[0])) as string[]);
  expect(read().map(ids => ids.length)).toEqual([40]);
  fireEvent(screen.getByTestId('page:scroll'), 'onEndReached');
  await waitFor(() => expect(read().map(ids => ids.length)).toEqual([40, 40]));
  expect(new Set(read().flat()).size).toBe(80);
});

test('18.5 one is found by its game, by its name, by who sat there; neither accents nor capitals matter', async () => {
  await many(20);
  await openAt('history');
  await see('history:m1');
  const found = async (text: string): Promise<string> => {
    await write('history:search', text);
    return within(await see('history:found')).getByText(/./).props.children as string;
  };
  expect(screen.getByTestId('history:search').props.accessibilityLabel).toBe('Search by game, name or player');
  expect(await found('citta')).toBe('10 matches');
  await gone('history:n1');
  expect(await found('EVENING 13')).toBe('1 match');
  await see('history:n13');
  expect(await found("anna d'este")).toBe('1 match');
  await see('history:n7');
  expect(await found('castles')).toBe('21 matches');
  expect(await found('tadmor')).toBe('No finished match is called so, and nobody of that name sat at one.');
  await tap('history:searchNothing');
  await see('history:m1');
  expect(screen.queryByTestId('history:found')).toBeNull();
});

test('UX-34 a finished match is named, deleted and brought back like any other; records follow', async () => {
  await drawerWith(FINISHED.slice(0, 1));
  await openAt('history');
  await tap('more:m1');
  await write('match:name', 'Rainy Sunday');
  await tap('match:rename');
  await waitFor(async () => expect((await see('history:m1')).props.accessibilityLabel).toMatch(/^Rainy Sunday · /));
  await tap('more:m1');
  await tap('match:delete');
  await gone('history:m1');
  expect(await see('doings:deleted')).toHaveTextContent('Rainy Sunday deleted.');
  await tap('match:restore');
  await see('history:m1');
  await tap('more:m1');
  await tap('match:delete');
  await gone('history:m1');
  await tap('page:back');
  await tap('home:records');
  await see('records:empty');
});

test('a finished match is looked through from its end back to its beginning', async () => {
  await drawerWith(FINISHED);
  await openAt('history/m1');
  const last = FINISHED[0]!.choices.length;
  expect(await see('film:n')).toHaveTextContent(`Choice ${last} of ${last}`);
  await tap('film:first');
  expect(await see('film:n')).toHaveTextContent(`Choice 0 of ${last}`);
  expect(screen.getByTestId('film:previous').props.accessibilityState).toMatchObject({ disabled: true });
  await tap('film:next');
  expect(await see('film:n')).toHaveTextContent(`Choice 1 of ${last}`);
});

test('UX-36 where there is no room for a practice copy, that is said and one stays', async () => {
  await drawerWith([FINISHED[0]!]);
  await openAt('history/m1');
  await see('film:n');
  await tap('film:previous');
  const full = jest.spyOn(SQLiteDatabase.prototype, 'runAsync').mockRejectedValue(new Error('database or disk is full'));
  await tap('film:practise');
  expect(await see('film:failed')).toHaveTextContent('That did not work: nothing was changed.');
  full.mockRestore();
  await tap('film:practise');
  await see('table');
});

test('under rules that were mended since, only the last position is shown, and that is said', async () => {
  await drawerWith([FINISHED[0]!]);
  const { archive } = await createArchive();
  const whole = await archive.contents('m1');
  if (whole === null || !('match' in whole)) throw new Error('not there');
  await archive.putIn([{ ...whole, match: { ...whole.match, id: 'older', rules: whole.match.rules - 1 }, results: [] }]);
  await openAt('history/older');
  expect(await screen.findByText(/rules of this game have been mended since/)).toBeTruthy();
  expect(screen.getByTestId('film:previous').props.accessibilityState).toMatchObject({ disabled: true });
});

const toldNow = (): string[] =>
  screen.queryAllByTestId(/^film:line:/).map(line => within(line).getAllByText(/./).at(-1)!.props.children as string);

test('from a cell of the end table one comes to what its source has brought that seat, and out of it again', async () => {
  await drawerWith(FINISHED);
  await openAt('history/m1');
  await see('film:n');
  await tap('end:source:0:goods');
  expect(toldNow().length).toBeGreaterThan(0);
  expect(toldNow().every(text => text.startsWith('Anna sells'))).toBe(true);
  await tap('film:filter:source');
  expect(toldNow().some(text => !text.startsWith('Anna sells'))).toBe(true);
});

test('of one seat alone one reads what it did and what came to it, and nothing of another that came of the same choice', async () => {
  await drawerWith(FINISHED);
  await openAt('history/m1?seat=0&source=goods');
  await tap('film:filter:source');
  expect(toldNow().some(text => text.startsWith('Anna scores'))).toBe(true);
  expect(toldNow().filter(text => text.startsWith(MATILDE))).toEqual([]);
  await tap('film:filter:all');
  expect(toldNow().some(text => text.startsWith(`${MATILDE} scores`))).toBe(true);
});

test('an address names seat and source; what it does not know it leaves out', async () => {
  await drawerWith(FINISHED);
  await openAt('history/m1?seat=1&source=livestock');
  expect(await see('film:filter:source')).toBeTruthy();
  expect(screen.getByTestId('film:filter:1').props.accessibilityState).toMatchObject({ selected: true });
  await openAt('history/m1?seat=1&source=dragons');
  await see('film:filter:1');
  expect(screen.queryByTestId('film:filter:source')).toBeNull();
});

test('a line says what decided the match, once the box of its game is there', async () => {
  await drawerWith(FINISHED.slice(0, 1));
  await openAt('history');
  const standings = standingsOf(FINISHED[0]!);
  const [first, second] = [...standings].sort((a, b) => a.place - b.place);
  const told = await see('history:m1:by');
  expect(told).toHaveTextContent(new RegExp(`^${first!.points - second!.points} points? ahead\\. What decided it: .+, \\d+ to \\d+\\.$`));
});

test('an address leads to a moment of the match', async () => {
  await drawerWith(FINISHED.slice(0, 1));
  await openAt('history/m1?n=5');
  await waitFor(async () => expect(await see('film:n')).toHaveTextContent(`Choice 5 of ${FINISHED[0]!.choices.length}`));
});
