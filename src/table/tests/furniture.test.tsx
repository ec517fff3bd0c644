/** Bars, banners and sheets around the board, at work on a real match. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo, StyleSheet } from 'react-native';
import { anna, baron, toy, ugo } from '@/match/tests/house';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { SinceButton, OverBar } from '../Corners';
import { RuleCard } from '../RuleCard';
import {
  aMatch,
  besides,
  botsHaveActed,
  choose,
  draw,
  drawn,
  heard,
  lay,
  PHONE,
  playOut,
  screenOf,
  stakeAll,
  stops,
  tableOf,
  TABLET,
} from './laid';

beforeEach(() => {
  jest.clearAllMocks();
  screenOf(PHONE);
});
afterEach(() => {
  jest.restoreAllMocks();
  standIn.reset();
});

const open = () => aMatch({ players: [anna, ugo] });

describe('the choice bar', () => {
  test('has what is a button, and plays it', async () => {
    const match = await open();
    await stakeAll(match);
    await lay(match);
    await act(async () => {
      fireEvent.press(screen.getByTestId('button:stop'));
      await match.settled();
    });
    expect(match.now().asked).toBe(1);
  });

  test('takes back as many steps as it says, and not what was told to somebody', async () => {
    const match = await open();
    await lay(match);
    await choose(match);
    await stakeAll(match);
    expect(screen.getByTestId('button:undo').props.accessibilityLabel).not.toMatch(/step/);
    await choose(match, c => c.do === 'step');
    expect(screen.getByLabelText(/^Undo, 1 step back/)).toBeTruthy();
    await act(async () => {
      fireEvent.press(screen.getByTestId('button:undo'));
      await match.settled();
    });
    expect(match.now().undo.steps).toBe(0);
  });

  test('lists several choices that end at one place, with a way out', async () => {
    const match = await open();
    await stakeAll(match);
    await lay(match);
    // Three cards may be buried where the pawn stands: a tap there asks which.
    fireEvent.press(screen.getByTestId('space:6'));
    const list = screen.getByTestId('choices');
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    fireEvent.press(screen.getByTestId('button:letGo'));
    expect(screen.queryByTestId('choices')).toBeNull();
  });

  test('what seals wants a second tap and says so', async () => {
    const match = await open();
    await stakeAll(match);
    await lay(match, { confirmsSeals: true });
    const before = match.now().chronicle.length;
    fireEvent.press(screen.getByTestId('pile'));
    expect(match.now().chronicle).toHaveLength(before);
    expect(screen.getByTestId('prompt:text').props.children).toMatch(/again/);
    await act(async () => {
      fireEvent.press(screen.getByTestId('pile'));
      await match.settled();
    });
    expect(match.now().chronicle.length).toBeGreaterThan(before);
  });

  test('a keyboard passes by what can only say why not', async () => {
    const match = await open();
    await stakeAll(match);
    await lay(match);
    const spots = screen.getAllByRole('button').map(({ props }) => props as { dataSet?: { spot?: string }; tabIndex?: number });
    const stops = (state: string) => spots.filter(({ dataSet }) => dataSet?.spot === state).map(({ tabIndex }) => tabIndex);
    expect(new Set(stops('offered'))).toEqual(new Set([0]));
    expect(new Set(stops('quiet'))).toEqual(new Set([-1]));
  });

  test('a screen reader finds all choices in it', async () => {
    jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
    const match = await open();
    await lay(match);
    await act(() => Promise.resolve());
    fireEvent.press(screen.getByTestId('bar:choices'));
    const sheet = screen.getByTestId('sheet:choices');
    for (const c of match.now().offers)
      expect(within(sheet).getByLabelText(toy.words.en.choice(match.now().view, match.now().question!, c))).toBeTruthy();
  });
});

describe('the turn banner', () => {
  test('says who sits down next, and goes by itself', async () => {
    const match = await open();
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
    const match = await open();
    await lay(match, { seatSide: true });
    await choose(match);
    expect(StyleSheet.flatten(screen.getByTestId('banner:turn').props.style).transform).toEqual([{ rotate: '180deg' }]);
  });
});

describe('the seats', () => {
  test('say in one sentence who has what, who is asked, and what a tap does', async () => {
    await lay(await open());
    const { accessibilityLabel, accessibilityHint } = screen.getByTestId('seat:0').props;
    expect(accessibilityLabel).toMatch(/^Anna, .*coins 0/);
    expect(accessibilityHint).toContain('Anna');
  });

  test('a tap looks at that seat’s board, a second one comes back, and the next turn does too', async () => {
    const match = await open();
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
    const match = await open();
    const view = await lay(match);
    await choose(match);
    expect(screen.getByTestId('controls:bottom')).toBeTruthy();
    view.unmount();
    screenOf(PHONE);
    await lay(match, { seatSide: true });
    expect(screen.queryByTestId(/^controls:/)).toBeNull();
  });
});

describe('the menu', () => {
  test('leads to the choices, the rules, the settings, a file and the way out', async () => {
    await lay(await open());
    const ways = [
      ['rules', heard.rules],
      ['settings', heard.settings],
      ['share', heard.share],
      ['leave', heard.leave],
    ] as const;
    for (const [id, called] of ways) {
      if (screen.queryByTestId('sheet:menu') === null) fireEvent.press(screen.getByTestId('button:menu'));
      fireEvent.press(screen.getByTestId(`menu:${id}`));
      expect(called).toHaveBeenCalledTimes(1);
    }
    if (screen.queryByTestId('sheet:menu') === null) fireEvent.press(screen.getByTestId('button:menu'));
    fireEvent.press(screen.getByTestId('menu:choices'));
    expect(screen.getByTestId('sheet:choices')).toBeTruthy();
  });

  test('tells the table in words, each part under its heading, from the seat that looks', async () => {
    const match = await open();
    await lay(match);
    fireEvent.press(screen.getByTestId('button:menu'));
    fireEvent.press(screen.getByTestId('menu:reads'));
    const sheet = within(screen.getByTestId('sheet:reads'));
    expect(sheet.getByText('Anna').props.accessibilityRole).toBe('header');
    expect(sheet.getByText(/^Pawn on \d+$/)).toBeTruthy();
    fireEvent.press(sheet.getByTestId('button:close'));
    expect(screen.queryByTestId('sheet:reads')).toBeNull();
  });

  test('offers no table in words where a box has none', async () => {
    const { reads: _, ...silent } = drawn;
    await draw(tableOf(await open(), {}, 'all', silent));
    fireEvent.press(screen.getByTestId('button:menu'));
    expect(screen.getByTestId('menu:rules')).toBeTruthy();
    expect(screen.queryByTestId('menu:reads')).toBeNull();
  });

  test('a hint for which no single reason speaks says so instead of nothing', async () => {
    const match = await open();
    match.hint = async () => ({ choice: match.now().offers[0]!, reasons: [{ why: 'points', worth: -1 }] });
    await lay(match);
    fireEvent.press(screen.getByTestId('button:menu'));
    await act(async () => fireEvent.press(screen.getByTestId('menu:hint')));
    expect(String(screen.getByTestId('hint').props.children)).toMatch(/All in all it promises most\. Against it: points\.$/i);
  });

  test('a hint names a choice and its reason; without hints there is none to ask for', async () => {
    const match = await open();
    const view = await lay(match);
    fireEvent.press(screen.getByTestId('button:menu'));
    await act(async () => {
      fireEvent.press(screen.getByTestId('menu:hint'));
      await Promise.resolve();
    });
    const first = toy.words.en.choice(match.now().view, match.now().question!, match.now().offers[0]!);
    expect(String(screen.getByTestId('hint').props.children)).toContain(first);
    expect(String(screen.getByTestId('hint').props.children)).toMatch(/Points/i);
    view.unmount();
    await lay(match, { hints: false });
    fireEvent.press(screen.getByTestId('button:menu'));
    expect(screen.queryByTestId('menu:hint')).toBeNull();
  });
});

describe('the rule card', () => {
  test('says what lies there and leads to the rules; what has no card says so', async () => {
    const { finger } = await besides(await open(), <RuleCard onRules={heard.rules} />);
    expect(screen.queryByTestId('sheet:card')).toBeNull();
    act(() => finger.openCard('pile'));
    expect(screen.getByText('Cards nobody knows.')).toBeTruthy();
    fireEvent.press(screen.getByTestId('card:rules'));
    expect(heard.rules).toHaveBeenCalledTimes(1);
    act(() => finger.openCard('space:3'));
    expect(screen.queryByText('Cards nobody knows.')).toBeNull();
    act(() => finger.closeCard());
    expect(screen.queryByTestId('sheet:card')).toBeNull();
  });

  test('opens at a long press', async () => {
    await lay(await open());
    fireEvent(screen.getByTestId('pile'), 'longPress');
    expect(screen.getByText('Cards nobody knows.')).toBeTruthy();
  });
});

describe('the corners', () => {
  test('since your last turn: only when others have done something to tell', async () => {
    const match = await aMatch({ players: [anna, baron] });
    const pressed = jest.fn();
    await besides(match, <SinceButton onPress={pressed} />);
    expect(screen.queryByTestId('button:since')).toBeNull();
    await choose(match);
    await botsHaveActed(match);
    fireEvent.press(screen.getByTestId('button:since'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('the results are asked for where the choices were', async () => {
    const end = jest.fn();
    await besides(await open(), <OverBar onEnd={end} />);
    fireEvent.press(screen.getByTestId('button:results'));
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('and they appear when it is over', async () => {
    const match = await open();
    await lay(match);
    expect(screen.queryByTestId('button:results')).toBeNull();
    await playOut(match);
    fireEvent.press(screen.getByTestId('button:results'));
    expect(heard.end).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('button:stop')).toBeNull();
  });
});

test('a screen reader hears every act once, also of a bot', async () => {
  const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(() => {});
  const match = await aMatch({ players: [anna, baron] });
  await lay(match);
  await choose(match);
  await botsHaveActed(match);
  const words = announced.mock.calls.map(([said]) => said);
  expect(words[0]).toMatch(/^Anna stakes a card\./);
  expect(words.some(w => w.includes('Baron Baron stakes a card.'))).toBe(true);
  expect(new Set(words).size).toBe(words.length);
  await choose(match, stops);
  expect(announced.mock.calls.length).toBeGreaterThanOrEqual(words.length);
});

test('a turned tablet keeps what is in hand, though phone and tablet composition change places', async () => {
  const match = await open();
  await stakeAll(match);
  await lay(match);
  const { at } = match.now().offers.find(c => c.do === 'bury')!;
  fireEvent.press(screen.getByTestId(at));
  for (const size of [TABLET, { width: TABLET.height, height: TABLET.width }, TABLET]) {
    screenOf(size);
    expect(screen.getByTestId('button:letGo')).toBeTruthy();
  }
  fireEvent.press(screen.getByTestId('button:letGo'));
  expect(screen.queryByTestId('button:letGo')).toBeNull();
});
