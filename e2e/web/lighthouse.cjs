/**
 * Lighthouse's marks for accessibility of the page as it stands, in several windows: only while `npm run lighthouse` asks for them,
 * and with the Lighthouse that it has installed.
 */
const { appendFileSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { sleep } = require('./patience.cjs');

/** Where the marks are written, one line each. */
const REPORT = process.env.LIGHTHOUSE_REPORT;
const WINDOWS = {
  phone: [
    [360, 640],
    [390, 844],
  ],
  tablet: [
    [800, 600],
    [1280, 800],
  ],
};
const ACCESSIBILITY = {
  onlyCategories: ['accessibility'],
  disableFullPageScreenshot: true,
  screenEmulation: { disabled: true },
  throttlingMethod: 'provided',
};
const SETTLED = 400;

const isMarking = REPORT !== undefined;
/** A second developer's door beside the driver's own; the browser writes its number into the profile. */
const DOOR = isMarking ? ['--remote-debugging-port=0'] : [];

const theirs = createRequire(path.resolve('tools/lighthouse/package.json'));
const get = async name => import(pathToFileURL(theirs.resolve(name)).href);

async function mark(page) {
  const { snapshot } = await get('lighthouse');
  const { lhr } = await snapshot(page, { flags: ACCESSIBILITY });
  const category = lhr.categories.accessibility;
  const faults = category.auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => ({ id, at: (lhr.audits[id].details?.items ?? []).map(({ node }) => node?.snippet ?? '') }));
  return { score: Math.round(100 * category.score), faults };
}

/** Marks what is shown now, and goes on with the window it has found. */
async function lighthouse({ page, profile }, device, where) {
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const { default: puppeteer } = await get('puppeteer-core');
  const door = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const usual = page.viewportSize();
  const address = page.url();
  try {
    const same = (await door.pages()).find(each => each.url() === address);
    for (const [width, height] of WINDOWS[device]) {
      await page.setViewportSize({ width, height });
      await sleep(SETTLED);
      appendFileSync(REPORT, `${JSON.stringify({ where, window: `${width} × ${height}`, ...(await mark(same)) })}\n`);
    }
  } finally {
    await page.setViewportSize(usual);
    await sleep(SETTLED);
    await door.disconnect();
  }
}

module.exports = { DOOR, isMarking, lighthouse };
