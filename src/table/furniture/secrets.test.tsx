import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { hideFromSwitcher } from '@/device/appSwitcher';
import type { MatchView } from '@/match/matchView';
import { showsSecrets, useSecretsHidden } from './secrets';

jest.mock('@/device/appSwitcher', () => ({ hideFromSwitcher: jest.fn() }));

const asked = (): boolean[] => jest.mocked(hideFromSwitcher).mock.calls.flat();

/** Anna (0) and a bot (1) play a game in which whoever is named in the view holds secrets. */
function picture({ me = 0, curtain = null, secrets = [] }: { me?: number; curtain?: number | null; secrets?: number[] }): MatchView {
  return {
    me,
    curtain,
    players: [{ plays: 'human' }, { plays: 'baron' }, { plays: 'human' }],
    view: { secrets },
    game: { hasSecrets: (view: { secrets: number[] }, seat: number) => view.secrets.includes(seat) },
  } as unknown as MatchView;
}

const useWatched = (now: MatchView): void => useSecretsHidden(showsSecrets(now));

const listeners = new Set<(state: AppStateStatus) => void>();
function go(state: AppStateStatus): void {
  AppState.currentState = state;
  act(() => {
    for (const heard of listeners) heard(state);
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  AppState.currentState = 'active';
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, heard) => {
    listeners.add(heard as (state: AppStateStatus) => void);
    return { remove: () => listeners.delete(heard as (state: AppStateStatus) => void) } as unknown as ReturnType<
      typeof AppState.addEventListener
    >;
  });
});

test('an open game asks for nothing', () => {
  const { rerender, unmount } = renderHook(useWatched, { initialProps: picture({}) });
  rerender(picture({ secrets: [2] }));
  go('background');
  go('active');
  unmount();
  expect(asked()).toEqual([]);
});

test('it is asked for as soon as a secret is on the screen, and given back when there is none', () => {
  const { rerender } = renderHook(useWatched, { initialProps: picture({}) });
  rerender(picture({ secrets: [0] }));
  expect(asked()).toEqual([true]);
  rerender(picture({ secrets: [0, 2] }));
  expect(asked()).toEqual([true]);
  rerender(picture({}));
  expect(asked()).toEqual([true, false]);
});

test('behind the curtain nothing is secret; the secret of a bot is never on the screen', () => {
  const { rerender } = renderHook(useWatched, { initialProps: picture({ curtain: 0, secrets: [0] }) });
  rerender(picture({ me: 1, secrets: [1] }));
  expect(asked()).toEqual([]);
  rerender(picture({ me: 2, secrets: [2] }));
  expect(asked()).toEqual([true]);
});

test('a curtain that falls because the app goes away does not bare the screen before somebody looks again', () => {
  const { rerender } = renderHook(useWatched, { initialProps: picture({ secrets: [0] }) });
  go('inactive');
  rerender(picture({ curtain: 0, secrets: [0] }));
  go('background');
  expect(asked()).toEqual([true]);
  go('active');
  expect(asked()).toEqual([true, false]);
});

test('leaving the table gives it back', () => {
  const { unmount } = renderHook(useWatched, { initialProps: picture({ secrets: [0] }) });
  unmount();
  expect(asked()).toEqual([true, false]);
});

test('what is looked through above a table does not bare the table when it is closed', () => {
  renderHook(useWatched, { initialProps: picture({ secrets: [0] }) });
  const { unmount } = renderHook(useWatched, { initialProps: picture({ secrets: [0] }) });
  unmount();
  expect(asked()).toEqual([true]);
});
