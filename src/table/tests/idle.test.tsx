/** Nothing is drawn twice: a table at which nothing happens rests, and what happens is drawn once. */
import { act, screen } from '@testing-library/react-native';
import { Profiler } from 'react';
import { anna, baron, quickThinker, ugo, openHouse, toy } from '@/match/tests/house';
import type { Tells } from '@/bots/slices';
import { moment, start } from '@/engine/referee';
import type { OpenMatch } from '@/match/match';
import type { Thinker } from '@/match/thinker';
import { newMatch } from '@/match/newMatch';
import type { BoardProps } from '../kit/boardProps';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { aMatch, draw, drawn, PHONE, screenOf, tableOf } from './laidTable';

beforeEach(() => screenOf(PHONE));
afterEach(() => standIn.reset());

/** A laid table that counts how often anything of it was drawn, and how often its board was. */
async function counted(match: OpenMatch) {
  const count = { commits: 0, boards: 0 };
  const Board = (props: BoardProps) => {
    count.boards++;
    return <drawn.Board {...props} />;
  };
  await draw(
    <Profiler id="table" onRender={() => void count.commits++}>
      {tableOf(match, {}, 'all', { ...drawn, Board })}
    </Profiler>,
  );
  return count;
}

const pass = (ms: number): Promise<void> => act(() => new Promise<void>(done => setTimeout(done, ms)));

test('while nobody does anything nothing is drawn', async () => {
  const count = await counted(await aMatch({ players: [anna, baron] }));
  const { commits } = count;
  expect(commits).toBeGreaterThan(0);
  await pass(400);
  expect(count.commits).toBe(commits);
});

test('while a bot thinks nothing is drawn', async () => {
  const thinker = { ...quickThinker(), choose: () => new Promise<null>(() => {}) };
  const match = newMatch(await openHouse({ thinker }), {
    game: toy,
    players: [baron, anna],
    options: { rounds: 2, openHands: true },
    seed: 7,
    first: 0,
  });
  await match.settled();
  const count = await counted(match);
  const { commits } = count;
  await pass(400);
  expect(match.now().thinking).toBe(0);
  expect(count.commits).toBe(commits);
});

test('what a bot leans to while it thinks is shown in a line of its own, and the board is not drawn again for it', async () => {
  let tells: Tells = () => {};
  const thinker: Thinker = {
    ...quickThinker(),
    choose: (_job, _cancelled, told = tells) => {
      tells = told;
      return new Promise<null>(() => {});
    },
  };
  const match = newMatch(await openHouse({ thinker }), {
    game: toy,
    players: [baron, anna],
    options: { rounds: 2, openHands: true },
    seed: 7,
    first: 0,
  });
  await match.settled();
  const count = await counted(match);
  expect(screen.getByTestId('prompt:text')).toHaveTextContent('Baron Baron is thinking.');
  expect(screen.queryByTestId('weighing')).toBeNull();
  const { boards } = count;
  const { state } = start(toy, match.now().setUp);
  const choice = moment(toy, state).offers[0]!;
  act(() => tells({ choice, share: 0.3 }));
  const line = screen.getByTestId('weighing');
  expect(line).toHaveTextContent(`So far: ${toy.words.en.choice(match.now().view, match.now().question!, choice)}`);
  expect(line).toHaveAccessibilityValue({ min: 0, max: 100, now: 30 });
  act(() => tells({ choice: null, share: 0.6 }));
  expect(screen.getByTestId('weighing')).toHaveTextContent('Weighing the choices');
  expect(count.boards).toBe(boards);
  expect(screen.getByTestId('prompt:text')).toHaveTextContent('Baron Baron is thinking.');
});

test('a choice draws the board once: not again when its row has been written', async () => {
  const match = await aMatch({ players: [anna, ugo] });
  const count = await counted(match);
  const { boards } = count;
  await act(async () => match.choose(match.now().offers[0]!));
  expect(count.boards).toBe(boards + 1);
  await act(() => match.settled());
  expect(match.saving.now()).toBe('saved');
  expect(screen.getByTestId('saved:saved')).toBeTruthy();
  expect(count.boards).toBe(boards + 1);
});
