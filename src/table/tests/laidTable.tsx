/** A table for tests: the toy game, a real match with real rows, and a board of plain spots. */
import { act, render, type RenderResult } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Choice, Spot as At } from '@/engine/contract';
import { own, type Toy } from '@/engine/testing/toyRules';
import { ThemeProvider } from '@/design/theme';
import type { OpenMatch } from '@/match/match';
import type { Player } from '@/match/matchView';
import { newMatch } from '@/match/newMatch';
import { anna, openHouse, toy, ugo } from '@/match/tests/house';
import { Text } from '@/pieces/Text';
import { standIn } from '../../../tools/jest/expo-sqlite';
import type { BoardProps, DrawnBox } from '../kit/boardProps';
import { createFinger } from '../finger/finger';
import { createSpotBoxes } from '../kit/spotBoxes';
import { describing, whoAt } from '../furniture/sentences';
import { Spot } from '../kit/Spot';
import { Table, type TableHabits } from '../layout/Table';
import { PlayedMatch } from '../furniture/playedMatch';
import { TableContext } from '../kit/tableContext';
import { en } from '@/words/en';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1280, height: 800 };

/** The system's text size is 1 unless said otherwise: jest's own window has 2. */
export function screenOf({ width, height }: { readonly width: number; readonly height: number }, fontScale = 1): void {
  const window = { width, height, scale: 1, fontScale };
  act(() => Dimensions.set({ window, screen: window }));
}

/** Each test of the file has a phone and an empty drawer for itself. */
export function onAPhone(): void {
  beforeEach(() => {
    jest.clearAllMocks();
    screenOf(PHONE);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    standIn.reset();
  });
}

function Board({ view, looking, glow, glowOf, width, height }: BoardProps<Toy>) {
  const spaces = Array.from({ length: 13 }, (_, i): At => `space:${i}`);
  return (
    <>
      <Text testID="board">
        {`${width}x${height} seat ${looking} pawn ${own(view, looking).pawn} glow ${glow ?? 'none'}${glowOf === undefined ? '' : ` of ${glowOf}`}`}
      </Text>
      {[...spaces, 'pile'].map((at, i) => (
        <Spot key={at} at={at} left={48 * i} top={0} width={48} height={48} />
      ))}
    </>
  );
}

function Hand({ view, me }: BoardProps<Toy>) {
  return own(view, me).hand.map((card, i) => <Spot key={card} at={`card:${card}`} left={48 * i} top={0} width={48} height={48} />);
}

export const drawn: DrawnBox = {
  game: toy,
  Board,
  Hand,
  Miniature: () => null,
  reads: (view, seat, who) => [{ title: who(seat), lines: [`Pawn on ${own(view, seat).pawn}`] }],
  sounds: {},
  knows: () => true,
} satisfies DrawnBox<Toy> as unknown as DrawnBox;

export interface Wanted {
  readonly players: readonly Player[];
  readonly openHands?: boolean;
  readonly seed?: number;
}

export async function aMatch({ players, openHands = true, seed = 7 }: Wanted): Promise<OpenMatch> {
  const match = newMatch(await openHouse(), { game: toy, players, options: { rounds: 2, openHands }, seed, first: 0 });
  match.setPace(0);
  await match.settled();
  return match;
}

export const forTwo = () => aMatch({ players: [anna, ugo] });

const HABITS: TableHabits = { confirmsSeals: false, hints: true, seatSide: false, pace: 0 };

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

export const housed = (element: ReactElement, speed: 0 | 1 = 0): ReactElement => (
  <GestureHandlerRootView>
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="light" speed={speed}>
        {element}
      </ThemeProvider>
    </SafeAreaProvider>
  </GestureHandlerRootView>
);

/** Drawn, and the system has been asked whether it speaks and moves. */
export async function draw(element: ReactElement, speed: 0 | 1 = 0): Promise<RenderResult> {
  const view = render(housed(element, speed));
  await act(() => Promise.resolve());
  return view;
}

export const heard = {
  leave: jest.fn(),
  rules: jest.fn(),
  settings: jest.fn(),
  share: jest.fn(),
  luck: jest.fn(),
  hush: jest.fn(),
  copy: jest.fn(() => Promise.resolve(true)),
  end: jest.fn(),
  markSeen: jest.fn(),
};

export function tableOf(match: OpenMatch, habits: Partial<TableHabits> = {}, seen: 'all' | readonly string[] = 'all', box = drawn) {
  return (
    <Table
      match={match}
      drawn={box}
      habits={{ ...HABITS, ...habits }}
      seen={seen}
      markSeen={heard.markSeen}
      onLeave={heard.leave}
      onRules={heard.rules}
      onSettings={heard.settings}
      onShare={heard.share}
      onLuck={heard.luck}
      onHush={heard.hush}
      onCopy={heard.copy}
      onEnd={heard.end}
    />
  );
}

/** The whole table, lessons read. */
export const lay = (match: OpenMatch, habits: Partial<TableHabits> = {}, seen: 'all' | readonly string[] = 'all'): Promise<RenderResult> =>
  draw(tableOf(match, habits, seen));

/** One piece of furniture by itself. */
export async function besides(
  match: OpenMatch,
  element: ReactElement,
  confirmsSeals = false,
): Promise<{ readonly finger: ReturnType<typeof createFinger> }> {
  const who = whoAt(match.now().players, en);
  const finger = createFinger(match, drawn, {
    confirmsSeals: () => confirmsSeals,
    warning: () => null,
    describe: describing(toy.words.en, en, who),
  });
  const setting = { match, finger, drawn, gameWords: toy.words.en, who, language: 'en' as const, places: createSpotBoxes() };
  await draw(
    <TableContext value={setting}>
      <PlayedMatch value={match}>{element}</PlayedMatch>
    </TableContext>,
  );
  return { finger };
}

/** Whoever is asked answers so; bots that follow have acted when this returns. */
export async function choose(match: OpenMatch, wanted: (c: Choice) => boolean = () => true): Promise<void> {
  await act(async () => {
    const choice = match.now().offers.find(wanted);
    if (choice === undefined) throw new Error('Nobody is asked that');
    match.choose(choice);
    await match.settled();
  });
}

export const stops = (c: Choice): boolean => c.do === 'stop';

/** Until a round's dice are rolled: everybody stakes the first card. */
export async function stakeAll(match: OpenMatch): Promise<void> {
  while (match.now().question?.ask === 'stake' && match.now().offers.length > 0) await choose(match);
}

/** Nobody moves a pawn until it is over. */
export async function playOut(match: OpenMatch): Promise<void> {
  while (!match.now().over) await choose(match, c => c.do === 'stake' || c.do === 'stop');
}

/** Until no bot thinks any more. */
export async function botsHaveActed(match: OpenMatch): Promise<void> {
  await act(async () => {
    while (match.now().thinking !== null) await new Promise(later => setTimeout(later, 0));
    await match.settled();
  });
}
