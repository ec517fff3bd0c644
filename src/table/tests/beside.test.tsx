/** A pause between rounds, what a lying finger reads, cards beside each other, and a match that cannot be saved. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { copyOf, importText } from '@/match/files';
import { openHouse } from '@/match/tests/house';
import { HEARS_TOUCHES } from '@/pieces/touches';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { choose, forTwo, heard, lay, PHONE, screenOf, stakeAll, stops, TABLET } from './laidTable';

beforeEach(() => {
  jest.clearAllMocks();
  screenOf(PHONE);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  standIn.reset();
});

const prompt = (): string => screen.getByTestId('prompt:text').props.children as string;

/** Everybody stakes and stops until the round is over. */
async function playARound(match: Awaited<ReturnType<typeof forTwo>>): Promise<void> {
  const { view } = match.now();
  const { round } = view as unknown as { round: number };
  await act(async () => {
    for (let i = 0; i < 40 && (match.now().view as unknown as { round: number }).round === round && !match.now().pauses; i++) {
      const { offers } = match.now();
      match.choose(offers.find(stops) ?? offers[0]!);
    }
    await match.settled();
  });
}

test('a round that is over pauses the table where that is wanted, and nobody is asked until it goes on', async () => {
  const match = await forTwo();
  match.setPauses(true);
  await lay(match);
  await playARound(match);
  expect(match.now()).toMatchObject({ pauses: true, offers: [] });
  expect(screen.getByTestId('sheet:roundOver')).toBeTruthy();
  fireEvent.press(screen.getByTestId('round:goOn'));
  expect(match.now().pauses).toBe(false);
  expect(match.now().offers.length).toBeGreaterThan(0);
  expect(screen.queryByTestId('sheet:roundOver')).toBeNull();
});

test('nothing pauses where that is not wanted', async () => {
  const match = await forTwo();
  await lay(match);
  await playARound(match);
  expect(match.now().pauses).toBe(false);
  expect(match.now().offers.length).toBeGreaterThan(0);
});

test('a finger that lies on an offered place reads what lifting it would do; sliding away does nothing', async () => {
  const match = await forTwo();
  await stakeAll(match);
  await lay(match);
  const asked = prompt();
  const { length } = match.now().chronicle;
  jest.useFakeTimers();
  const pile = screen.getByTestId('pile');
  fireEvent(pile, 'pressIn');
  expect(prompt()).toBe(asked);
  act(() => jest.advanceTimersByTime(200));
  expect(prompt()).toContain(pile.props.accessibilityLabel);
  fireEvent(pile, 'pressOut');
  expect(prompt()).toBe(asked);
  expect(match.now().chronicle).toHaveLength(length);
});

test('a match that cannot be saved says so and goes into the clipboard, whole enough to be opened elsewhere', async () => {
  const house = await openHouse();
  const match = await forTwo();
  await lay(match);
  await stakeAll(match);
  standIn.fillDiskAt(1);
  await choose(match, stops);
  const played = match.now().chronicle.length;
  await act(async () => {
    fireEvent.press(screen.getByTestId('table:copyMatch'));
    await Promise.resolve();
  });
  expect(heard.copy).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('banner:notSaved')).toHaveTextContent(/Copied\./);
  const text = await copyOf(house, match);
  standIn.onWrite(null);
  await house.archive.eraseAll();
  expect(await importText(house, text)).toEqual({ added: 1, already: 0 });
  expect(await house.archive.contents(match.now().id)).toMatchObject({ choices: { length: played } });
});

test('the chronicle tells of one seat alone, and a line lights its place on the board', async () => {
  screenOf(TABLET);
  const match = await forTwo();
  await lay(match);
  await stakeAll(match);
  await choose(match, c => c.do === 'step');
  const lines = () => screen.getAllByTestId(/^told:/);
  const all = lines().length;
  fireEvent.press(screen.getByTestId('filter:1'));
  const ugos = lines().length;
  fireEvent.press(screen.getByTestId('filter:0'));
  expect(lines().length + ugos).toBe(all);
  expect(screen.getByTestId('board').props.children).toMatch(/glow none$/);
  const [newest] = lines();
  fireEvent.press(newest!);
  expect(screen.getByTestId('board').props.children).toMatch(/glow space:\d+ of 0$/);
});

test('where others have acted is marked until whoever is asked has looked or touches anything: then only answers are', async () => {
  const match = await forTwo();
  await stakeAll(match);
  await lay(match);
  while (match.now().asked === 0) await choose(match, c => c.do === 'step' || c.do === 'give');
  const glow = () => String(screen.getByTestId('board').props.children).split(' glow ')[1];
  expect(glow()).toMatch(/^(space|seat):\d+ of 0$/);
  act(() => void HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX: 300, pageY: 700 } }));
  expect(glow()).toBe('none');
});

test('a tap anywhere sends the banner of a turn away, and still counts', async () => {
  const match = await forTwo();
  await lay(match);
  await stakeAll(match);
  await choose(match, stops);
  expect(screen.getByTestId('banner:turn')).toBeTruthy();
  const hears = screen.getByTestId('table').props.onStartShouldSetResponderCapture as (e: object) => boolean;
  act(() => expect(hears({ nativeEvent: { pageX: 0, pageY: 0 } })).toBe(false));
  expect(screen.queryByTestId('banner:turn')).toBeNull();
});
