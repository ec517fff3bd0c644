/**
 * npm run looks [-- tadmor] [-- --questions 20] [-- --few] [-- --seed 1] [-- --faults]
 *
 * Looks at every board of the last export as people see it: on two phones and a tablet, in light and dark, in both languages, at so many questions of a match.
 * Prints a line for each: the smallest text, glyphs that are cut, counts under something, the highest empty band, targets under a finger, the smallest
 * contrast of words. --few: a phone in the light and a tablet in the dark. --faults names what is too small, cut or covered. Fails above the limits.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';
import { DIST } from './export.mjs';
import { bundle } from './league/bundle.mjs';
import { serve } from './serve.mjs';
import { stop } from './setUp.mjs';

const require = createRequire(import.meta.url);
const { readingFaults } = require('../e2e/web/reading.cjs');
const { emptiestBand, measureTable } = require('./looks/measure.cjs');

const flag = { type: 'boolean', default: false };
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' }, few: flag, faults: flag },
});

/** design/picture.md: nothing under 11 px, nothing cut or covered, no band of this height while something hides. */
const LIMITS = { text: 11, band: 60, contrast: 4.5 };
const SETTLES_MS = 300;
const SMALL_PHONE = { name: 'phone 360', viewport: { width: 360, height: 640 } };
const PHONE = { name: 'phone 390', viewport: { width: 390, height: 844 } };
const TABLET = { name: 'tablet', viewport: { width: 1280, height: 800 } };
const LIGHT_ENGLISH = { colorScheme: 'light', locale: 'en-GB' };
const DARK_ITALIAN = { colorScheme: 'dark', locale: 'it-IT' };
const WAYS = [LIGHT_ENGLISH, { ...LIGHT_ENGLISH, locale: 'it-IT' }, { ...DARK_ITALIAN, locale: 'en-GB' }, DARK_ITALIAN];
const LOOKS = options.few
  ? [
      { ...SMALL_PHONE, ...LIGHT_ENGLISH },
      { ...TABLET, ...DARK_ITALIAN },
    ]
  : [SMALL_PHONE, PHONE, TABLET].flatMap(screen => WAYS.map(way => ({ ...screen, ...way })));

const questions = Number(options.questions);
const { games, idOf, positions } = await import(await bundle('tools/looks/positions.ts'));
const wanted = games.filter(id => id.startsWith(positionals[0] ?? ''));
const seatsOf = game => (game === 'medieval-battle' ? 2 : 3);

const executablePath = findChromium() ?? stop(HOW_TO_GET_CHROMIUM);
const site = await serve({ folder: DIST });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

async function bringIn(page, game) {
  await page.goto(site.url);
  await page.getByTestId('home:settings').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('files:import').click();
  const buffer = Buffer.from(positions(game, seatsOf(game), Number(options.seed), questions));
  await (await chooser).setFiles({ name: 'matches.json', mimeType: 'application/json', buffer });
  await page.getByTestId('settings:said').waitFor();
}

async function leastContrast(page) {
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { passes, violations } = await globalThis.axe.run(document, { runOnly: ['color-contrast'] });
    const ratios = [...passes, ...violations].flatMap(({ nodes }) =>
      nodes.flatMap(({ any }) => any.map(({ data }) => data?.contrastRatio)),
    );
    return Math.min(...ratios.filter(ratio => ratio > 0));
  });
}

async function sitDown(page, game, n) {
  await page.goto(`${site.url}/match/${idOf(game, n)}`);
  await page.getByTestId('table').first().waitFor();
  const curtain = page.getByTestId('curtain:open');
  if (await curtain.isVisible()) await curtain.click();
  const skip = page.getByTestId('lesson:skip');
  await page.waitForTimeout(SETTLES_MS);
  if (await skip.isVisible()) await skip.click();
  await page.waitForTimeout(SETTLES_MS);
}

async function looked(page) {
  const { smallest, small, covered, hides } = await page.evaluate(measureTable, { least: LIMITS.text });
  const read = await page.evaluate(readingFaults, { furnitureOnly: false });
  const png = (await page.screenshot()).toString('base64');
  const { band, at } = await page.evaluate(emptiestBand, { png, scale: 1 });
  const contrast = await leastContrast(page);
  const cut = read.filter(fault => fault.startsWith('cut'));
  const targets = read.filter(fault => fault.startsWith('small target'));
  return { smallest, small, covered, cut, targets, contrast, band: { height: band, at, hides } };
}

const all = (looks, what) => [...new Set(looks.flatMap(look => look[what]))];

/** The worst of all questions. */
function worst(looks) {
  const bands = looks.map(({ band }) => band).sort((a, b) => b.height - a.height);
  return {
    smallest: Math.min(...looks.map(({ smallest }) => smallest)),
    contrast: Math.min(...looks.map(({ contrast }) => contrast)),
    cut: all(looks, 'cut'),
    covered: all(looks, 'covered'),
    targets: all(looks, 'targets'),
    small: all(looks, 'small'),
    band: bands[0],
    bandThatHides: bands.find(({ hides }) => hides)?.height ?? 0,
  };
}

const isWithin = look =>
  look.smallest >= LIMITS.text - 0.05 &&
  look.cut.length + look.covered.length + look.targets.length === 0 &&
  look.bandThatHides < LIMITS.band &&
  look.contrast >= LIMITS.contrast;

let failed = 0;
for (const { name, ...how } of LOOKS) {
  const context = await browser.newContext({ ...how, reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  for (const game of wanted) {
    await bringIn(page, game);
    const looks = [];
    for (let n = 0; n < questions; n++) {
      await sitDown(page, game, n);
      looks.push(await looked(page));
    }
    const look = worst(looks);
    const is = isWithin(look);
    if (!is) failed++;
    const figures = [
      `text ${look.smallest.toFixed(1)} px`,
      `cut ${look.cut.length}`,
      `covered ${look.covered.length}`,
      `empty ${look.band.height} dp${look.bandThatHides >= LIMITS.band ? ` (${look.bandThatHides} while something hides)` : ''}`,
      `small targets ${look.targets.length}`,
      `contrast ${look.contrast.toFixed(1)}`,
    ];
    console.log(`${is ? '✓' : '✗'} ${game}, ${name}, ${how.colorScheme}, ${how.locale.slice(0, 2)}: ${figures.join(', ')}`);
    if (options.faults)
      for (const fault of [...look.small, ...look.cut, ...look.covered.map(f => `covered: ${f}`), ...look.targets])
        console.log(`    ${fault}`);
  }
  await context.close();
}
await browser.close();
await site.close();
console.log(`${LOOKS.length * wanted.length} looks at ${questions} questions each, ${failed} outside the limits.`);
if (failed > 0) process.exitCode = 1;
