/**
 * node tools/pictures.mjs
 *
 * Takes the pictures in docs/ from the last export: every board on a phone and a tablet, in light and dark, and as they look without
 * colour and with the three kinds of colour blindness. Drawn from seeds, so that they change only when the app does.
 *
 * node tools/pictures.mjs tadmor: only those whose names begin so.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';
import { DIST } from './export.mjs';
import { serve } from './serve.mjs';
import { ROOT, stop } from './setUp.mjs';

const DOCS = join(ROOT, 'docs');
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1280, height: 800 };
const VISIONS = { greyscale: 'achromatopsia', protan: 'protanopia', deutan: 'deuteranopia', tritan: 'tritanopia' };
const LONGEST_MATCH = 180_000;

const tap = (page, id) => page.getByTestId(id).first().click();

/** A match that bots have just played to its end: full boards, and the same at every time. */
async function playOut(page, game, seed) {
  await page.getByTestId('home').waitFor();
  for (const id of ['home:settings', 'setting:speed:instant', 'button:back']) await tap(page, id);
  await tap(page, `box:${game}`);
  await tap(page, 'setup:plays:0:knight');
  await tap(page, 'setup:plays:1:knight');
  await page.getByTestId('setup:seed').fill(String(seed));
  await tap(page, 'button:begin');
  await page.getByTestId('button:results').waitFor({ timeout: LONGEST_MATCH });
}

/** Some boards are shown in the dark on a phone. The seeds are those of matches that fill their boards. */
const BOARDS = [
  { game: 'burgundy', seed: 11 },
  { game: 'medieval-battle', seed: 5, darkPhone: true },
  { game: 'tadmor', seed: 4 },
  { game: 'warriors-traders', seed: 3 },
  { game: 'warrior-knights', seed: 2, darkPhone: true },
];
const PICTURES = [
  { name: 'home-tablet', screen: TABLET, lay: page => page.getByTestId('home').waitFor() },
  ...BOARDS.flatMap(({ game, seed, darkPhone }) => {
    const lay = page => playOut(page, game, seed);
    return [
      { name: `${game}-phone`, screen: PHONE, dark: darkPhone, lay, visions: true },
      { name: `${game}-tablet`, screen: TABLET, lay, visions: true },
    ];
  }),
  { name: 'burgundy-tablet-dark', screen: TABLET, dark: true, lay: page => playOut(page, 'burgundy', 11) },
].filter(({ name }) => name.startsWith(process.argv[2] ?? ''));

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
