/** The first visit: the house opens, in the language and the light of the device, and stays open without its server. */
import { by, device, element, expect, waitFor } from 'detox';
import { shelf } from '@/games/index';
import { checkAccessibility, checkNothingForeign, killApp, serverComes, serverGoes } from '../beyondDetox';
import { leaveTable, layTable } from '../table';

const home = element(by.id('home'));
const title = element(by.id('home:title'));
const PATIENCE = 15_000;

describe('The first visit', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true, launchArgs: { browser: 'own' } });
    await waitFor(home).toBeVisible().withTimeout(PATIENCE);
  });

  it('opens at home, with nothing loaded from elsewhere', async () => {
    await expect(title).toBeVisible();
    await checkNothingForeign();
    await checkAccessibility();
  });

  it('speaks Italian on an Italian device, and is readable in the dark', async () => {
    await device.launchApp({
      newInstance: true,
      languageAndLocale: { language: 'it-IT', locale: 'it_IT' },
      launchArgs: { colorScheme: 'dark' },
    });
    await expect(element(by.text('Impostazioni'))).toBeVisible();
    await checkAccessibility();
    await device.takeScreenshot('home-it-dark');
  });

  // A choice at the table shows when it is saved; a setting does not, so it has the time of the way back home.
  it('keeps a setting although the app is killed at home', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('home:settings')).tap();
    await element(by.id('setting:language:it')).tap();
    await expect(element(by.text('Impostazioni'))).toBeVisible();
    await element(by.id('page:back')).tap();
    await expect(home).toBeVisible();
    await killApp();
    await device.launchApp({ newInstance: true });
    await expect(element(by.text('Impostazioni'))).toBeVisible();
  });

  it('opens with its server gone', async () => {
    await serverGoes();
    await killApp();
    await device.launchApp({ newInstance: true });
    await expect(home).toBeVisible();
    // Games are scripts of their own, and none has been asked for yet: they are on the device all the same.
    for (const { id: game } of shelf) {
      await layTable({ game });
      await leaveTable();
    }
    await serverComes();
  });
});
