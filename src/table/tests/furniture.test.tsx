/** The bars around the board, at work on a real match. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { light } from '@/design/tokens';
import { anna, baron, toy } from '@/match/tests/house';
import { Prompt } from '../furniture/Prompt';
import { SinceButton, OverBar } from '../furniture/TransientButtons';
import {
  aMatch,
  besides,
  botsHaveActed,
  choose,
  draw,
  drawn,
  heard,
  lay,
  playOut,
  screenOf,
  stakeAll,
  stops,
  tableOf,
  TABLET,
  forTwo,
  onAPhone,
} from './laidTable';

onAPhone();

test('what a step of a lesson leaves out is put off, not called impossible', async () => {
  const match = await forTwo();
  const now = { ...match.now(), taught: false };
  const { finger } = await besides({ ...match, now: () => now, refuses: () => null } as typeof match, <Prompt />);
  act(() => finger.askWhy('space:3'));
  expect(screen.getByTestId('prompt:text')).toHaveTextContent(/Not in this step of the lesson\./);
});

describe('the choice bar', () => {
  test('has what is a button, and plays it', async () => {
    const match = await forTwo();
    await stakeAll(match);
    await lay(match);
    await act(async () => {
      fireEvent.press(screen.getByTestId('button:stop'));
      await match.settled();
    });
    expect(match.now().asked).toBe(1);
  });

  test('takes back as many steps as it says, and not what was told to somebody', async () => {
    const match = await forTwo();
    await lay(match);
    await choose(match);
    await stakeAll(match);
    expect(screen.getByTestId('table:undo').props.accessibilityLabel).not.toMatch(/step/);
    await choose(match, c => c.do === 'step');
    expect(screen.getByLabelText(/^Undo, 1 step possible/)).toBeTruthy();
    await act(async () => {
      fireEvent.press(screen.getByTestId('table:undo'));
      await match.settled();
    });
    expect(match.now().undo.steps).toBe(0);
  });

  test('lists several choices that end at one place, with a way out', async () => {
    const match = await forTwo();
    await stakeAll(match);
    await lay(match);
    // Three cards may be buried where the pawn stands: a tap there asks which.
    fireEvent.press(screen.getByTestId('space:6'));
    const list = screen.getByTestId('choices');
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    fireEvent.press(screen.getByTestId('table:letGo'));
    expect(screen.queryByTestId('choices')).toBeNull();
  });

  test('what is folded behind one button begins with what stands on it', async () => {
    const match = await forTwo();
    await stakeAll(match);
    const now = match.now();
    const more = ['button:a', 'button:b'].map(at => ({ do: 'stop', at }));
    jest.spyOn(match, 'now').mockReturnValue({ ...now, offers: [...now.offers, ...more] });
    await draw(tableOf(match, {}, 'all', { ...drawn, foldsButtons: true }));
    expect(within(screen.getByTestId('bar:several')).getByText('stop button:stop …', { includeHiddenElements: true })).toBeTruthy();
  });

  test.each([
    ['stop', true],
    ['pass', false],
    ['step', false],
  ])('a lone button stands out, unless its game says that it gives something up (%s: %s)', async (deed, main) => {
    const match = await forTwo();
    await stakeAll(match);
    const now = match.now();
    const button = { do: deed, at: 'button:lone' };
    jest.spyOn(match, 'now').mockReturnValue({ ...now, offers: [...now.offers.filter(c => !c.at.startsWith('button:')), button] });
    await draw(
      tableOf(match, {}, 'all', {
        ...drawn,
        beside: (choice, question) => choice.do === 'pass' || (choice.do === 'step' && question !== null),
      }),
    );
    const accent = JSON.stringify(screen.getByTestId('button:lone').props.style).includes(light.accent);
    expect(accent).toBe(main);
  });

  test('what seals wants a second tap and says so', async () => {
    const match = await forTwo();
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
    const match = await forTwo();
    await stakeAll(match);
    await lay(match);
    const spots = screen.getAllByRole('button').map(({ props }) => props as { dataSet?: { spot?: string }; tabIndex?: number });
    const stops = (state: string) => spots.filter(({ dataSet }) => dataSet?.spot === state).map(({ tabIndex }) => tabIndex);
    expect(new Set(stops('offered'))).toEqual(new Set([0]));
    expect(new Set(stops('quiet'))).toEqual(new Set([-1]));
  });

  test('a screen reader finds all choices in it', async () => {
    jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
    const match = await forTwo();
    await lay(match);
    await act(() => Promise.resolve());
    fireEvent.press(screen.getByTestId('bar:choices'));
    const sheet = screen.getByTestId('sheet:choices');
    for (const c of match.now().offers)
      expect(within(sheet).getByLabelText(toy.words.en.choice(match.now().view, match.now().question!, c))).toBeTruthy();
  });
});

describe('the corners', () => {
  test('since your last turn: only when others have done something to tell', async () => {
    const match = await aMatch({ players: [anna, baron] });
    const pressed = jest.fn();
    await besides(match, <SinceButton onPress={pressed} />);
    expect(screen.queryByTestId('table:since')).toBeNull();
    await choose(match);
    await botsHaveActed(match);
    fireEvent.press(screen.getByTestId('table:since'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('the results are asked for where the choices were', async () => {
    const end = jest.fn();
    await besides(await forTwo(), <OverBar onEnd={end} />);
    fireEvent.press(screen.getByTestId('table:results'));
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('and they appear when it is over', async () => {
    const match = await forTwo();
    await lay(match);
    expect(screen.queryByTestId('table:results')).toBeNull();
    await playOut(match);
    fireEvent.press(screen.getByTestId('table:results'));
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
  const match = await forTwo();
  await stakeAll(match);
  await lay(match);
  const { at } = match.now().offers.find(c => c.do === 'bury')!;
  fireEvent.press(screen.getByTestId(at));
  for (const size of [TABLET, { width: TABLET.height, height: TABLET.width }, TABLET]) {
    screenOf(size);
    expect(screen.getByTestId('table:letGo')).toBeTruthy();
  }
  fireEvent.press(screen.getByTestId('table:letGo'));
  expect(screen.queryByTestId('table:letGo')).toBeNull();
});
