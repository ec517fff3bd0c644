/** Every screen, sheet and table can be used by everybody, in the light and in English; addresses that lead nowhere lead Home. */
import { device, expect, waitFor } from 'detox';
import { shelf } from '@/games/index';
import { everyScreen } from '../everyScreen';
import { look } from '../look';
import { openApp, reach, spot, tap } from '../table';

const PATIENCE = 20_000;

describe('Every screen in the light, in English', () => {
  everyScreen({ textSize: 'normal', colorScheme: 'light', language: 'en-US', locale: 'en_US' });
});

describe('Every screen', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('opens every book of rules', async () => {
    for (const { id: game } of shelf) {
      await reach('home:rules');
      await tap(`rules:${game}`);
      await waitFor(spot(`rules:book:${game}`))
        .toBeVisible()
        .withTimeout(PATIENCE);
      await look(`rules of ${game}`);
      await openApp();
    }
  });

  it('leads Home with a sentence from an address that leads nowhere', async () => {
    await device.openURL({ url: 'blazon://no/such/page' });
    await waitFor(spot('notice')).toBeVisible().withTimeout(PATIENCE);
    await device.openURL({ url: 'blazon://match/nobody' });
    await waitFor(spot('notice')).toBeVisible().withTimeout(PATIENCE);
    await look('a notice at Home');
    await expect(spot('home')).toBeVisible();
  });
});
