/** What is in the way of saving is said in one sentence, with a way out that loses nothing; one may always play. */
import { device, expect, waitFor } from 'detox';
import { closeOtherTab, isWeb, openAnotherTab, savedText, setRoom, spoilDrawer } from '../beyondDetox';
import { fileOf, played } from '@/match/testing/played';
import { look } from '../look';
import { isThere, layTable, leaveTable, openApp, openFile, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;

/** More than fits into what the browser has set aside already. */
const COPIES = 400;
const MATCH = played({ seed: 1, choices: 8 });
const MANY = fileOf(...Array.from({ length: COPIES }, (_, i) => ({ ...MATCH, id: `copy-${i}` })));

async function playOneChoice(): Promise<void> {
  await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 0 });
  if (await isThere('lesson:skip')) await skipLessons();
  await tap('die:0');
  await tap('button:workers');
}

describe('Trouble', () => {
  beforeAll(async () => {
    await openApp({ fresh: true, onDisk: true });
  });

  it('changes nothing when there is no room for what is to come in, and brings it in when there is', async () => {
    if (!isWeb()) return;
    await playOneChoice();
    await expect(spot('saved:saved')).toBeVisible();
    await leaveTable();
    await setRoom(0);
    await openFile(MANY);
    await expect(spot('settings:said')).toHaveText('There is no room to keep these matches. Nothing was changed.');
    await setRoom(null);
    await tap('page:back');
    await openFile(MANY);
    await expect(spot('settings:said')).toHaveText(`${COPIES} matches added.`);
    await tap('page:back');
    await expect(spot('home:continue')).toBeVisible();
  });

  it('knows when it is open elsewhere, and opens when it is closed there', async () => {
    if (!isWeb()) return;
    await openAnotherTab();
    await waitFor(spot('trouble:otherTab')).toBeVisible().withTimeout(PATIENCE);
    await look('open elsewhere');
    await tap('trouble:goOnHere');
    await waitFor(spot('home:continue')).toBeVisible().withTimeout(PATIENCE);
    await openAnotherTab();
    await waitFor(spot('trouble:otherTab')).toBeVisible().withTimeout(PATIENCE);
    await closeOtherTab();
    await tap('trouble:retry');
    await waitFor(spot('home:continue')).toBeVisible().withTimeout(PATIENCE);
  });

  it('sets a match apart that cannot be read, and goes on without it', async () => {
    if (!isWeb()) return;
    await openFile(fileOf(MATCH));
    await tap('page:back');
    await playOneChoice();
    await expect(spot('saved:saved')).toBeVisible();
    // Who leaves the table keeps a picture of it too, from which a match is mended.
    await spoilDrawer('choice');
    await waitFor(spot('home:continue')).toBeVisible().withTimeout(PATIENCE);
    await tap('home:continue');
    await waitFor(spot('notice')).toHaveText('That match cannot be read. It is kept aside.').withTimeout(PATIENCE);
    await look('a match set apart');
    await expect(spot('home:continue')).toBeVisible();
  });

  it('asks for an update where a newer Blazon has saved, and may begin beside it', async () => {
    if (!isWeb()) return;
    await spoilDrawer('newer');
    await waitFor(spot('trouble:newer')).toBeVisible().withTimeout(PATIENCE);
    await look('saved by a newer Blazon');
    await tap('trouble:aside');
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
    await playOneChoice();
    await expect(spot('saved:saved')).toBeVisible();
    await leaveTable();
  });

  it('saves what can still be read of a damaged drawer, and starts anew beside it', async () => {
    if (!isWeb()) return;
    await spoilDrawer();
    await waitFor(spot('trouble:corrupt')).toBeVisible().withTimeout(PATIENCE);
    await look('a damaged drawer');
    await tap('trouble:raw');
    await savedText();
    await tap('trouble:aside');
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
    await expect(spot('home:continue')).not.toExist();
    await playOneChoice();
    await expect(spot('saved:saved')).toBeVisible();
  });

  it('may be played where nothing can be kept, and says so', async () => {
    if (!isWeb()) return;
    await device.launchApp({ newInstance: true, launchArgs: { storage: 'none' } });
    await waitFor(spot('trouble:noStorage')).toBeVisible().withTimeout(PATIENCE);
    await look('no drawer');
    await tap('trouble:unsaved');
    await expect(spot('home:unsaved')).toBeVisible();
    await look('Home without a drawer');
    await playOneChoice();
    await leaveTable();
    await expect(spot('home:continue')).toBeVisible();
  });
});
