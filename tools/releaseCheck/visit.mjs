/** Every screen of the web app in Chromium, under its policy: what the browser reports against it, and whom else the page asked. */
import { createRequire } from 'node:module';
import { serve } from '../serve.mjs';
import { GAMES } from '../shelf.mjs';

const { Browser } = createRequire(import.meta.url)('../../e2e/web/browser.cjs');
const TABLET = { width: 1280, height: 800 };
const id = name => `[data-testid="${name}"]`;

/** Runs in the page before anything of the app does. */
function listen() {
  document.addEventListener('securitypolicyviolation', e =>
    globalThis.tellOfViolation(`${e.effectiveDirective} forbids ${e.blockedURI || 'inline'} (${e.sourceFile ?? ''}:${e.lineNumber})`),
  );
}

/** An address and what shows that its screen is there. */
const SCREENS = [
  ['/', 'home'],
  ['/settings', 'page:back'],
  ['/records', 'page:back'],
  ['/history', 'page:back'],
  ['/rules', 'page:back'],
  ...GAMES.flatMap(game => [
    [`/rules/${game}`, 'page:back'],
    [`/new/${game}`, 'newMatch'],
  ]),
  ['/licences', 'licence:MIT'],
  ['/nowhere/at/all', 'home'],
];

async function see(page, selector) {
  await page.waitForSelector(selector, { timeout: 60_000 });
  // Whatever is fetched while nobody waits.
  await page.waitForTimeout(1500);
}

async function playAndLookThrough(page, address, game) {
  await page.goto(`${address}/new/${game}`);
  for (const seat of [0, 1]) await page.click(id(`setup:plays:${seat}:squire`), { timeout: 60_000 });
  await page.click(id('setup:begin'));
  await see(page, '[data-spot]');
  await page.waitForTimeout(5000);
  const match = page.url().split('/').at(-1);
  await page.goto(`${address}/history/${match}`);
  await see(page, id('film:n'));
}

const CANARY = 'https://example.invalid/';

/** A foreign address is asked for on purpose, last of all: a visit that does not hear of it has heard of nothing. */
async function canaryFalls(page, faults) {
  await page.evaluate(url => fetch(url).catch(() => {}), CANARY);
  await page.waitForTimeout(500);
  const told = [...faults].filter(text => text.includes(CANARY));
  for (const text of told) faults.delete(text);
  if (!told.some(text => text.startsWith('connect-src forbids')))
    faults.add('the policy lets a foreign address through, or nobody hears of it');
}

/** @returns {Promise<{ faults: string[], screens: number }>} */
export async function visitEveryScreen(folder) {
  const server = await serve({ folder });
  const browser = new Browser(TABLET);
  const faults = new Set();
  try {
    await browser.start('about:blank', {});
    const { page } = browser;
    await page.exposeBinding('tellOfViolation', (_, text) => faults.add(text));
    await page.addInitScript(listen);
    page.on('request', request => {
      const url = new URL(request.url());
      if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== server.url) faults.add(`asks ${url.origin}`);
    });
    for (const [address, shown] of SCREENS) {
      await page.goto(server.url + address);
      await see(page, id(shown));
    }
    for (const game of GAMES) await playAndLookThrough(page, server.url, game);
    for (const text of browser.takeComplaints()) faults.add(`the page said: ${text}`);
    await canaryFalls(page, faults);
  } catch (error) {
    faults.add(error.message);
  } finally {
    await browser.kill();
    await browser.forget();
    await server.close();
  }
  return { faults: [...faults], screens: SCREENS.length + 2 * GAMES.length };
}
