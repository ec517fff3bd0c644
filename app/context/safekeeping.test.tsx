import { renderHook } from '@testing-library/react-native';
import { keepCount } from '@/archive/beside';
import { askToKeep } from '@/archive/persistence';
import type { ShownMatch } from '@/match/matchView';
import { useAskingToKeep } from './safekeeping';

jest.mock('@/archive/beside', () => ({ keepCount: jest.fn(async () => {}) }));
jest.mock('@/archive/persistence', () => ({ askToKeep: jest.fn(async () => {}) }));

beforeEach(() => jest.clearAllMocks());

/** A table for two at which so many choices were made, and this seat is asked. */
function table() {
  let now = { asked: 0, players: [{}, {}], chronicle: [] as unknown[] };
  const heard = new Set<() => void>();
  const match = {
    now: () => now,
    subscribe: (hear: () => void) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
  const goesOn = (asked: number): void => {
    now = { ...now, asked, chronicle: [...now.chronicle, {}] };
    for (const hear of heard) hear();
  };
  return { match: match as unknown as ShownMatch, goesOn };
}

test('18.3 after the first finished turn, and not before, the browser is asked to keep what is here; once', () => {
  const { match, goesOn } = table();
  const onAsked = jest.fn();
  renderHook(() => useAskingToKeep(match, false, onAsked));
  goesOn(0);
  expect(askToKeep).not.toHaveBeenCalled();
  goesOn(1);
  goesOn(0);
  goesOn(1);
  expect([jest.mocked(askToKeep).mock.calls.length, onAsked.mock.calls.length]).toEqual([1, 1]);
  expect(keepCount).toHaveBeenCalledWith(1);
});

test('whoever was asked once is not asked again', () => {
  const { match, goesOn } = table();
  renderHook(() => useAskingToKeep(match, true, () => {}));
  goesOn(1);
  expect(askToKeep).not.toHaveBeenCalled();
});
