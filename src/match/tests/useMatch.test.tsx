import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { newMatch } from '../newMatch';
import { useMatch } from '../useMatch';
import { anna, openHouse, toy, ugo } from './house';

afterEach(() => standIn.reset());

const wanted = { game: toy, players: [anna, ugo], options: { rounds: 2, openHands: false }, seed: 7, first: 0 };

test('the hook shows the newest picture', async () => {
  const match = newMatch(await openHouse(), wanted);
  await match.settled();
  const { result } = renderHook(() => useMatch(match));
  expect(result.current).toBe(match.now());
  act(() => match.openCurtain());
  expect(result.current.curtain).toBeNull();
  await act(async () => {
    match.choose(match.now().offers[0]!);
    await match.settled();
  });
  expect(result.current).toMatchObject({ curtain: 1, chronicle: { length: 1 } });
});

test('the curtain is drawn when the app leaves the foreground, and no longer once the match is off the screen', async () => {
  let tell: (state: AppStateStatus) => void = () => {};
  const remove = jest.fn();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    tell = listener as typeof tell;
    return { remove } as unknown as ReturnType<typeof AppState.addEventListener>;
  });
  const match = newMatch(await openHouse(), wanted);
  await match.settled();
  match.openCurtain();
  const { result, unmount } = renderHook(() => useMatch(match));
  act(() => tell('active'));
  expect(result.current.curtain).toBeNull();
  act(() => tell('background'));
  expect(result.current.curtain).toBe(0);
  unmount();
  expect(remove).toHaveBeenCalled();
});
