/** Who plays each seat, as the table's menu tells and changes it. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { anna, baron, toy, ugo } from '@/match/tests/house';
import type { OpenMatch } from '@/match/match';
import { en } from '@/words/en';
import { it as italian } from '@/words/it';
import { EndTable } from '../furniture/EndTable';
import { changesOfHands, nowPlaying, playerName, playsNow } from '../furniture/sentences';
import { aMatch, botsHaveActed, choose, draw, forTwo, lay, onAPhone, playOut, screenOf, TABLET } from './laidTable';

onAPhone();

const tables: OpenMatch[] = [];
afterEach(() => tables.splice(0).forEach(match => match.leave()));

/** Its bots think, and do not act before they are told. */
async function calm(wanted: Parameters<typeof aMatch>[0]): Promise<OpenMatch> {
  const match = await aMatch(wanted);
  match.setPace(1e6);
  tables.push(match);
  return match;
}

const press = (id: string): void => fireEvent.press(screen.getByTestId(id));
const open = (): void => {
  press('table:menu');
  press('menu:whoPlays');
};
const told = (id: string): string => String(screen.getByTestId(id).props.children);

test('lists every seat with who plays it, and hands one to a bot, which plays on', async () => {
  const match = await calm({ players: [anna, ugo] });
  await lay(match);
  open();
  expect([told('hands:0:plays'), told('hands:1:plays')]).toEqual(['A person plays', 'A person plays']);
  expect(screen.queryByTestId('hands:0:knight')).toBeNull();
  press('hands:0');
  expect(screen.queryByTestId('hands:0:human')).toBeNull();
  expect(screen.getByTestId('hands:0:knight').props.accessibilityLabel).toBe(`Knight, ${en.levels.knight.help}`);
  press('hands:0:knight');
  expect(told('hands:0:plays')).toBe('A Knight stands in');
  expect(screen.getByTestId('hands:0').props.accessibilityLabel).toBe('Anna, A Knight stands in');
  press('sheet:close');
  expect(screen.queryByTestId('sheet:whoPlays')).toBeNull();
  expect(told('prompt:text')).toBe('A Knight is thinking for Anna.');
  expect(screen.getByTestId('seat:0').props.accessibilityLabel).toMatch(/^Knight for Anna, red, /);
  match.setPace(0);
  await botsHaveActed(match);
  expect(match.now().asked).toBe(1);
});

test('gives the seat back to its person, under their name', async () => {
  const match = await calm({ players: [anna, ugo] });
  await lay(match);
  open();
  press('hands:1');
  press('hands:1:sovereign');
  press('hands:1');
  expect(screen.getByText('Ugo plays again')).toBeTruthy();
  expect(screen.getByTestId('hands:1:sovereign').props.accessibilityState).toMatchObject({ selected: true });
  press('hands:1:human');
  expect(told('hands:1:plays')).toBe('A person plays');
  expect(match.now().players).toEqual([anna, ugo]);
});

test('without anybody left it says that one watches', async () => {
  const match = await calm({ players: [anna, baron] });
  await lay(match);
  open();
  expect(screen.queryByText(en.newMatch.noHuman)).toBeNull();
  press('hands:0');
  press('hands:0:squire');
  expect(screen.getByText(en.newMatch.noHuman)).toBeTruthy();
  press('hands:1');
  expect(screen.getByText('A person sits down here')).toBeTruthy();
});

test('where somebody has secrets the curtain falls over it, and behind it lies the table alone', async () => {
  const match = await calm({ players: [anna, ugo], openHands: false });
  match.openCurtain();
  await lay(match);
  open();
  press('hands:0');
  press('hands:0:knight');
  expect(screen.getByText('Pass the device to Ugo.')).toBeTruthy();
  expect(screen.queryByTestId('sheet:whoPlays')).toBeNull();
  act(() => match.openCurtain());
  expect(screen.getByTestId('board')).toBeTruthy();
  expect(screen.queryByTestId('sheet:whoPlays')).toBeNull();
});

test('is not offered when the match is over: the result is written', async () => {
  const match = await forTwo();
  await playOut(match);
  await lay(match);
  press('table:menu');
  expect(screen.getByTestId('menu:rules')).toBeTruthy();
  expect(screen.queryByTestId('menu:whoPlays')).toBeNull();
});

test('the strip of a tablet and the chronicle keep the name of whose seat it is', async () => {
  screenOf(TABLET);
  const match = await calm({ players: [anna, ugo] });
  await choose(match);
  await lay(match);
  act(() => match.handOver(0, 'baron'));
  expect(within(screen.getByTestId('seat:0')).getByText('Baron for Anna')).toBeTruthy();
  expect(screen.getAllByText(/^Anna \w/).length).toBeGreaterThan(0);
});

test('the end tells whose seat changed hands, and that it is nobody’s', async () => {
  const players = [
    {
      ...anna,
      before: [
        { plays: 'human', until: 3 },
        { plays: 'knight', until: 9 },
      ] as const,
    },
    baron,
  ];
  await draw(<EndTable standings={[]} players={players} gameWords={toy.words.en} who={() => ''} />);
  expect(told('end:hands')).toBe('Anna’s seat changed hands (a person, a Knight): it counts in nobody’s records.');
});

test('a bot has the title of its name: Beatrice is a Scudiera, Luca a Scudiero', () => {
  const bot = (name: string) => playerName({ ...baron, plays: 'squire', name }, italian);
  expect(['Beatrice', 'Matilde', 'Anna Maria', 'Luca', 'Ugo'].map(bot)).toEqual([
    'Scudiera Beatrice',
    'Scudiera Matilde',
    'Scudiera Anna Maria',
    'Scudiero Luca',
    'Scudiero Ugo',
  ]);
});

test('in both languages the name stays, and who plays is said where it matters', () => {
  const standIn = { ...anna, plays: 'squire', before: [{ plays: 'human', until: 3 }] } as const;
  const visitor = { ...baron, plays: 'human', before: [{ plays: 'baron', until: 3 }] } as const;
  const of = (words: typeof en) => [standIn, visitor, baron].map(p => [playerName(p, words), nowPlaying(p, words), playsNow(p, words)]);
  expect(of(en)).toEqual([
    ['Anna', 'Squire for Anna', 'A Squire stands in'],
    ['Baron', 'Baron', 'A person plays'],
    ['Baron Baron', 'Baron Baron', 'A Baron plays'],
  ]);
  expect(of(italian)).toEqual([
    ['Anna', 'Scudiero per Anna', 'Al suo posto gioca uno Scudiero'],
    ['Baron', 'Baron', 'Gioca una persona'],
    ['Barone Baron', 'Barone Baron', 'Gioca un Barone'],
  ]);
  expect(changesOfHands([standIn, anna], italian)).toEqual([
    'Il posto di Anna è passato di mano (una persona, uno Scudiero): non conta nei risultati di nessuno.',
  ]);
});
