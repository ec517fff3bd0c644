/** Every screen can be used by everybody, in light and in dark; addresses that lead nowhere lead Home with a sentence. */
import { device, expect, waitFor } from 'detox';
import { checkAccessibility } from '../beyondDetox';
import { openApp, reach, spot, tap } from '../table';

const PATIENCE = 15_000;
const PAGES = [
  { from: 'home:rules', page: 'rules' },
  { from: 'home:history', page: 'history' },
  { from: 'home:records', page: 'records' },
  { from: 'home:settings', page: 'settings' },
  { from: 'box:burgundy', page: 'newMatch' },
  { from: 'box:medieval-battle', page: 'newMatch' },
] as const;

async function visitAll(): Promise<void> {
  for (const { from, page } of PAGES) {
    await reach(from);
    await waitFor(spot(page)).toBeVisible().withTimeout(PATIENCE);
    await checkAccessibility();
    await tap('button:back');
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
  }
}

describe('Every screen', () => {
  it('can be used by everybody in the light', async () => {
    await openApp({ fresh: true });
    await visitAll();
  });

  it('can be used by everybody in the dark', async () => {
    await device.launchApp({ newInstance: true, launchArgs: { colorScheme: 'dark' } });
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
    await visitAll();
  });

  it('opens both rule books', async () => {
    for (const game of ['burgundy', 'medieval-battle']) {
      await reach('home:rules');
      await tap(`rules:${game}`);
      await waitFor(spot(`rules:book:${game}`))
        .toBeVisible()
        .withTimeout(PATIENCE);
      await checkAccessibility();
      await openApp();
    }
  });

  it('leads Home with a sentence from an address that leads nowhere', async () => {
    await device.openURL({ url: 'blazon://no/such/page' });
    await waitFor(spot('notice')).toBeVisible().withTimeout(PATIENCE);
    await device.openURL({ url: 'blazon://match/nobody' });
    await waitFor(spot('notice')).toBeVisible().withTimeout(PATIENCE);
    await expect(spot('home')).toBeVisible();
  });
});
