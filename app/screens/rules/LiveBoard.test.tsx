/** The board of a chapter comes also to somebody who scrolls past before it is found. */
import { act, screen, waitFor } from '@testing-library/react-native';
import { openAt } from '../../testing/openedApp';

const mockStarts: string[] = [];
const mockEyes = { near: true, look: (): void => undefined };

jest.mock('@/match/findRulePosition', () => {
  const real = jest.requireActual('@/match/findRulePosition');
  return {
    ...real,
    findRulePosition: (game: { id: string }, scene: unknown) => {
      mockStarts.push(game.id);
      return real.findRulePosition(game, scene);
    },
  };
});

jest.mock('../../parts/nearViewport', () => {
  const { useState } = jest.requireActual('react');
  return {
    ...jest.requireActual('../../parts/nearViewport'),
    useNearViewport: () => {
      const [near, setNear] = useState(mockEyes.near);
      mockEyes.look = () => setNear(mockEyes.near);
      return near;
    },
  };
});

function comeNear(near: boolean): void {
  mockEyes.near = near;
  act(() => mockEyes.look());
}

test('the search that began goes on while the chapter is out of sight, and is not begun again', async () => {
  await openAt('rules/tadmor/placing');
  comeNear(false);
  comeNear(true);
  await waitFor(() => expect(screen.getByTestId('live:placing')).toBeOnTheScreen(), { timeout: 20_000 });
  expect(mockStarts).toEqual(['tadmor']);
});
