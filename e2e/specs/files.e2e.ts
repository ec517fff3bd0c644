/** Matches as files: out of one device and into another, nothing twice, and nothing at all of a file that is not in order. */
import { expect, waitFor } from 'detox';
import { checkAccessibility, isWeb, savedText } from '../beyondDetox';
import { fileOf, played } from '@/match/testing/played';
import { layTable, leaveTable, openApp, openFile, reach, see, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;
const FINISHED = played({ id: 'finished', seed: 1 });
const OPEN = played({ id: 'open', name: 'Attic', seed: 2, choices: 8 });
const ARMIES = played({ id: 'armies', game: 'medieval-battle', seed: 5 });
const GOOD = fileOf(FINISHED, OPEN);

interface Saved {
  readonly kind: string;
  readonly matches: readonly { readonly id: string; readonly game: string; readonly choices: readonly unknown[] }[];
}

const read = (text: string): Saved => JSON.parse(text) as Saved;
const said = (text: string) => expect(spot('settings:said')).toHaveText(text);

async function everything(): Promise<string> {
  await see('files:export');
  await tap('files:export');
  return savedText();
}

/** From any page that has a way back. */
async function home(): Promise<void> {
  await tap('page:back');
  await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
}

describe('Files', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('brings in matches from another device, finished and unfinished', async () => {
    if (!isWeb()) return;
    await openFile(GOOD);
    await said('2 matches added.');
    await checkAccessibility();
    await home();
    await see('home:continue');
    await tap('home:history');
    await expect(spot('history:finished')).toBeVisible();
    await home();
  });

  it('recognises what is here already, and adds the rest', async () => {
    if (!isWeb()) return;
    await openFile(GOOD);
    await said('All of them are here already.');
    await home();
    await openFile(fileOf(FINISHED, OPEN, ARMIES));
    await said('1 match added. 2 already here.');
    await home();
  });

  it('says in one sentence what is wrong with a file, and changes nothing', async () => {
    if (!isWeb()) return;
    const [seat, line] = FINISHED.choices[4] ?? [0, ''];
    const spoilt = FINISHED.choices.map((c, i) => (i === 4 ? ([1 - seat, line] as const) : c));
    const wrong: readonly (readonly [string, string])[] = [
      ['Dear Anna, thank you for the game.', 'This is not a Blazon file: it cannot be read. Nothing was changed.'],
      [GOOD.slice(0, -300), 'This file is cut off. Nothing was changed.'],
      [JSON.stringify({ kind: 'chess', version: 1, matches: [] }), 'This file is from another app. Nothing was changed.'],
      [GOOD.replace('"version":1', '"version":2'), 'This file comes from a newer Blazon. Update, then try again.'],
      [GOOD.replace('"game":"burgundy"', '"game":"chess"'), 'This file holds a game that this Blazon does not know. Nothing was changed.'],
      [
        fileOf(ARMIES, { ...FINISHED, id: 'other', choices: spoilt }),
        'This file holds a choice that the rules forbid. Nothing was changed.',
      ],
      [`${GOOD}${' '.repeat(30_000_000)}`, 'This file is too large to be a Blazon file. Nothing was changed.'],
      [
        JSON.stringify({ kind: 'blazon', version: 1, matches: [{ id: 'x' }] }),
        'Something in this file is missing or misshapen. Nothing was changed.',
      ],
    ];
    await tap('home:settings');
    const before = await everything();
    await home();
    for (const [text, sentence] of wrong) {
      await openFile(text);
      await said(sentence);
      const after = await everything();
      if (after !== before) throw new Error(`Something was changed by the file of which is said: ${sentence}`);
      await home();
    }
  });

  it('saves one match from the table and from Home, and everything from the settings', async () => {
    if (!isWeb()) return;
    await layTable({ game: 'burgundy', seed: 4, first: 0 });
    await skipLessons();
    for (const at of ['die:0', 'button:workers']) await tap(at);
    await tap('table:menu');
    await tap('menu:share');
    const one = read(await savedText());
    if (one.matches.length !== 1 || one.matches[0]?.choices.length !== 1) throw new Error(`The table saved ${JSON.stringify(one)}`);
    await leaveTable();
    await reach('more:open');
    await tap('match:share');
    const other = read(await savedText());
    if (other.matches.map(m => m.id).join() !== 'open') throw new Error(`Home saved ${other.matches.map(m => m.id).join()}`);
    await tap('home:settings');
    const all = read(await everything());
    if (all.matches.length !== 4) throw new Error(`Everything is ${all.matches.length} matches`);
  });

  it('opens on a fresh device what was saved on this one', async () => {
    if (!isWeb()) return;
    const carried = await everything();
    await openApp({ fresh: true });
    await expect(spot('home:continue')).not.toExist();
    await openFile(carried);
    await said('4 matches added.');
    const again = await everything();
    const byId = (text: string) => [...read(text).matches].map(m => JSON.stringify([m.id, m.choices])).sort();
    if (byId(again).join() !== byId(carried).join()) throw new Error('What came in is not what went out');
    await home();
    await tap('home:history');
    await expect(spot('history:armies')).toBeVisible();
  });
});
