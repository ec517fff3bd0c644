/** No tap can hurt: looking is only looking, what holds the answers comes back, and a hasty finger confirms nothing. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { View } from 'react-native';
import { HEARS_TOUCHES } from '@/pieces/touches';
import type { BoardProps } from '../kit/boardProps';
import { useOpenLens } from '../kit/openLens';
import { Spot } from '../kit/Spot';
import { QUICK } from '../finger/secondTap';
import { Text } from '@/pieces/Text';
import type { OpenMatch } from '@/match/match';
import { anna, toy, ugo } from '@/match/tests/house';
import { aMatch, botsHaveActed, choose, draw, drawn, forTwo, lay, onAPhone, screenOf, stakeAll, stops, tableOf } from './laidTable';

onAPhone();

const touch = (pageX: number): boolean => HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX, pageY: 300 } });
// No tap of one test is the other half of a double tap of the one before.
beforeEach(() => [0, 200].forEach(touch));

const press = (id: string): void => {
  fireEvent.press(screen.getByTestId(id));
};

describe('while somebody else’s board is looked at', () => {
  test('nothing lights and nothing acts: a tap only explains', async () => {
    const match = await forTwo();
    await stakeAll(match);
    await lay(match);
    const before = match.now().chronicle.length;
    const lit = match.now().offers.find(c => c.at.startsWith('space:'))?.at ?? '';
    expect(screen.getByTestId(lit).props.accessibilityState.selected).toBe(false);
    press('seat:1');
    expect(screen.getByTestId('board')).toHaveTextContent(/seat 1/);
    expect(screen.getByTestId(lit).props['aria-pressed']).toBeUndefined();
    press(lit);
    expect(match.now().chronicle).toHaveLength(before);
  });

  test('whoever is asked again after a bot is brought home, where the answers lie', async () => {
    const match = await aMatch({ players: [anna, { ...ugo, plays: 'squire' }] });
    await stakeAll(match);
    await botsHaveActed(match);
    await lay(match);
    expect(match.now().asked).toBe(0);
    press('seat:1');
    await choose(match, stops);
    await botsHaveActed(match);
    expect(match.now().asked).toBe(0);
    expect(screen.getByTestId('board')).toHaveTextContent(/seat 0/);
  });
});

/** A board whose answers lie in a lens that is open by itself. */
function Lensed({ view, looking }: BoardProps) {
  const [lens, open] = useOpenLens<'answers'>(`${view.questions.length} ${looking}`, 'answers');
  return lens === null ? (
    <Text testID="shut">shut</Text>
  ) : (
    <View>
      <Text testID="lens:close" onPress={() => open(null)}>
        close
      </Text>
      <Spot at="space:3" left={0} top={0} width={48} height={48} />
    </View>
  );
}

test.each(['table:answers', 'prompt:answers'])('what holds the answers is closed to a handle, and %s brings it back', async handle => {
  const match = await forTwo();
  await stakeAll(match);
  await draw(tableOf(match, {}, 'all', { ...drawn, Board: Lensed }));
  expect(screen.queryByTestId(handle)).toBeNull();
  press('lens:close');
  expect(screen.queryByTestId('space:3')).toBeNull();
  press(handle);
  expect(screen.getByTestId('space:3')).toBeTruthy();
  expect(screen.queryByTestId(handle)).toBeNull();
});

test('a double tap passes nothing to the next person; a second tap that can have read what it does is meant', async () => {
  let clock = 10 * QUICK;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const match = await forTwo();
  await draw(tableOf(match, { confirmsSeals: true }));
  const { at } = match.now().offers[0] ?? { at: '' };
  const tap = () =>
    act(async () => {
      touch(200);
      fireEvent.press(screen.getByTestId(at));
      await match.settled();
    });
  await tap();
  clock += QUICK - 1;
  await tap();
  expect(match.now().asked).toBe(0);
  clock += QUICK;
  await tap();
  expect(match.now().asked).toBe(1);
});

describe('what passes to another person', () => {
  const pressed = async (match: OpenMatch, id: string): Promise<void> => {
    await act(async () => {
      fireEvent.press(screen.getByTestId(id));
      await match.settled();
    });
  };

  test('asks once and says so', async () => {
    const match = await forTwo();
    await draw(tableOf(match, { confirmsSeals: true }));
    const { at } = match.now().offers[0] ?? { at: '' };
    await pressed(match, at);
    expect(match.now().asked).toBe(0);
    expect(screen.getByTestId('prompt:text')).toHaveTextContent(/another player is asked/);
    await pressed(match, at);
    expect(match.now().asked).toBe(1);
  });

  test('is played at once against a bot, for it can be taken back', async () => {
    const match = await aMatch({ players: [anna, { ...ugo, plays: 'squire' }] });
    await draw(tableOf(match, { confirmsSeals: true }));
    await pressed(match, match.now().offers[0]?.at ?? '');
    expect(screen.queryByTestId('table:letGo')).toBeNull();
    expect(match.now().chronicle.length).toBeGreaterThan(0);
    await botsHaveActed(match);
  });
});

describe('a button that waits for its second tap', () => {
  const namesIn = (id: string): readonly string[] =>
    within(screen.getByTestId(id))
      .getAllByRole('button')
      .map(({ props }) => String(props.testID));

  async function asked(large: boolean): Promise<void> {
    if (large) screenOf({ width: 360, height: 640 }, 2);
    jest.replaceProperty(toy.words, 'en', { ...toy.words.en, warns: () => 'Three steps are left, and nobody gives them back.' });
    const match = await forTwo();
    await stakeAll(match);
    await draw(tableOf(match));
    press('button:stop');
  }

  test('stays under the finger: what lets go and what hushes stand above it', async () => {
    await asked(false);
    expect(namesIn('choices')).toEqual(['table:letGo', 'table:hush']);
  });

  test('stands before all others where words are large, for a long warning leaves little room', async () => {
    await asked(true);
    expect(namesIn('choices').slice(0, 3)).toEqual(['button:stop', 'table:letGo', 'table:hush']);
  });
});
