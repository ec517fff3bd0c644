/** Every screen, sheet and table can be used by everybody, in light and dark, with usual and large text; addresses that lead nowhere lead Home. */
import { device, expect, waitFor } from 'detox';
import { look } from '../look';
import { openApp, reach, spot, tap } from '../table';
import {
  setTextSize,
  tourOfAFullTable,
  tourOfAnEnd,
  tourOfBurgundy,
  tourOfFour,
  tourOfMedievalBattle,
  tourOfPages,
  tourOfTadmor,
  tourOfWarriorsTraders,
} from '../tour';
import { tourOfAlliances } from '../tourOfAlliances';
import { tourOfModules } from '../tourOfModules';
import { tourOfWarriorKnights } from '../tourOfWarriorKnights';

const PATIENCE = 15_000;
/** Lighthouse, when it is asked for, takes its time with every screen. */
const LONG_TOUR = 1_200_000;
const TOURS = {
  'its pages': tourOfPages,
  'Burgundy for two': tourOfBurgundy,
  'Burgundy for four': tourOfFour,
  'Burgundy with its modules': tourOfModules,
  'a full table': tourOfAFullTable,
  'the end of a match': tourOfAnEnd,
  'Medieval Battle': tourOfMedievalBattle,
  Tadmor: tourOfTadmor,
  'Warriors & Traders': tourOfWarriorsTraders,
  alliances: tourOfAlliances,
  'Warrior Knights': tourOfWarriorKnights,
} as const;

const WAYS = [
  { how: 'in the light, in English', textSize: 'normal', colorScheme: 'light', language: 'en-US', locale: 'en_US' },
  {
    how: 'in the dark, in Italian, with words twice as large',
    textSize: 'largest',
    colorScheme: 'dark',
    language: 'it-IT',
    locale: 'it_IT',
  },
] as const;

describe.each(WAYS)('Every screen $how', ({ textSize, colorScheme, language, locale }) => {
  /** The smallest screen is the hardest. */
  const launch = async (fresh: boolean): Promise<void> => {
    await device.launchApp({
      newInstance: true,
      delete: fresh,
      languageAndLocale: { language, locale },
      launchArgs: { colorScheme, ...(device.name.includes('phone') ? { screen: '360x640' } : {}) },
    });
    await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
  };

  beforeAll(async () => {
    await launch(true);
    await setTextSize(textSize);
  });

  for (const [name, tour] of Object.entries(TOURS)) {
    it(
      `can be read, hit and heard: ${name}`,
      async () => {
        await launch(false);
        await tour(look);
      },
      LONG_TOUR,
    );
  }
});

describe('Every screen', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('opens every book of rules', async () => {
    for (const game of ['burgundy', 'medieval-battle', 'tadmor', 'warriors-traders', 'warrior-knights']) {
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
