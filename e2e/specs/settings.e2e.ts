/** Every setting shows what it does; erasing everything offers a file first, and then leaves nothing. */
import { by, device, element, expect, waitFor } from 'detox';
import { checkAccessibility, groundOf, isWeb, killApp, savedText, untilRest } from '../beyondDetox';
import { fileOf, played } from '@/match/testing/played';
import { isThere, layTable, leaveTable, openApp, openFile, reach, see, skipLessons, spot, tap } from '../table';

const PATIENCE = 20_000;

async function heightOf(id: string): Promise<number> {
  const found = await spot(id).getAttributes();
  return 'frame' in found ? found.frame.height : 0;
}

async function settings(): Promise<void> {
  await tap('home:settings');
  await waitFor(spot('settings')).toBeVisible().withTimeout(PATIENCE);
}

async function home(): Promise<void> {
  await tap('page:back');
  await waitFor(spot('home')).toBeVisible().withTimeout(PATIENCE);
}

describe('Settings', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
  });

  it('changes the language at once', async () => {
    await settings();
    await tap('setting:language:it');
    await expect(element(by.text('Impostazioni'))).toBeVisible();
    await tap('setting:language:en');
    await expect(element(by.text('Settings'))).toBeVisible();
  });

  it('changes the theme at once', async () => {
    if (!isWeb()) return;
    const bright = await groundOf('settings');
    await reach('setting:theme:dark');
    const dark = await groundOf('settings');
    if (dark === bright) throw new Error(`Light and dark are both ${dark}`);
    await checkAccessibility();
    await tap('setting:theme:light');
    if ((await groundOf('settings')) !== bright) throw new Error('The light does not come back');
  });

  it('lets the text grow at once', async () => {
    await see('pace:says');
    const usual = await heightOf('pace:says');
    await reach('setting:textSize:largest');
    await see('pace:says');
    const large = await heightOf('pace:says');
    await checkAccessibility();
    if (large < 1.9 * usual) throw new Error(`The largest text is ${large} high, the usual one ${usual}`);
    await reach('setting:textSize:normal');
  });

  it('shows how fast bots act', async () => {
    const pace = [
      ['calm', 'One act in 0.9 seconds'],
      ['brisk', 'One act in 0.4 seconds'],
      ['instant', 'One after the other, at once'],
    ] as const;
    for (const [speed, says] of pace) {
      await reach(`setting:speed:${speed}`);
      await see('pace:says');
      await expect(spot('pace:says')).toHaveText(says);
    }
  });

  it('takes the hint from the table, and gives it back', async () => {
    await home();
    await layTable({ game: 'burgundy', plays: { 1: 'human' }, seed: 4, first: 1 });
    await skipLessons();
    await tap('table:menu');
    await tap('menu:hint');
    await waitFor(spot('hint')).toBeVisible().withTimeout(PATIENCE);
    await tap('table:hintClose');
    await tap('table:menu');
    await tap('menu:settings');
    await reach('setting:hints:false');
    await tap('page:back');
    await tap('table:menu');
    await expect(spot('menu:rules')).toBeVisible();
    await expect(spot('menu:hint')).not.toExist();
    await tap('sheet:close');
  });

  it('turns the controls of a tablet to the seat that is asked', async () => {
    if (device.name.includes('phone')) return;
    await expect(spot('controls:bottom')).toBeVisible();
    await tap('table:menu');
    await tap('menu:settings');
    await reach('setting:seatSide:true');
    await tap('page:back');
    await expect(spot('controls:top')).toBeVisible();
  });

  it('shows the lessons again', async () => {
    if (!(await isThere('home'))) await leaveTable();
    await layTable({ game: 'burgundy', seed: 4, first: 0 });
    await expect(spot('lesson:skip')).not.toExist();
    await leaveTable();
    await settings();
    await reach('lessons:reset');
    await see('settings:said');
    await expect(spot('settings:said')).toHaveText('The lessons will appear again.');
    await home();
    await tap('home:continue');
    await expect(spot('lesson:skip')).toBeVisible();
    await leaveTable();
  });

  it('keeps what was chosen for the next start', async () => {
    await settings();
    await reach('setting:senses:none');
    await reach('setting:roundPause:true');
    await reach('setting:keepAwake:false');
    await home();
    // A setting shows no sign of being saved; it is once nothing moves any more.
    await untilRest();
    await killApp();
    await openApp();
    await settings();
    for (const chosen of [
      'setting:senses:none',
      'setting:roundPause:true',
      'setting:keepAwake:false',
      'setting:hints:false',
      'setting:speed:instant',
    ]) {
      await see(chosen);
      await expect(element(by.id(chosen).and(by.traits(['selected'])))).toBeVisible();
    }
  });

  it('offers a file before it erases everything, and then leaves nothing', async () => {
    if (!isWeb()) return;
    await home();
    await openFile(fileOf(played({ id: 'mine', seed: 1 })));
    await reach('setting:erase');
    await checkAccessibility();
    await tap('erase:export');
    if (!(await savedText()).includes('"mine"')) throw new Error('The file that was offered does not hold the match');
    await tap('erase:sure');
    await waitFor(spot('notice')).toHaveText('Everything is erased.').withTimeout(PATIENCE);
    await expect(spot('home:continue')).not.toExist();
    await tap('home:history');
    await expect(element(by.text('No match is finished yet.'))).toBeVisible();
    await home();
    await settings();
    await see('setting:speed:brisk');
    await expect(element(by.id('setting:speed:brisk').and(by.traits(['selected'])))).toBeVisible();
  });
});
