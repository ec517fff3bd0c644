/** The app in Chromium on a processor slowed down four times: how soon it is there, and how soon a tap is seen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, getChromium, HOW_TO_GET_CHROMIUM } from '../chromium.mjs';
import { exportWeb } from '../export.mjs';
import { serve } from '../serve.mjs';
import { atMost, known, median, percentile } from './figure.mjs';

const SLOWED = 4;
const STARTS = 5;
const TAPS = 60;
const PHONE = { width: 390, height: 844 };

/** A browser of its own on a profile, slowed down; `visit` gets its page. */
async function withPage(profile, visit) {
  const executablePath = getChromium();
  if (executablePath === null) throw new Error(HOW_TO_GET_CHROMIUM);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    headless: true,
    viewport: PHONE,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  try {
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from asking for the page until the screen is drawn and the next frame has come: it takes taps from then on. */
async function startOf(page, address, screen) {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(screen);
  return page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(() => drawn(performance.now())))));
}

async function untilOnTheDevice(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** First visits with nothing kept, and later ones with everything on the device. */
async function startsAtHome(address, profile) {
  const first = await withPage(profile, async page => {
    const ms = await startOf(page, address, '[data-testid="home"]');
    await untilOnTheDevice(page);
    return ms;
  });
  const later = [];
  for (let i = 0; i < STARTS; i++) later.push(await withPage(profile, page => startOf(page, address, '[data-testid="home"]')));
  return { first, later: median(later) };
}

/**
 * In the page: how long the browser took from each tap to the frame that shows it (rounded to 8 ms by the browser), and how long
 * the dot at the undo arrow said that a choice was being saved.
 */
const watch = () => {
  const seen = (globalThis.seen = { taps: new Map(), saved: [] });
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId !== 0) seen.taps.set(interactionId, Math.max(duration, seen.taps.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  let since = null;
  new MutationObserver(() => {
    const saving = document.querySelector('[data-testid="saved:saving"]') !== null;
    if (saving) since ??= performance.now();
    else if (since !== null) {
      seen.saved.push(performance.now() - since);
      since = null;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-testid'] });
};

const OFFERED = '[data-spot="offered"]:visible';

/** Taps what is offered to the one human at the table, going round the board; passes over what something else covers. */
async function tapThrough(page) {
  let taps = 0;
  for (let i = 0; taps < TAPS && i < 2 * TAPS; i++) {
    const skip = page.locator('[data-testid="lesson:skip"]:visible');
    if ((await skip.count()) > 0) await skip.click();
    const offered = page.locator(OFFERED);
    try {
      await offered.first().waitFor({ timeout: 20_000 });
      await offered.nth((7 * i) % (await offered.count())).click({ timeout: 1_000, noWaitAfter: true });
      taps++;
    } catch {
      continue;
    }
    await page.waitForTimeout(150);
  }
  const { slow, saved } = await page.evaluate(() => ({ slow: [...globalThis.seen.taps.values()], saved: globalThis.seen.saved }));
  const quick = new Array(Math.max(0, taps - slow.length)).fill(8);
  return { taps: [...slow, ...quick], saved };
}

/** A match against one bot, played by tapping; then the browser is closed and the match resumed. */
async function aMatch(address, profile, game) {
  const { taps, saved, at } = await withPage(profile, async page => {
    await page.goto(address);
    await page.click(`[data-testid="box:${game}"]`);
    await page.click('[data-testid="button:begin"]');
    await page.waitForSelector('[data-spot]');
    await page.evaluate(watch);
    return { ...(await tapThrough(page)), at: page.url() };
  });
  const resumed = await withPage(profile, page => startOf(page, at, '[data-spot]'));
  return { taps, saved, resumed };
}

async function firstGame(address, profile) {
  return withPage(profile, async page => {
    await page.goto(address);
    const box = page.locator('[data-testid^="box:"]:not([aria-disabled="true"])').first();
    return (await box.getAttribute('data-testid')).slice('box:'.length);
  });
}

export async function measureApp({ game }) {
  const profile = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
  const server = await serve({ folder: await exportWeb() });
  try {
    const home = await startsAtHome(server.url, profile);
    const played = game ?? (await firstGame(server.url, profile));
    const { taps, saved, resumed } = await aMatch(server.url, profile, played);
    const slowed = `processor slowed ${SLOWED} times`;
    return [
      atMost('Home takes taps, first visit', 4000, home.first, 'ms', slowed),
      atMost('Home takes taps, later visits', 2000, home.later, 'ms', slowed),
      atMost(`${played}: resumed board takes taps`, 2500, resumed, 'ms', slowed),
      atMost(`${played}: tap to the frame that shows it, 95 % of ${taps.length}`, 100, percentile(taps, 0.95), 'ms', slowed),
      known(`${played}: tap to the frame that shows it, half of them`, median(taps), 'ms', slowed),
      atMost(`${played}: a choice saved, 95 % of ${saved.length}`, 100, percentile(saved, 0.95), 'ms', slowed),
    ];
  } finally {
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
