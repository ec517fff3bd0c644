/** 18.6: what somebody has done unseen changes nothing on any page and in any menu for whoever may not see it. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { forgetBeside } from '@/archive/beside';
import type { FileMatch } from '@/match/fileFormat';
import { twoDeals, twoDeeds } from '@/match/testing/secretWorlds';
import { standIn } from '../../tools/jest/expo-sqlite';
import { drawerWith, gone, openAt, see, tap } from '../testing/openedApp';

const files: string[] = [];
jest.mock('../device/saveText', () => ({ saveText: async (name: string) => files.push(name) > 0 }));

type Drawn = ReturnType<typeof screen.toJSON>;

const PLAIN = ['string', 'number', 'boolean'];
/** Drawn by lot whenever the app is opened. */
const BY_LOT = ['screenId'];
const LOOKS = ['style', 'matrix', 'accessibilityState', 'accessibilityValue'];

/** All that is drawn and said: every tree, its words, labels, colours and places. */
function plainly(node: Drawn | string): unknown {
  if (node === null || typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plainly);
  const { type, props, children } = node;
  const looks = Object.entries(props).filter(
    ([key, value]) => !BY_LOT.includes(key) && (PLAIN.includes(typeof value) || LOOKS.includes(key)),
  );
  return [type, Object.fromEntries(looks), (children ?? []).map(child => plainly(child as Drawn))];
}
const drawn = (): string => JSON.stringify(plainly(screen.toJSON()));

/** Parts of a page look into the drawer by themselves: it is whole when two looks see the same. */
async function drawnAtRest(): Promise<string> {
  for (let [before, now] = ['', drawn()]; ; [before, now] = [now, drawn()]) {
    if (now === before) return now;
    await act(() => new Promise(resume => setTimeout(resume, 30)));
  }
}

/** What stands on each page once it has found what it was looking for. */
const WHOLE = {
  history: 'history:empty',
  records: 'records:empty',
  settings: 'storage:copy',
  'luck/m': 'luck:seed',
  'luck/all': 'luck:matches',
} as const;

/** The pages of a match that goes on, for the person who is asked; the name of each, and what it looks like. */
async function lookedThrough(match: FileMatch): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const look = async (name: string, ...ids: readonly string[]): Promise<void> => {
    for (const id of ids) await see(id);
    pages.set(name, await drawnAtRest());
  };
  await drawerWith([match]);
  await openAt('');
  await look('Home', 'home:continue');
  await tap('more:newest');
  await look('about the match', 'match:delete');
  for (const [page, whole] of Object.entries(WHOLE)) {
    screen.unmount();
    await openAt(page === 'luck/all' ? `luck/all/${match.game}` : page);
    await look(page, whole);
  }
  screen.unmount();
  await openAt('history/m');
  // Where nobody holds anything from anybody, what is unknown is chance's: then it may be looked through.
  await screen.findByTestId(/^(notice|film:n)$/, undefined, { timeout: 60_000 });
  await look('looked through');
  screen.unmount();
  await openAt('match/m');
  await look('below the curtain, where one falls', 'table');
  const curtain = screen.queryByTestId('curtain:open');
  if (curtain !== null) fireEvent(curtain, 'pressIn');
  await gone('curtain');
  await look('the table', 'prompt:text');
  await tap('table:menu');
  await look('the menu', 'sheet:menu');
  for (const list of ['menu:choices', 'menu:reads', 'menu:whoPlays'] as const) {
    await tap(list);
    await look(list);
    await tap('sheet:close');
    await tap('table:menu');
  }
  await tap('menu:share');
  await look('given out');
  pages.set('the file’s name', files.splice(0).join());
  screen.unmount();
  standIn.reset();
  // The next world is no drawer that has lost this one's match.
  await forgetBeside();
  return pages;
}

async function lookTheSame([one, other]: readonly [FileMatch, FileMatch]): Promise<void> {
  const [first, second] = [await lookedThrough(one), await lookedThrough(other)];
  expect(first.size).toBeGreaterThan(12);
  for (const [page, look] of first) {
    const at = Array.from(look).findIndex((letter, i) => letter !== second.get(page)?.[i]);
    const there = (text: string): string => (at === -1 ? '' : text.slice(Math.max(0, at - 300), at + 100));
    expect([page, there(second.get(page) ?? '')]).toEqual([page, there(look)]);
    expect(second.get(page)).toHaveLength(look.length);
  }
}

test.each([
  ['medieval-battle', { seed: 1, after: 0 }],
  ['medieval-battle', { seed: 2, after: 16 }],
  ['warrior-knights', { seed: 3, after: 32 }],
])('%s, %j: what somebody has done unseen is on no page', (game, from) => lookTheSame(twoDeeds(game, from)));

test.each([
  ['medieval-battle', { seed: 3, after: 40 }],
  ['tadmor', { seed: 2, after: 60 }],
  ['warrior-knights', { seed: 2, after: 90 }],
])('%s, %j: what somebody holds unseen is on no page', (game, from) => lookTheSame(twoDeals(game, from)));
