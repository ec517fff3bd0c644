/** The whole app for tests of its screens: real SQL in its drawer, the real shelf, opened at an address. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { createArchive } from '@/archive/openArchive';
import type { Archive } from '@/archive/archive';
import { gameOf } from '@/games/index';
import { importText } from '@/match/files';
import { fileOf } from '@/match/testing/played';
import type { FileMatch } from '@/match/fileFormat';
import { slicedThinker } from '@/match/thinking/slicedThinker';
import { gentlePace } from '@/match/thinking/pace';
import { standIn } from '../../tools/jest/expo-sqlite';
import { App } from '../App';

jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

/** What lies in the drawer before the app is opened. */
export async function drawerWith(matches: readonly FileMatch[], more: (archive: Archive) => Promise<void> = async () => {}): Promise<void> {
  const { archive } = await createArchive();
  const added = await importText({ archive, thinker: slicedThinker(gentlePace), gameOf: async id => gameOf(id) }, fileOf(...matches));
  if ('trouble' in added) throw new Error(added.trouble);
  await more(archive);
  standIn.kill();
}

/** Opens the app at a link: '' is Home. */
export async function openAt(link: string): Promise<void> {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`blazon://${link}`);
  render(<App />);
  await act(async () => {});
}

/** As long as a busy computer needs. */
const PATIENCE = { timeout: 60_000 };

export const see = (id: string) => screen.findByTestId(id, undefined, PATIENCE);
/** Asked without `expect`, which would print the whole screen each time that it is still there. */
export const gone = (id: string) =>
  waitFor(() => {
    if (screen.queryByTestId(id) !== null) throw new Error(`${id} is still there`);
  }, PATIENCE);

export async function tap(id: string): Promise<void> {
  fireEvent.press(await see(id));
  await act(async () => {});
}

export async function write(id: string, text: string): Promise<void> {
  fireEvent.changeText(await see(id), text);
  await act(async () => {});
}

afterEach(() => {
  jest.restoreAllMocks();
  standIn.reset();
});
