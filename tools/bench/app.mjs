/** The app in Chromium, on this processor and on it slowed down four times: how soon it is there, how soon a tap is seen, how even it moves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, getChromium, HOW_TO_GET_CHROMIUM } from '../chromium.mjs';
import { exportWeb } from '../export.mjs';
import { bundle } from '../league/bundle.mjs';
import { serve } from '../serve.mjs';
import { atMost, known, median, percentile } from './figure.mjs';
import { CHOICES_IN_THE_BAR, firstSeen, withoutThinkingRoom } from './firstAct.mjs';

const SLOWED = 4;
const STARTS = 5;
const TAPS = 60;
const WATCHED_MS = 6000;
/** Two armies are recruited and deployed act by act before anybody marches. */
const UNTIL_BATTLE_MS = 180_000;
/** The Squire thinks no longer than the Knight. */
const LEVELS = ['knight', 'baron', 'sovereign'];
/** The board that is larger than its window. */
const PANNED = 'medieval-battle';
/** In milliseconds. A frame lasts 17; of two in a row one may be left out on the slow one. */
const GOALS = {
  1: { first: 1500, later: 800, resumed: 1000, tap: 32, taps: 50, saved: 40, frames: 20, act: 400 },
  4: { first: 4000, later: 2000, resumed: 2500, tap: 64, taps: 100, saved: 100, frames: 34, act: 400 },
};
const PHONE = { width: 390, height: 844 };

/** A browser of its own on a profile, slowed down; `visit` gets its page. */
async function withPage(profile, slowed, visit) {
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
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

/** A worker that could not keep everything says so by never being ready: then the later visits are no later visits. */
const KEPT_WITHIN_MS = 60_000;

async function untilOnTheDevice(page) {
  const kept = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const late = new Promise((_, fail) => setTimeout(fail, KEPT_WITHIN_MS, new Error('The app was not kept on the device.')).unref());
  await Promise.race([kept, late]);
}

/** First visits with nothing kept, and later ones with everything on the device. */
async function startsAtHome(address, profile, slowed) {
  const first = await withPage(profile, slowed, async page => {
    const ms = await startOf(page, address, '[data-testid="home"]');
    await untilOnTheDevice(page);
    return ms;
  });
  const later = [];
  for (let i = 0; i < STARTS; i++) later.push(await withPage(profile, slowed, page => startOf(page, address, '[data-testid="home"]')));
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
/** Several choices end at the same spot: they are listed over the board. */
const LISTED = '[data-testid^="choice:"]:visible';
/** What lies nowhere on the board: the end of a turn, a pass. */
const IN_THE_BAR = `${CHOICES_IN_THE_BAR}:visible`;

/** Taps what is offered to the one human at the table, going round the board, and the bar when the board offers nothing; passes over what something else covers. */
async function tapThrough(page) {
  let taps = 0;
  for (let i = 0; taps < TAPS && i < 2 * TAPS; i++) {
    const skip = page.locator('[data-testid="lesson:skip"]:visible');
    const offered = page.locator(OFFERED);
    try {
      await page.locator(`${OFFERED}, ${LISTED}, ${IN_THE_BAR}`).first().waitFor({ timeout: 20_000 });
      const [listed, spots] = [await page.locator(LISTED).count(), await offered.count()];
      // A list may lie over a lesson: it is answered first.
      if (listed === 0 && (await skip.count()) > 0) await skip.click({ timeout: 1_000 });
      const inTheBar = page.locator(listed > 0 ? LISTED : IN_THE_BAR).last();
      await (listed > 0 || spots === 0 ? inTheBar : offered.nth((7 * i) % spots)).click({ timeout: 1_000, noWaitAfter: true });
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

/** In the page: the gaps between frames, until `stopFrames`. */
const watchFrames = () => {
  const gaps = (globalThis.gaps = []);
  let last = performance.now();
  const next = now => {
    gaps.push(now - last);
    last = now;
    globalThis.frame = requestAnimationFrame(next);
  };
  globalThis.frame = requestAnimationFrame(next);
};
const stopFrames = () => {
  cancelAnimationFrame(globalThis.frame);
  return globalThis.gaps.slice(1);
};

async function layTable(page, address, game, plays) {
  await page.goto(`${address}/new/${game}`);
  for (const [seat, who] of plays.entries()) await page.click(`[data-testid="setup:plays:${seat}:${who}"]`);
  await page.click('[data-testid="setup:begin"]');
  await page.waitForSelector('[data-spot]');
}

/** A match against one bot, played by tapping; then the browser is closed and the match resumed. */
async function aMatch(address, profile, game, slowed) {
  const { taps, saved, at } = await withPage(profile, slowed, async page => {
    await layTable(page, address, game, ['human', 'squire']);
    await page.evaluate(watch);
    return { ...(await tapThrough(page)), at: page.url() };
  });
  const resumed = await withPage(profile, slowed, page => startOf(page, at, '[data-spot]'));
  return { taps, saved, resumed };
}

/** How long a human waits until each level is said to think, and for its first act, turn by turn. Slowed down the page thinks itself, for a worker would not be slowed. */
async function untilBotsAct(address, profile, game, slowed) {
  return withPage(profile, slowed, async page => {
    if (slowed > 1) await withoutThinkingRoom(page);
    const seen = {};
    for (const level of LEVELS) {
      await layTable(page, address, game, ['human', level]);
      seen[level] = await firstSeen(page);
    }
    return seen;
  });
}

/** Frames while two Barons think, one after the other. */
async function whileBotsThink(address, profile, game, slowed) {
  return withPage(profile, slowed, async page => {
    await layTable(page, address, game, ['baron', 'baron']);
    await page.evaluate(watchFrames);
    await page.waitForTimeout(WATCHED_MS);
    return page.evaluate(stopFrames);
  });
}

/** Frames while the field is drawn to and fro by hand, looked at closely, and two Sovereigns fight on it: they think from the first march on. */
async function whilePanning(address, profile, slowed) {
  return withPage(profile, slowed, async page => {
    if (slowed > 1) await withoutThinkingRoom(page);
    await layTable(page, address, PANNED, ['sovereign', 'sovereign']);
    await page.waitForFunction(() => / moves? /.test(document.querySelector('[data-testid="announced"]')?.textContent ?? ''), undefined, {
      timeout: UNTIL_BATTLE_MS,
    });
    const nearer = page.locator('[data-testid="viewport:in"]');
    await nearer.click();
    await nearer.click();
    const { x, y, width, height } = await page.locator('[data-pans]').boundingBox();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    await page.mouse.move(middleX, middleY);
    await page.mouse.down();
    await page.evaluate(watchFrames);
    for (const begun = Date.now(); Date.now() - begun < WATCHED_MS;) {
      const turn = (Date.now() - begun) / 400;
      await page.mouse.move(middleX + 100 * Math.sin(turn), middleY + 80 * Math.sin(1.3 * turn));
    }
    const gaps = await page.evaluate(stopFrames);
    await page.mouse.up();
    return gaps;
  });
}

const shelfIds = async () => (await import(await bundle('tools/bench/rulesWork.ts'))).games.map(({ id }) => id);

export async function measureApp({ game }) {
  const profile = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
  const server = await serve({ folder: await exportWeb() });
  const games = (await shelfIds()).filter(id => game === undefined || id === game);
  const figures = [];
  try {
    for (const slowed of [1, SLOWED])
      figures.push(...(await measureAt(slowed, { address: server.url, profile: join(profile, `at${slowed}`), games })));
    return figures;
  } finally {
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A Sovereign may take its time, as long as one sees it think. */
function firstAct(level, ms, more) {
  const what = `tap to the frame with a ${level}’s first act, longest`;
  return level === 'sovereign' ? known(what, ms, 'ms', more) : atMost(what, GOALS[1].act, ms, 'ms', more);
}

/** What one waits for when a turn is handed to a bot. */
function waits(game, where, seen) {
  return LEVELS.flatMap(level => {
    const { signs, firsts, acts } = seen[level];
    const more = { game, where, count: acts.length };
    return [
      atMost(`tap to the frame that says a ${level} is asked, longest`, GOALS[1].act, percentile(signs, 1), 'ms', more),
      atMost(`tap to the frame that shows what a ${level} weighs or does, longest`, GOALS[1].act, percentile(firsts, 1), 'ms', more),
      firstAct(level, percentile(acts, 1), more),
    ];
  });
}

async function measureGame(game, where, slowed, { address, profile }) {
  const goals = GOALS[slowed];
  const { taps, saved, resumed } = await aMatch(address, profile, game, slowed);
  const seen = await untilBotsAct(address, profile, game, slowed);
  const gaps = await whileBotsThink(address, profile, game, slowed);
  const tapped = { game, where, count: taps.length };
  return [
    atMost('resumed board takes taps', goals.resumed, resumed, 'ms', { game, where }),
    atMost('tap to the frame that shows it, half', goals.tap, median(taps), 'ms', tapped),
    atMost('tap to the frame that shows it, 95 %', goals.taps, percentile(taps, 0.95), 'ms', tapped),
    atMost('a choice saved, 95 %', goals.saved, percentile(saved, 0.95), 'ms', { game, where, count: saved.length }),
    atMost('from frame to frame while Barons play, 95 %', goals.frames, percentile(gaps, 0.95), 'ms', { game, where, count: gaps.length }),
    ...waits(game, whereBotsThink(where, slowed), seen),
  ];
}

/** Of a game that could not be measured to its end nothing is known, and the others are measured all the same. */
const brokeDown = (game, where) => error => [
  atMost('measurements that broke down', 0, 1, 'times', { game, where, note: error.message.split('\n')[0] }),
];

/** Slowed down the page thinks itself, for a worker would not be slowed. */
const whereBotsThink = (where, slowed) => (slowed === 1 ? where : `${where}, thinking on the page`);

async function measureAt(slowed, { address, profile, games }) {
  const where = slowed === 1 ? 'processor as it is' : `processor slowed ${slowed} times`;
  const goals = GOALS[slowed];
  const home = await startsAtHome(address, profile, slowed);
  const figures = [
    atMost('Home takes taps, first visit', goals.first, home.first, 'ms', { where }),
    atMost('Home takes taps, half of later visits', goals.later, home.later, 'ms', { where, count: STARTS }),
  ];
  for (const game of games) figures.push(...(await measureGame(game, where, slowed, { address, profile }).catch(brokeDown(game, where))));
  if (games.includes(PANNED)) {
    const gaps = await whilePanning(address, profile, slowed);
    const panned = { game: PANNED, where: whereBotsThink(where, slowed), count: gaps.length };
    const what = 'from frame to frame while the field is panned and Sovereigns fight, 95 %';
    figures.push(atMost(what, goals.frames, percentile(gaps, 0.95), 'ms', panned));
  }
  return figures;
}
