import { act, render, screen, userEvent, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { createArchive } from '@/archive/openArchive';
import type { Language } from '@/engine/contract';
import { en } from '@/words/en';
import { Speaking } from '@/words/language';
import { keepsForGood } from '@/archive/persistence';
import { canFeel, feel } from '@/device/haptics';
import { play, silence } from '@/device/player';
import { standIn } from '../../tools/jest/expo-sqlite';
import { AppProvider } from '../context/appContext';
import { SettingsScreen } from './Settings';
import { ASKED } from '../context/safekeeping';
import { shelf } from '../context/shelf';
import { expo } from '../../app.json';

jest.mock('@/device/player', () => ({ play: jest.fn(), silence: jest.fn() }));
jest.mock('@/archive/persistence', () => ({ keepsForGood: jest.fn(async () => null), askToKeep: async () => {} }));
jest.mock('@/device/haptics', () => ({ feel: jest.fn(), canFeel: jest.fn(() => true) }));
jest.mock('@react-navigation/native', () => ({ useNavigation: () => ({ canGoBack: () => true, goBack: () => {}, reset: () => {} }) }));
jest.mock('@/match/thinking/makeThinker', () => ({ makeThinker: () => ({}) }));

const PHONE = { frame: { x: 0, y: 0, width: 360, height: 640 }, insets: { top: 24, left: 0, right: 0, bottom: 24 } };
const user = userEvent.setup();
const tap = (id: string): Promise<void> => user.press(screen.getByTestId(id));

async function open(rows: Readonly<Record<string, string>> = {}, language: Language = 'en') {
  const { archive } = await createArchive();
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <AppProvider archive={archive} rows={rows}>
        {() => (
          <Speaking language={language}>
            <SettingsScreen />
          </Speaking>
        )}
      </AppProvider>
    </SafeAreaProvider>,
  );
  await act(async () => {});
  return archive;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(canFeel).mockReturnValue(true);
});
afterEach(() => standIn.reset());

test('sound off is silence at once, and is kept; on again plays one', async () => {
  const archive = await open();
  expect(silence).not.toHaveBeenCalled();
  await tap('setting:senses:haptics');
  expect(silence).toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  expect(await archive.settings()).toMatchObject({ sound: 'no' });
  await tap('setting:senses:both');
  expect(play).toHaveBeenCalledTimes(1);
});

test('vibration on is felt at once; where nothing shakes only sound is offered', async () => {
  await open({ haptics: 'no' });
  await tap('setting:senses:both');
  expect(feel).toHaveBeenCalledWith('seal');
  screen.unmount();
  jest.mocked(canFeel).mockReturnValue(false);
  await open();
  expect(screen.queryByTestId('setting:senses:haptics')).toBeNull();
  expect(screen.getByTestId('setting:senses:sound')).toBeOnTheScreen();
});

test('the sample of the second tap takes one or two, as is set, and is heard and felt only where that is wanted', async () => {
  await open();
  await tap('sample:seal');
  expect(screen.getByTestId('sample:sealSays')).toHaveTextContent('Tap again to confirm.');
  await tap('sample:seal');
  expect(screen.getByTestId('sample:sealSays')).toHaveTextContent('The dice are rolled.');
  expect(jest.mocked(play).mock.calls.map(([sound]) => sound)).toEqual(['seal', 'dice']);
  expect(jest.mocked(feel).mock.calls.flat()).toEqual(['seal', 'tick']);
  await tap('setting:confirmSeals:false');
  await tap('setting:senses:none');
  jest.clearAllMocks();
  await tap('sample:seal');
  expect(screen.getByTestId('sample:sealSays')).toHaveTextContent('The dice are rolled.');
  expect(play).not.toHaveBeenCalled();
  expect(feel).not.toHaveBeenCalled();
});

test('what a hint is, and what the screen does while a bot thinks, is shown beside the switch', async () => {
  await open();
  expect(screen.getByTestId('sample:hint')).toHaveTextContent('The Baron would: place the ship on space 17.');
  await tap('setting:hints:false');
  expect(screen.getByTestId('sample:hint')).toHaveTextContent('The table has no such button.');
  expect(screen.getByTestId('sample:awake', { includeHiddenElements: true })).toBeTruthy();
  await tap('setting:keepAwake:false');
  expect(screen.getByTestId('sample:asleep', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.getByText('While the Baron thinks the screen may go dark.')).toBeTruthy();
});

test('there are at most twelve settings', async () => {
  await open();
  const settings = new Set(screen.getAllByTestId(/^setting:/).map(node => String(node.props.testID).split(':')[1]));
  expect([...settings]).toEqual([
    'language',
    'theme',
    'textSize',
    'speed',
    'senses',
    'tidings',
    'roundPause',
    'hints',
    'confirmSeals',
    'seatSide',
    'keepAwake',
    'erase',
  ]);
});

test.each([
  ['en' as const, /no network, no account and no permission/],
  ['it' as const, /Non serve rete, né un account, né alcun permesso/],
])('in %s its foot says which Blazon this is, that it needs nothing, and who invented each game on the shelf', async (language, needs) => {
  await open({}, language);
  const about = within(screen.getByTestId('about'));
  expect(about.getByTestId('about:version')).toHaveTextContent(`Blazon ${expo.version}`);
  about.getByText(needs);
  for (const { id } of shelf) expect(about.getByTestId(`about:${id}`)).toHaveTextContent(/^\S.*: \S/);
});

test.each([
  [false, {}, en.settings.storageOf.notAsked],
  [false, { [ASKED]: '1' }, en.settings.storageOf.mayClear],
  [true, { [ASKED]: '1' }, en.settings.storageOf.persisted],
] as const)('18.3 what the browser answered when it was asked to keep the matches: %s, %j', async (answer, rows, sentence) => {
  jest.mocked(keepsForGood).mockResolvedValueOnce(answer);
  await open(rows);
  expect(screen.getByTestId('storage:kept')).toHaveTextContent(sentence);
});

test('where a browser cannot be asked nothing is said about it', async () => {
  await open();
  expect(screen.queryByTestId('storage:kept')).toBeNull();
});
