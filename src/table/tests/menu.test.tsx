/** The menu with what it leads to, and the rule card. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import type { Choice, Game } from '@/engine/contract';
import { anna, baron, toy } from '@/match/tests/house';
import type { DrawnBox } from '../kit/boardProps';
import { RuleCard } from '../furniture/RuleCard';
import { aMatch, besides, botsHaveActed, draw, drawn, heard, lay, tableOf, forTwo, onAPhone } from './laidTable';

onAPhone();

describe('the menu', () => {
  test('leads to the choices, the rules, the settings, a file and the way out', async () => {
    await lay(await forTwo());
    const ways = [
      ['rules', heard.rules],
      ['settings', heard.settings],
      ['share', heard.share],
      ['leave', heard.leave],
    ] as const;
    for (const [id, called] of ways) {
      if (screen.queryByTestId('sheet:menu') === null) fireEvent.press(screen.getByTestId('table:menu'));
      fireEvent.press(screen.getByTestId(`menu:${id}`));
      expect(called).toHaveBeenCalledTimes(1);
    }
    if (screen.queryByTestId('sheet:menu') === null) fireEvent.press(screen.getByTestId('table:menu'));
    fireEvent.press(screen.getByTestId('menu:choices'));
    expect(screen.getByTestId('sheet:choices')).toBeTruthy();
  });

  test('tells the table in words, each part under its heading, from the seat that looks', async () => {
    const match = await forTwo();
    await lay(match);
    fireEvent.press(screen.getByTestId('table:menu'));
    fireEvent.press(screen.getByTestId('menu:reads'));
    const sheet = within(screen.getByTestId('sheet:reads'));
    expect(sheet.getByText('Anna').props.accessibilityRole).toBe('header');
    expect(sheet.getByText(/^Pawn on \d+$/)).toBeTruthy();
    fireEvent.press(sheet.getByTestId('sheet:close'));
    expect(screen.queryByTestId('sheet:reads')).toBeNull();
  });

  test('offers no table in words where a box has none', async () => {
    const { reads: _, ...silent } = drawn;
    await draw(tableOf(await forTwo(), {}, 'all', silent));
    fireEvent.press(screen.getByTestId('table:menu'));
    expect(screen.getByTestId('menu:rules')).toBeTruthy();
    expect(screen.queryByTestId('menu:reads')).toBeNull();
  });

  test('what a game offers once in a match waits here instead of in the bar, which then asks whether it is meant', async () => {
    const match = await forTwo();
    const aside = { ...drawn, aside: ({ at }: Choice) => (at === 'button:stop' ? 'flag' : null) } satisfies DrawnBox;
    const view = await draw(tableOf(match, {}, 'all', { ...aside, ponders: ({ at }) => at === 'button:stop' }));
    while (!match.now().offers.some(c => c.at === 'button:stop')) await act(async () => match.choose(match.now().offers[0]!));
    const { n } = match.kept().snapshots[0]!;
    expect(screen.queryByTestId('button:stop')).toBeNull();
    fireEvent.press(screen.getByTestId('table:menu'));
    fireEvent.press(screen.getByTestId('menu:stop'));
    expect(screen.queryByTestId('sheet:menu')).toBeNull();
    expect(match.kept().snapshots[0]!.n).toBe(n);
    fireEvent.press(screen.getByTestId('button:stop'));
    expect(match.kept().snapshots[0]!.n).toBe(n + 1);
    view.unmount();
  });

  test('no hint is offered where all answers but one are for people alone to say', async () => {
    const match = await forTwo();
    const [kept] = match.now().offers;
    const { game } = match.now();
    const alone: Game = { ...game, bot: { ...game.bot, leavesToPeople: c => c !== kept } };
    const picture = { ...match.now(), game: alone };
    await draw(tableOf({ ...match, now: () => picture }));
    fireEvent.press(screen.getByTestId('table:menu'));
    expect([screen.queryByTestId('menu:choices'), screen.queryByTestId('menu:hint')]).toEqual([expect.anything(), null]);
  });

  test('a hint for which no single reason speaks says only what is so', async () => {
    const match = await forTwo();
    match.hint = async () => ({ choice: match.now().offers[0]!, reasons: [{ why: 'points', worth: -1 }] });
    await lay(match);
    fireEvent.press(screen.getByTestId('table:menu'));
    await act(async () => fireEvent.press(screen.getByTestId('menu:hint')));
    expect(String(screen.getByTestId('hint').props.children)).toMatch(/\. Against it: points\.$/i);
  });

  test('a hint names a choice and its reason; without hints there is none to ask for', async () => {
    const match = await forTwo();
    const view = await lay(match);
    fireEvent.press(screen.getByTestId('table:menu'));
    await act(async () => {
      fireEvent.press(screen.getByTestId('menu:hint'));
      await Promise.resolve();
    });
    const first = toy.words.en.choice(match.now().view, match.now().question!, match.now().offers[0]!);
    expect(String(screen.getByTestId('hint').props.children)).toContain(first);
    expect(String(screen.getByTestId('hint').props.children)).toMatch(/Points/i);
    expect(screen.queryByTestId('sheet:menu')).toBeNull();
    const at = match.now().offers[0]!.at;
    expect(screen.getByText(new RegExp(`glow ${at}( |$)`))).toBeTruthy();
    fireEvent.press(screen.getByTestId('table:hintClose'));
    expect(screen.queryByTestId('hint')).toBeNull();
    await act(async () => {
      fireEvent.press(screen.getByTestId('table:hint'));
      await Promise.resolve();
    });
    const before = match.now().chronicle.length;
    await act(async () => {
      fireEvent.press(screen.getByTestId('table:doIt'));
      await match.settled();
    });
    expect(match.now().chronicle).toHaveLength(before + 1);
    expect(screen.queryByTestId('hint')).toBeNull();
    view.unmount();
    await lay(match, { hints: false });
    fireEvent.press(screen.getByTestId('table:menu'));
    expect(screen.queryByTestId('menu:hint')).toBeNull();
  });
});

test('the whole turn is played as it is advised, step by step, until somebody else is asked', async () => {
  const match = await aMatch({ players: [anna, baron] });
  match.holdBots('open', true);
  await lay(match);
  await act(async () => fireEvent.press(screen.getByTestId('table:hint')));
  await act(async () => fireEvent.press(screen.getByTestId('table:wholeTurn')));
  await act(() => new Promise(later => setTimeout(later, 30)));
  expect(match.now().chronicle.map(e => e.seat)).toEqual([0]);
  expect(match.now().asked).toBe(1);
  await act(async () => match.holdBots('open', false));
  await botsHaveActed(match);
  expect(match.now().asked).toBe(0);
  await act(() => new Promise(later => setTimeout(later, 30)));
  // The next turn is one's own again.
  expect(match.now().chronicle.filter(e => e.seat === 0)).toHaveLength(1);
});

describe('the rule card', () => {
  test('says what lies there and leads to the rules; what has no card says so', async () => {
    const { finger } = await besides(await forTwo(), <RuleCard onRules={heard.rules} />);
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
    await lay(await forTwo());
    fireEvent(screen.getByTestId('pile'), 'longPress');
    expect(screen.getByText('Cards nobody knows.')).toBeTruthy();
  });

  test('says what lies at a place that has no card of its own, and never that there is none', async () => {
    const match = await forTwo();
    await lay(match);
    const at = 'space:12';
    fireEvent(screen.getByTestId(at), 'longPress');
    const label = toy.words.en.spot(match.now().view, at, seat => match.now().players[seat]?.name ?? '');
    expect(screen.getByTestId('card:here')).toHaveTextContent(label);
    expect(screen.queryByTestId('card:text')).toBeNull();
  });
});
