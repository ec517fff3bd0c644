/**
 * node tools/pictures.mjs
 *
 * Takes the pictures in docs/ from the last export: every board in the middle of a match on a phone and a tablet, in light and dark, and as
 * they look without colour and with the three kinds of colour blindness. Played from seeds, so that they change only when the app does.
 *
 * node tools/pictures.mjs tadmor: only those whose names begin so.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';
import { DIST } from './export.mjs';
import { bundle } from './league/bundle.mjs';
import { serve } from './serve.mjs';
import { ROOT, stop } from './setUp.mjs';
import { GAMES } from './shelf.mjs';

const DOCS = join(ROOT, 'docs');
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1280, height: 800 };
/** Pieces and points that are on their way arrive. */
const SETTLES_MS = 1_000;
const VISIONS = { greyscale: 'achromatopsia', protan: 'protanopia', deutan: 'deuteranopia', tritan: 'tritanopia' };

const tap = (page, id) => page.getByTestId(id).first().click();

/** Opens a file of matches, as a friend would have sent it. */
async function open(page, matches) {
  await page.getByTestId('home').waitFor();
  await tap(page, 'home:settings');
  const chooser = page.waitForEvent('filechooser');
  await tap(page, 'files:import');
  await (await chooser).setFiles({ name: 'matches.json', mimeType: 'application/json', buffer: Buffer.from(fileWith(matches)) });
  await page.getByTestId('settings:said').waitFor();
  await tap(page, 'page:back');
  await page.getByTestId('home:continue').waitFor();
}

/** The table of a match as its one person finds it. */
async function sitDown(page, match) {
  await open(page, [match]);
  await tap(page, 'home:continue');
  await page.locator('[data-spot="offered"]').first().waitFor();
  const lessons = page.getByTestId('lesson:skip');
  if (await lessons.isVisible()) await lessons.click();
  await page.waitForTimeout(SETTLES_MS);
}

/** When each board looks its best: after so many choices, when this is asked. Some are shown in the dark on a phone; of a game that is not here any moment will do. */
const MOMENTS = {
  burgundy: { seats: 2, seed: 11, after: 117, asks: 'turn' },
  'medieval-battle': { seats: 2, seed: 5, after: 84, asks: 'turn', darkPhone: true },
  tadmor: { seats: 3, seed: 4, after: 225, asks: 'place' },
  'warriors-traders': { seats: 4, seed: 3, after: 105, asks: 'march' },
  'warrior-knights': { seats: 4, seed: 2, after: 540, asks: 'mobilize', darkPhone: true },
};
const BOARDS = GAMES.map(game => ({ game, ...(MOMENTS[game] ?? { seed: 1, after: 10 }) }));
const [BURGUNDY] = BOARDS;
const PICTURES = [
  { name: 'home-tablet', screen: TABLET, lay: page => open(page, BOARDS) },
  ...BOARDS.flatMap(board => {
    const lay = page => sitDown(page, board);
    return [
      { name: `${board.game}-phone`, screen: PHONE, dark: board.darkPhone, lay, visions: true },
      { name: `${board.game}-tablet`, screen: TABLET, lay, visions: true },
    ];
  }),
  { name: 'burgundy-tablet-dark', screen: TABLET, dark: true, lay: page => sitDown(page, BURGUNDY) },
].filter(({ name }) => name.startsWith(process.argv[2] ?? ''));

const { fileWith } = await import(await bundle('tools/pictures/midMatch.ts'));
const executablePath = findChromium() ?? stop(HOW_TO_GET_CHROMIUM);
mkdirSync(DOCS, { recursive: true });
const site = await serve({ folder: DIST });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
for (const { name, screen, dark = false, lay, visions = false } of PICTURES) {
  const context = await browser.newContext({
    viewport: screen,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site.url);
  await lay(page);
  await page.screenshot({ path: join(DOCS, `${name}.png`) });
  if (visions) {
    const cdp = await context.newCDPSession(page);
    for (const [suffix, type] of Object.entries(VISIONS)) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      await page.screenshot({ path: join(DOCS, `${name}-${suffix}.png`) });
    }
  }
  await context.close();
}
await browser.close();
await site.close();
