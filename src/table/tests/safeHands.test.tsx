/** No tap can hurt: looking is only looking, what holds the answers comes back, and a hasty finger confirms nothing. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { HEARS_TOUCHES } from '@/pieces/touches';
import type { BoardProps } from '../kit/boardProps';
import { useOpenLens } from '../kit/openLens';
import { Spot } from '../kit/Spot';
import { QUICK } from '../finger/secondTap';
import { Text } from '@/pieces/Text';
import { anna, ugo } from '@/match/tests/house';
import { aMatch, botsHaveActed, choose, draw, drawn, forTwo, lay, onAPhone, stakeAll, stops, tableOf } from './laidTable';

onAPhone();

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

test('a double tap confirms nothing; a second tap that can have read what it does is meant', async () => {
  let clock = 10 * QUICK;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const match = await forTwo();
  await stakeAll(match);
  await draw(tableOf(match, {}, 'all', { ...drawn, ponders: () => true }));
  const before = match.now().chronicle.length;
  const { at } = match.now().offers.find(c => c.at.startsWith('space:')) ?? { at: '' };
  const tap = () =>
    act(async () => {
      HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX: 200, pageY: 300 } });
      fireEvent.press(screen.getByTestId(at));
      await match.settled();
    });
  await tap();
  clock += QUICK - 1;
  await tap();
  expect(match.now().chronicle).toHaveLength(before);
  clock += QUICK;
  await tap();
  expect(match.now().chronicle).toHaveLength(before + 1);
});
