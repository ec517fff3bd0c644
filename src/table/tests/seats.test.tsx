/** The seats around the table, and the banner that says who sits down next. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { anna, toy } from '@/match/tests/house';
import { stocksAbove } from '../furniture/seatCards';
import { aMatch, choose, lay, PHONE, screenOf, TABLET, forTwo, onAPhone } from './laidTable';

onAPhone();

describe('the turn banner', () => {
  test('says who sits down next, and goes by itself', async () => {
    const match = await forTwo();
    await lay(match);
    expect(screen.queryByTestId('banner:turn')).toBeNull();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await choose(match);
    expect(screen.getByText('Ugo’s turn')).toBeTruthy();
    act(() => jest.advanceTimersByTime(2500));
    expect(screen.queryByTestId('banner:turn')).toBeNull();
    jest.useRealTimers();
  });

  test('is turned to that seat’s side of the table', async () => {
    screenOf(TABLET);
    const match = await forTwo();
    await lay(match, { seatSide: true });
    await choose(match);
    expect(StyleSheet.flatten(screen.getByTestId('banner:turn').props.style).transform).toEqual([{ rotate: '180deg' }]);
  });
});

describe('the seats', () => {
  test('say in one sentence who has what, who is asked, and what a tap does', async () => {
    await lay(await forTwo());
    const { accessibilityLabel, accessibilityHint } = screen.getByTestId('seat:0').props;
    expect(accessibilityLabel).toMatch(/^Anna, .*coins 0/);
    expect(accessibilityHint).toContain('Anna');
  });

  test('show and say what they would have if it ended now, beside what they have', async () => {
    const match = await forTwo();
    await lay(match);
    const { view } = match.now();
    const [mine] = (toy.ifItEndedNow?.(view) ?? []).filter(s => s.seat === 0);
    expect(screen.getByTestId('ifEnded:0')).toHaveTextContent(String(mine!.points));
    expect(screen.getByTestId('seat:0').props.accessibilityLabel).toContain(`, ${mine!.points} if it ended now, `);
  });

  test('a tap looks at that seat’s board, a second one comes back, and the next turn does too', async () => {
    const match = await forTwo();
    await lay(match);
    fireEvent.press(screen.getByTestId('seat:1'));
    expect(screen.getByText(/seat 1/)).toBeTruthy();
    fireEvent.press(screen.getByTestId('seat:1'));
    expect(screen.getByText(/seat 0/)).toBeTruthy();
    fireEvent.press(screen.getByTestId('seat:1'));
    await choose(match);
    expect(screen.getByText(/seat 1/)).toBeTruthy();
    await choose(match);
    expect(screen.getByText(/seat 0/)).toBeTruthy();
  });

  test('above the board show as many stocks as stand in one line: a second one would push the card out of the window', () => {
    const shown = (width: number, seats: number, together: boolean, counts: readonly number[]): number =>
      stocksAbove(width, seats, 1, together, 31, counts);
    expect([1024, 1280, 1600].map(width => shown(width, 4, false, [1, 0, 2, 1]))).toEqual([2, 4, 4]);
    expect([1, 2, 3, 4, 5, 6].map(seats => shown(1024, seats, false, [1, 12, 2, 1]))).toEqual([4, 4, 2, 2, 1, 0]);
    expect(shown(1024, 4, true, [1, 0, 2, 1])).toBe(1);
  });

  /** Four at the table, each in the team that is said. */
  const inTeams = async (teamOf: (seat: number) => number): Promise<void> => {
    const names = ['Anna', 'Ugo', 'Ida', 'Leo'];
    jest
      .spyOn(toy, 'standings')
      .mockImplementation(() =>
        names.map((_, seat) => ({ seat, place: 1, points: 0, sources: {}, team: { number: teamOf(seat), points: 40 + teamOf(seat) } })),
      );
    await lay(
      await aMatch({ players: names.map((name, i) => ({ ...anna, name, tincture: (['gules', 'azure', 'vert', 'or'] as const)[i]! })) }),
    );
  };

  test('neighbours who win together stand in one frame with their sum, which each of them says', async () => {
    await inTeams(seat => Math.floor(seat / 2));
    const frames = [0, 2].map(first => within(screen.getByTestId(`side:${first}`)));
    frames.forEach((frame, team) => {
      expect(frame.getByText(String(40 + team), { includeHiddenElements: true })).toBeTruthy();
      for (const seat of [2 * team, 2 * team + 1]) expect(frame.getByTestId(`seat:${seat}`)).toBeTruthy();
    });
    expect(screen.getByTestId('seat:3').props.accessibilityLabel).toContain('together with Ida 41 points');
  });

  test('who wins together across the table says so, without a frame', async () => {
    await inTeams(seat => seat % 2);
    expect(screen.queryByTestId('side:0')).toBeNull();
    expect(screen.getByTestId('seat:0').props.accessibilityLabel).toContain('together with Ida 40 points');
  });

  test.each([
    [2, ['bottom', 'top']],
    [3, ['bottom', 'left', 'top']],
    [4, ['bottom', 'left', 'top', 'right']],
  ])('around a tablet the controls lie before each of %i people in turn', async (seats, edges) => {
    screenOf(TABLET);
    const names = ['Anna', 'Ugo', 'Ida', 'Leo'].slice(0, seats);
    const match = await aMatch({
      players: names.map((name, i) => ({ ...anna, name, tincture: (['gules', 'azure', 'vert', 'or'] as const)[i]! })),
    });
    await lay(match, { seatSide: true });
    const lain: string[] = [];
    for (let i = 0; i < seats; i++) {
      lain.push(screen.getByTestId(/^controls:/).props.testID.slice('controls:'.length));
      expect(within(screen.getByTestId(/^controls:/)).getByTestId('prompt:text').props.children).toContain(names[i]);
      await choose(match);
    }
    expect(lain).toEqual(edges);
  });

  test('without that mode, and on a phone, nothing turns', async () => {
    screenOf(TABLET);
    const match = await forTwo();
    const view = await lay(match);
    await choose(match);
    expect(screen.getByTestId('controls:bottom')).toBeTruthy();
    view.unmount();
    screenOf(PHONE);
    await lay(match, { seatSide: true });
    expect(screen.queryByTestId(/^controls:/)).toBeNull();
  });
});
