/** What is shown after a match, and what is shown again of it. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Line, Path } from 'react-native-svg';
import type { Choice, Standing } from '@/engine/contract';
import { TINCTURES, type Player } from '@/match/matchView';
import { openFilm } from '@/match/matchFilm';
import { newMatch } from '@/match/newMatch';
import { aheadSince, bestOf, totalsOf } from '@/match/story';
import { anna, baron, openHouse, toy, ugo } from '@/match/tests/house';
import { Text } from '@/pieces/Text';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { ToyFact } from '@/engine/testing/toyRules';
import type { DrawnBox } from '../kit/boardProps';
import { EndStory } from '../furniture/EndStory';
import { EndTable } from '../furniture/EndTable';
import { PointsChart } from '../furniture/PointsChart';
import { BoardPreview } from '../layout/BoardPreview';
import { aMatch, botsHaveActed, choose, draw, drawn, lay, PHONE, playOut, screenOf, stakeAll } from './laidTable';

beforeEach(() => screenOf(PHONE));
afterEach(() => {
  jest.useRealTimers();
  standIn.reset();
});

/** Coins stand for pieces. */
const withLosses: DrawnBox = {
  ...drawn,
  tidings: {
    of: () => null,
    titles: { en: {}, it: {} },
    icons: {},
    losses: {
      of: fact => ((fact as ToyFact).what === 'wonCoin' ? { seat: (fact as ToyFact).seat, count: 1 } : null),
      title: { en: 'Coins won', it: 'Monete vinte' },
    },
  },
};

const players = [anna, ugo];
const who = (seat: number): string => players[seat]?.name ?? '';
const texts = (): string[] => screen.getAllByText(/./).map(t => [t.props.children].flat().join(''));

describe('the end table', () => {
  const standings: readonly Standing[] = [
    { seat: 0, place: 2, points: 9, sources: { coins: 9, path: 0, buried: 0 } },
    { seat: 1, place: 1, points: 15, sources: { coins: 9, path: 6, buried: 0 } },
  ];
  const table = (changes: Partial<Parameters<typeof EndTable>[0]> = {}) =>
    draw(<EndTable standings={standings} players={players} gameWords={toy.words.en} who={who} {...changes} />);

  test('names the winner, ranks the seats and adds up every source that brought something', async () => {
    await table();
    expect(screen.getByTestId('end:winner').props.children).toContain('Ugo');
    expect(texts().filter(t => /^\d/.test(t))).toEqual([
      '6 points ahead. What decided it: Path, 6 to 0.',
      '1.',
      '15',
      '2.',
      '9',
      '1. Ugo',
      '2. Anna',
      '9',
      '9',
      '6',
      '0',
    ]);
    expect(texts()).toContain('Coins');
    expect(texts()).not.toContain('Buried cards');
  });

  test('names all who share the first place, and nobody before it is over', async () => {
    const equal = standings.map(s => ({ ...s, place: 1 }));
    const { unmount } = await table({ standings: equal });
    expect(screen.getByTestId('end:winner').props.children).toMatch(/Anna and Ugo/);
    unmount();
    await table({ over: false });
    expect(screen.getByTestId('end:winner').props.children).not.toMatch(/Anna|Ugo/);
    expect(screen.queryByTestId('end:decided')).toBeNull();
  });

  test('before the end a second figure tells what it would bring, and the sources are of that', async () => {
    const ended = standings.map(s => ({ ...s, points: s.points + 20, sources: { ...s.sources, buried: 20 } }));
    const { unmount } = await table({ over: false, ended });
    expect(screen.getByLabelText('29 if it ended now')).toBeTruthy();
    expect(screen.getByTestId('end:points:0')).toHaveTextContent('9');
    expect(texts()).toEqual(expect.arrayContaining(['If it ended now', 'Buried cards']));
    unmount();
    await table({ ended });
    expect(screen.queryByLabelText('29 if it ended now')).toBeNull();
    expect(texts()).not.toContain('Buried cards');
  });

  test('the totals stand above whatever tells how it came to them', async () => {
    await table({ story: <Text>How it came to this</Text> });
    const all = texts();
    expect(all.indexOf('15')).toBeLessThan(all.indexOf('How it came to this'));
    expect(all.indexOf('How it came to this')).toBeLessThan(all.indexOf('Coins'));
  });

  test('says that nobody has won where no seat is first', async () => {
    await table({ standings: standings.map(s => ({ ...s, place: 2 })) });
    expect(screen.getByTestId('end:winner').props.children).toBe('Nobody wins.');
  });

  test('says which team has won and what its members have together, in a line of its own', async () => {
    const four = [anna, ugo, anna, ugo].map((player, seat) => ({ ...player, name: ['Anna', 'Ben', 'Carla', 'Dario'][seat] ?? '' }));
    const inTeams = [40, 60, 95, 4].map((points, seat) => ({
      seat,
      place: seat < 2 ? 1 : 3,
      points,
      sources: { coins: points },
      team: { number: seat >> 1, points: seat < 2 ? 100 : 99 },
    }));
    const named = { players: four, who: (seat: number) => four[seat]?.name ?? '' };
    const { unmount } = await table({ standings: inTeams, ...named });
    expect(screen.getByTestId('end:winner').props.children).toBe('Anna and Ben win: 100 points together.');
    expect(texts().slice(texts().indexOf('Team total'))).toEqual(['Team total', '100', '100', '99', '99']);
    unmount();
    await table({ standings: inTeams.map(s => ({ ...s, place: 1 })), ...named });
    expect(screen.getByTestId('end:winner').props.children).toBe('Anna, Ben, Carla and Dario share the victory.');
    await table();
    expect(screen.queryByTestId('end:team')).toBeNull();
  });

  const SIX: readonly Player[] = TINCTURES.map((tincture, seat) => ({ ...anna, name: `Somebody ${seat}`, tincture }));
  /** Of so many seats, in so much room; the last seat is first. */
  const among = async (seats: number, room: number, onTold?: (seat: number) => void): Promise<void> => {
    const all = SIX.slice(0, seats);
    const ranked = all.map((_, seat) => ({ seat, place: seats - seat, points: 10 * seat, sources: { coins: 10 * seat } }));
    await table({ standings: ranked, players: all, who: seat => all[seat]?.name ?? '', ...(onTold === undefined ? {} : { onTold }) });
    fireEvent(screen.getByTestId('end'), 'layout', { nativeEvent: { layout: { width: room } } });
  };
  const wideOf = (role: string): readonly unknown[] =>
    screen.UNSAFE_getAllByProps({ role }).flatMap(n => (typeof n.type === 'string' ? [StyleSheet.flatten(n.props.style).width] : []));

  test('at a full table on a small phone names stand in a list, each once with its points, and figures below their source', async () => {
    const onTold = jest.fn();
    await among(6, 328, onTold);
    for (let seat = 0; seat < 6; seat++) {
      expect(screen.getAllByText(`Somebody ${seat}`)).toHaveLength(1);
      expect(screen.getByTestId(`end:points:${seat}`)).toHaveTextContent(String(10 * seat));
    }
    fireEvent.press(screen.getByTestId('end:told:4'));
    expect(onTold).toHaveBeenCalledWith(4);
    expect(wideOf('rowheader')).toEqual(['100%']);
    expect(wideOf('cell')).toEqual([54, 54, 54, 54, 54, 54]);
    expect(screen.getByLabelText('1. Somebody 5', { exact: true })).toBeTruthy();
  });

  test('four fit beside the sources without their names, two with them', async () => {
    await among(4, 328);
    expect(wideOf('cell')).toEqual([48, 48, 48, 48]);
    expect(wideOf('rowheader')).not.toContain('100%');
    screen.unmount();
    await among(2, 328);
    expect(screen.getByText('1. Somebody 1')).toBeTruthy();
  });

  test('UX-27 a name whose words are longer than its column stands in the list, and a table with room has wider columns', async () => {
    const named = (name: string) => {
      const all = SIX.slice(0, 2).map(p => ({ ...p, name }));
      return table({ players: all, who: seat => all[seat]?.name ?? '' });
    };
    const laid = (room: number) => fireEvent(screen.getByTestId('end'), 'layout', { nativeEvent: { layout: { width: room } } });
    await named('Bartholomaeus-Underhill');
    laid(328);
    expect(screen.getAllByText('Bartholomaeus-Underhill')).toHaveLength(2);
    laid(1208);
    expect(screen.getAllByText(/^[12]\. Bartholomaeus-Underhill$/)).toHaveLength(2);
    expect(new Set(wideOf('cell'))).toEqual(new Set([144]));
  });

  test('a cell that brought points leads to where they were made; one that brought none is only a number', async () => {
    const onSource = jest.fn();
    await table({ onSource });
    fireEvent.press(screen.getByRole('button', { name: 'Chronicle: Ugo, Path: 6' }));
    expect(onSource).toHaveBeenCalledWith(1, 'path');
    expect(screen.queryByTestId('end:source:0:path')).toBeNull();
    expect(StyleSheet.flatten(screen.getByTestId('end:source:0:coins').props.style)).toMatchObject({ minWidth: 48, minHeight: 48 });
  });
});

describe('the end as a story', () => {
  /** How far a step leads. */
  const far = ({ do: what, at }: Choice): number => (what === 'step' ? Number(at.split(':')[1]) - 6 : 0);
  const told = async () => {
    const house = await openHouse();
    const match = newMatch(house, { game: toy, players, options: { rounds: 2, openHands: true }, seed: 7 });
    while (!match.now().over) {
      const [first, ...others] = [...match.now().offers].sort((a, b) => far(b) - far(a));
      await choose(match, c => c === (far(first!) > 0 ? first : (others.find(o => o.do === 'stop') ?? first)));
    }
    await match.settled();
    const film = await openFilm(house, match.now().id);
    if ('why' in film) throw new Error(film.why);
    const onMoment = jest.fn();
    const standings = toy.standings(match.now().view);
    await draw(<EndStory film={film} drawn={withLosses} standings={standings} gameWords={toy.words.en} who={who} onMoment={onMoment} />);
    await act(async () => {
      await film.scores();
    });
    fireEvent(screen.getByTestId('end:story'), 'layout', { nativeEvent: { layout: { width: 320 } } });
    return { film, onMoment, scores: (await film.scores())!, standings };
  };

  test('counts what each seat has lost, where a game says what that is', async () => {
    await told();
    // What was told is counted in slices.
    await screen.findByTestId('end:losses', undefined, { timeout: 60_000 });
    const coins = [0, 1].map(seat => Number(screen.getByTestId(`end:lost:${seat}`).props.children));
    expect(screen.getByTestId('end:losses')).toHaveTextContent(/^Coins won/);
    expect(coins.reduce((a, b) => a + b)).toBeGreaterThan(0);
  });

  test('draws the lead at once, and every moment leads to its board', async () => {
    const { film, onMoment, scores, standings } = await told();
    expect(screen.UNSAFE_getAllByType(Path).filter(p => p.props.fill === 'none').length).toBeGreaterThan(0);
    const since = aheadSince(totalsOf(scores), standings)!;
    fireEvent.press(screen.getByTestId('end:turned'));
    expect(onMoment).toHaveBeenLastCalledWith(film.first + since);
    const all = [0, 1].flatMap(seat => bestOf(scores, seat) ?? []);
    expect(all.length).toBeGreaterThan(0);
    for (const best of all) {
      const { seat } = best;
      fireEvent.press(screen.getByTestId(`end:moment:${seat}`));
      expect(onMoment).toHaveBeenLastCalledWith(film.first + best.at);
      expect(texts().some(t => t.startsWith(`${who(seat)}, `) && t.includes(`: +${best.gain}. `))).toBe(true);
    }
  });
});

describe('the chart of points', () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 10],
  ];
  const chart = async (onPick = jest.fn()) => {
    await draw(<PointsChart points={points} at={1} players={players} who={who} width={212} onPick={onPick} />);
    return onPick;
  };

  test('draws a line for each seat, each with dashes of its own, and speaks', async () => {
    await chart();
    const lines = screen.UNSAFE_getAllByType(Path).filter(p => p.props.fill === 'none');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.slice(2).map(p => p.props.strokeDasharray)).size).toBe(2);
    expect(lines[2]!.props.d).toMatch(/^M36\.0 .*L121\.0 .*L206\.0 /);
    expect(screen.getByRole('img').props.accessibilityLabel).toMatch(/Anna 3.*Ugo 10/);
    expect(texts()).toEqual(expect.arrayContaining(['Anna 3', 'Ugo 0']));
  });

  test('where points come at the end, finer lines show what it would have brought, and the legend says so', async () => {
    await draw(
      <PointsChart
        points={points}
        ended={points.map(row => row.map(p => p + 5))}
        at={1}
        players={players}
        who={who}
        width={212}
        onPick={jest.fn()}
      />,
    );
    expect(screen.UNSAFE_getAllByType(Path).filter(p => p.props.strokeWidth === 1.5)).toHaveLength(2);
    expect(texts()).toEqual(expect.arrayContaining(['Anna 3 · 8 if it ended now']));
  });

  test('marks where one looks, and goes where it is tapped', async () => {
    const picked = await chart();
    expect(screen.UNSAFE_getAllByType(Line).some(l => l.props.x1 === 121 && l.props.x2 === 121)).toBe(true);
    fireEvent.press(screen.getByRole('img'), { nativeEvent: { locationX: 205 } });
    expect(picked).toHaveBeenCalledWith(2);
  });

  test('UX-B5 a finger drawn along it lets the match go by, no further than its ends', async () => {
    const picked = await chart();
    for (const locationX of [50, 121, 180, 400, -20]) fireEvent(screen.getByRole('img'), 'pressMove', { nativeEvent: { locationX } });
    // At 121 it stands already.
    expect(picked.mock.calls.flat()).toEqual([0, 2, 2, 0]);
  });

  test('no keyboard stops at it, and a press from nowhere leads nowhere', async () => {
    const picked = await chart();
    const image = screen.getByRole('img');
    expect(image.props.tabIndex ?? image.props.focusable).toBe(-1);
    fireEvent.press(image, { nativeEvent: {} });
    expect(picked).not.toHaveBeenCalled();
  });

  test('a match without a choice has no chart', async () => {
    await draw(<PointsChart points={[[0, 0]]} at={0} players={players} who={who} width={212} onPick={jest.fn()} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('since your last turn', () => {
  async function others() {
    const match = await aMatch({ players: [anna, baron] });
    await choose(match);
    await botsHaveActed(match);
    while (match.now().asked !== 0 || match.now().sinceMine >= match.now().chronicle.length) {
      await choose(match, c => c.do === 'stop' || c.do === 'stake');
      await botsHaveActed(match);
    }
    return match;
  }

  test('shows the acts of others one by one on the board as it was, and comes back to now', async () => {
    const match = await others();
    const acts = match.since().filter(s => s.entry !== null && s.entry.seat !== 0);
    await lay(match);
    fireEvent.press(screen.getByTestId('table:since'));
    const of = Number([screen.getByTestId('since:at').props.children].flat().join('').split('/')[1]);
    expect(of).toBeGreaterThan(0);
    expect(of).toBeLessThanOrEqual(acts.length);
    expect(screen.getByTestId('since:previous').props.accessibilityState).toMatchObject({ disabled: true });
    for (let i = 0; i < of; i++) {
      expect(screen.getByTestId('since:told')).toHaveTextContent(/Baron/);
      fireEvent.press(screen.getByTestId('since:next'));
    }
    expect(screen.queryByTestId('since')).toBeNull();
  });

  test('who wants no motion is never carried on; skipping leaves at once', async () => {
    const match = await others();
    await lay(match);
    fireEvent.press(screen.getByTestId('table:since'));
    expect(screen.queryByTestId('since:pause')).toBeNull();
    fireEvent.press(screen.getByTestId('since:skip'));
    expect(screen.queryByTestId('since')).toBeNull();
  });

  test('the table takes no choice while it shows something else', async () => {
    const match = await others();
    await lay(match);
    fireEvent.press(screen.getByTestId('table:since'));
    const before = match.now().chronicle.length;
    expect(screen.queryByTestId('button:stop')).toBeNull();
    await act(async () => {
      fireEvent.press(screen.getByTestId('space:5'));
      await match.settled();
    });
    expect(match.now().chronicle).toHaveLength(before);
  });
});

describe('a board that stands still', () => {
  test('can be looked at and explains itself, but nothing is played on it', async () => {
    const match = await aMatch({ players });
    await stakeAll(match);
    await draw(<BoardPreview match={{ ...match, choose: jest.fn() }} drawn={drawn} width={300} height={200} glow="space:4" />);
    expect(screen.getByText(/^300x200 seat 0 .* glow space:4$/)).toBeTruthy();
    fireEvent(screen.getByTestId('pile'), 'longPress');
    expect(screen.getByText('Cards nobody knows.')).toBeTruthy();
    expect(screen.queryByTestId('card:1')).toBeNull();
  });

  test('with a hand it shows what the seat holds', async () => {
    const match = await aMatch({ players });
    await draw(<BoardPreview match={match} drawn={drawn} width={300} height={200} hand />);
    const [first] = match.now().offers;
    expect(screen.getByTestId(first!.at)).toBeTruthy();
    await playOut(match);
    expect(StyleSheet.flatten(screen.getByTestId('pile').props.style)).toMatchObject({ width: 48, height: 48 });
  });
});
