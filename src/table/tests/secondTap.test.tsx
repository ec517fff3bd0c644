/** Two quick taps at one place are one decision, whatever has come to stand there in between. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { anna, toy, ugo } from '@/match/tests/house';
import type { OpenMatch } from '@/match/match';
import { HEARS_TOUCHES } from '@/pieces/touches';
import { standIn } from '../../../tools/jest/expo-sqlite';
import { QUICK } from '../finger/secondTap';
import { aMatch, lay, PHONE, screenOf, stakeAll } from './laidTable';

const THERE = 340;
const ELSEWHERE = 100;

let clock = 0;
beforeEach(() => {
  clock += 10 * QUICK;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  screenOf(PHONE);
});
afterEach(() => {
  jest.restoreAllMocks();
  standIn.reset();
});

async function tap(match: OpenMatch, pageX = THERE): Promise<void> {
  await act(async () => {
    HEARS_TOUCHES.onStartShouldSetResponderCapture({ nativeEvent: { pageX, pageY: 580 } });
    fireEvent.press(screen.getByTestId('button:stop'));
    await match.settled();
  });
}

/** Anna and after her Ugo are asked how to go on; their buttons to stop stand at one place. */
async function annaMayStop(): Promise<OpenMatch> {
  const match = await aMatch({ players: [anna, ugo] });
  await stakeAll(match);
  await lay(match);
  clock += QUICK;
  expect(match.now().asked).toBe(0);
  return match;
}

const acts = (match: OpenMatch): number => match.now().chronicle.length;

test('what has just come to stand under a finger does not take its second tap', async () => {
  const match = await annaMayStop();
  await tap(match);
  expect(match.now().asked).toBe(1);
  const stopped = acts(match);
  clock += QUICK - 1;
  await tap(match);
  expect(acts(match)).toBe(stopped);
  clock += 1;
  await tap(match);
  expect(acts(match)).toBe(stopped + 1);
});

test('a clock that was put back refuses no finger', async () => {
  const match = await annaMayStop();
  await tap(match);
  const stopped = acts(match);
  clock -= 10 * QUICK;
  await tap(match);
  expect(acts(match)).toBe(stopped + 1);
  clock += 10 * QUICK;
});

test('who taps elsewhere is as quick as they like', async () => {
  const match = await annaMayStop();
  await tap(match, ELSEWHERE);
  expect(match.now().asked).toBe(1);
  const stopped = acts(match);
  await tap(match);
  expect(acts(match)).toBe(stopped + 1);
});

test('a warning is not believed before it can have been read', async () => {
  jest.replaceProperty(toy.words, 'en', { ...toy.words.en, warns: () => 'Three steps are left.' });
  const match = await annaMayStop();
  await tap(match);
  await tap(match);
  expect(match.now().asked).toBe(0);
  clock += QUICK;
  await tap(match);
  expect(match.now().asked).toBe(1);
});
