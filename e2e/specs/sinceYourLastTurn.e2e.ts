/** What the others did since one's last turn, act by act on the board as it was; skippable, in three speeds, still where motion is unwelcome. */
import { device, expect, waitFor } from 'detox';
import { isWeb } from '../beyondDetox';
import { hurryBots, labelOf, layTable, openApp, promptSays, skipLessons, spot, tap, tellsOf, textOf } from '../table';

const PATIENCE = 20_000;
const MINE = 'Player 1: Choose a die for your first action.';

/** One turn of one's own, and the Squire's after it. */
async function aRound(): Promise<void> {
  for (const at of ['die:0', 'button:workers', 'die:1', 'button:workers', 'button:endTurn']) await tap(at);
  await waitFor(spot('prompt:text')).toHaveText(MINE).withTimeout(PATIENCE);
}

describe('Since your last turn', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
    await layTable({ game: 'burgundy', plays: { 1: 'squire' }, seed: 4, first: 0 });
    await skipLessons();
    await aRound();
  });

  it('shows each act of the others with its sentence, on the board as it was then', async () => {
    await tellsOf('table:since', /^(Since your last turn: \d+ acts|Recap \(\d+\))$/);
    const whiteDieNow = await labelOf('die:white');
    await tap('table:since');
    await promptSays('Since your last turn');
    await expect(spot('since:previous')).toBeVisible();
    const [, of = ''] = (await textOf('since:at')).split('/');
    await expect(spot('since:at')).toHaveText(`1/${of}`);
    const first = await textOf('since:told');
    if (!first.includes('Matilde')) throw new Error(`What the Squire did is told as: ${first}`);
    await tap('since:next');
    await expect(spot('since:at')).toHaveText(`2/${of}`);
    await expect(spot('since:told')).not.toHaveText(first);
    await tap('since:previous');
    await expect(spot('since:at')).toHaveText(`1/${of}`);
    if ((await labelOf('die:white')) === whiteDieNow) throw new Error('The board shows the present, not what it was');
    // Where motion is unwelcome nothing goes on by itself.
    await expect(spot('since:pause')).not.toExist();
    for (let step = 0; step < Number(of); step++) await tap('since:next');
    await expect(spot('since')).not.toExist();
    await promptSays(MINE);
  });

  it('is left at any act', async () => {
    await tap('table:since');
    await tap('since:next');
    await tap('since:skip');
    await promptSays(MINE);
    await tap('die:0');
    await expect(spot('button:workers')).toBeVisible();
  });

  it('goes on by itself where motion is welcome, until it is paused', async () => {
    if (!isWeb()) return;
    await expect(spot('saved:saved')).toBeVisible();
    await device.launchApp({ newInstance: true, launchArgs: { motion: 'welcome' } });
    await tap('home:continue');
    await waitFor(spot('table:since')).toBeVisible().withTimeout(PATIENCE);
    await tap('table:since');
    await tap('since:pause');
    await expect(spot('since')).toBeVisible();
    await tap('since:pause');
    await waitFor(spot('since')).not.toExist().withTimeout(PATIENCE);
    await promptSays(MINE);
  });
});
