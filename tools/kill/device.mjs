/** One device on which matches are played and killed: the browser of the stories, with a witness at its database. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clearTheWay, readTable, tapHastily, witness } from './inPage.mjs';
import { matchLeftBehind } from './leftBehind.mjs';

const { Browser } = createRequire(import.meta.url)('../../e2e/web/browser.cjs');
const TABLET = { width: 1280, height: 800 };
const PATIENCE = 30_000;
/** In milliseconds. */
const FALLS_IN = 5_000;
const sleep = ms => new Promise(later => setTimeout(later, ms, false));

function ended(process_) {
  try {
    process.kill(process_, 'SIGKILL');
  } catch {
    // it was on its way out
  }
}

const id = name => `[data-testid="${name}"]`;
const OPEN_TABLE = `${id('table')}, ${id('end')}`;

export class Device {
  browser = new Browser(TABLET);
  /** What the database was sent and what it has acknowledged since the last start. */
  life = { saves: [], acknowledged: 0 };

  heard = () => {};

  /** `watches`: who stands between the page and its database. */
  constructor(address, watches = witness) {
    this.address = address;
    this.watches = watches;
  }

  get page() {
    return this.browser.page;
  }

  get saves() {
    return this.life.saves;
  }

  get acknowledged() {
    return this.life.acknowledged;
  }

  /** The browser, or only a new page of it when the page alone was killed. */
  async start() {
    if (!this.browser.isRunning) await this.browser.start('about:blank', {});
    const life = (this.life = { saves: [], acknowledged: 0 });
    this.page.setDefaultTimeout(PATIENCE);
    await this.page.exposeBinding('tellOfSave', (_, { match, n, line, acknowledged = false }) => {
      if (acknowledged) life.acknowledged++;
      else {
        life.saves.push({ match, n, line });
        this.heard();
      }
    });
    await this.page.addInitScript(this.watches);
  }

  /** From a page of the same address that is not the app. */
  async leftBehind(match) {
    await this.page.goto(`${this.address}/manifest.webmanifest`);
    return matchLeftBehind(this.page, match);
  }

  /** Lays a new table and waits until its row is in the drawer; returns the match's id. */
  async layTable({ game, plays }) {
    await this.page.goto(`${this.address}/new/${game}`);
    await this.comes(id('newMatch'));
    for (const [seat, who] of plays.entries()) await this.page.click(id(`setup:plays:${seat}:${who}`));
    await this.page.click(id('setup:begin'));
    await this.page.waitForSelector(OPEN_TABLE);
    await this.openCurtain();
    await this.isSaved();
    return this.page.url().split('/').at(-1);
  }

  /** Where others keep the machine busy, the database's worker may take longer than the app waits for it: then the app is told to try again. */
  async comes(selector) {
    const late = `:has(> ${id('trouble:noEngine')}) ${id('trouble:retry')}`;
    for (let tries = 0; tries < 5; tries++) {
      await this.page.waitForSelector(`${selector}, ${id('trouble')}`);
      if ((await this.page.locator(late).count()) === 0) break;
      await this.page.click(late);
      await this.page.waitForSelector(id('trouble'), { state: 'detached' });
    }
    await this.page.waitForSelector(selector);
  }

  async openCurtain() {
    await this.page.waitForFunction(clearTheWay);
    await this.page.waitForSelector(id('prompt:text'));
  }

  /** Escape may come before the sheet listens. */
  async closeMenu() {
    const inside = this.page.locator(`${id('menu:rules')}, [data-testid^="all:"]`);
    while ((await inside.count()) > 0) {
      await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(50);
    }
  }

  async isSaved() {
    await this.page.waitForFunction(() => document.querySelector('[data-testid="saved:saved"]') !== null);
  }

  /** Asks for the page of a match without waiting for it. */
  async beginToOpen(match) {
    await this.page.goto(`${this.address}/match/${match}`, { waitUntil: 'commit' });
  }

  async open(match) {
    await this.beginToOpen(match);
    await this.comes(OPEN_TABLE);
  }

  /** What a human sees on the table, all choices listed; null: nobody is asked (a bot thinks, or it is over). */
  async shown() {
    await this.openCurtain();
    const { prompt, scores, twice } = await this.page.evaluate(readTable);
    await this.tap(id('table:menu'));
    const list = this.page.locator(id('menu:choices'));
    await this.page.waitForSelector(id('menu:rules'));
    if ((await list.count()) === 0) {
      await this.closeMenu();
      return null;
    }
    await this.tap(id('menu:choices'));
    await this.page.waitForSelector('[data-testid^="all:"]');
    const offers = await this.page.$$eval('[data-testid^="all:"]', all => all.map(each => each.dataset.testid.slice('all:'.length)));
    await this.closeMenu();
    return { prompt, scores, twice, offers: offers.sort() };
  }

  /** At once: a finger would wait until what moves has come to rest. */
  async tap(selector) {
    await this.page.waitForSelector(selector);
    await this.page.evaluate(each => document.querySelector(each)?.click(), selector);
  }

  async tapHastily(seed) {
    await this.page.evaluate(tapHastily, seed);
  }

  /** What is on the screen, for a message. */
  async picture(name) {
    const path = join('artifacts', name);
    await this.page?.screenshot({ path }).catch(() => {});
    return path;
  }

  nextSave() {
    return new Promise(heard => (this.heard = heard));
  }

  async kill() {
    await this.browser.kill();
  }

  /** As a phone or a browser short of memory ends a page: its processes at once, and the service worker's, while the browser itself stays. */
  async killPage() {
    const { context, page } = this.browser;
    const cdp = await context.browser().newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const crashed = once(page, 'crash').then(() => true);
    for (const { type, id: renderer } of processInfo) if (type === 'renderer') ended(renderer);
    const again = crashed.then(async () => {
      this.browser.watch(await context.newPage());
      await page.close();
      return true;
    });
    // A page on its way from one process to another does not always say that it has fallen.
    if (!(await Promise.race([again, sleep(FALLS_IN)]))) await this.kill();
  }

  async end() {
    await this.browser.kill();
    await this.browser.forget();
  }
}
