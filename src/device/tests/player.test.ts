import { Asset } from 'expo-asset';
import type * as Player from '../player';

const mockTabletop = {
  load: jest.fn(async () => {}),
  play: jest.fn(async () => {}),
  silence: jest.fn(async () => {}),
  hideFromSwitcher: jest.fn(async () => {}),
};
let mockBuiltIn = true;
jest.mock('expo', () => ({ requireOptionalNativeModule: (name: string) => (name === 'Tabletop' && mockBuiltIn ? mockTabletop : null) }));
jest.mock('expo-asset', () => ({
  Asset: { fromModule: jest.fn(() => ({ downloadAsync: async () => ({ localUri: 'file:///caf%C3%A9/sound.wav' }) })) },
}));

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
let player: typeof Player;

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  mockBuiltIn = true;
  player = jest.requireActual<typeof Player>('../player');
});

test('the first sound loads the files once, by their path, then each plays as loud as told', async () => {
  player.play('dice', 0.6);
  player.play('place', 1);
  await settle();
  expect(mockTabletop.load).toHaveBeenCalledTimes(8);
  expect(mockTabletop.load).toHaveBeenCalledWith('dice', '/café/sound.wav');
  expect(mockTabletop.play.mock.calls).toEqual([
    ['dice', 0.6],
    ['place', 1],
  ]);
});

test('sounds are loaded before the first is wanted, and not a second time for it', async () => {
  player.prepare();
  await settle();
  expect(mockTabletop.load).toHaveBeenCalledTimes(8);
  expect(mockTabletop.play).not.toHaveBeenCalled();
  player.play('turn', 1);
  await settle();
  expect(mockTabletop.load).toHaveBeenCalledTimes(8);
  expect(mockTabletop.play.mock.calls).toEqual([['turn', 1]]);
});

test('silence is at once, also for what was about to sound', async () => {
  player.play('dice', 1);
  player.silence();
  await settle();
  expect(mockTabletop.silence).toHaveBeenCalledTimes(1);
  expect(mockTabletop.play).not.toHaveBeenCalled();
});

test('without the native lines nothing is loaded and nothing fails', async () => {
  jest.resetModules();
  mockBuiltIn = false;
  player = jest.requireActual<typeof Player>('../player');
  player.play('dice', 1);
  player.silence();
  await settle();
  expect(Asset.fromModule).not.toHaveBeenCalled();
});
