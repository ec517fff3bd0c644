/** Round every screen, sheet and table, as somebody sees them who has chosen this light, this language and this size of words. */
import { device, waitFor } from 'detox';
import { look } from './look';
import { spot, untold } from './table';
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
} from './tour';
import { tourOfAlliances } from './tourOfAlliances';
import { tourOfModules } from './tourOfModules';
import { tourOfWarriorKnights } from './tourOfWarriorKnights';

const PATIENCE = 20_000;
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

export interface Way {
  readonly textSize: 'normal' | 'largest';
  readonly colorScheme: 'light' | 'dark';
  readonly language: string;
  readonly locale: string;
}

export function everyScreen({ textSize, colorScheme, language, locale }: Way): void {
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
    // What lies between two questions is looked at by the story of a newcomer.
    await untold();
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
}
