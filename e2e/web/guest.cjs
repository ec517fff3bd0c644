/**
 * A device in a browser that it shares with all devices of its worker: a context of its own is its memory, a page its running app. A
 * browser for each start would take longer than most of what stories tell; those that need one say so (launchArgs: browser 'own').
 */
const { Browser } = require('./browser.cjs');

let shared = null;

async function sharedBrowser() {
  if (shared?.isConnected()) return shared;
  const { chromium } = require('playwright-core');
  const { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } = await import('../../tools/chromium.mjs');
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(HOW_TO_GET_CHROMIUM);
  shared = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, headless: true });
  return shared;
}

/** At the same address, so that the next start finds all that the browser has read; the server has nothing there. */
const nothingAt = address => `${new URL(address).origin}/favicon.ico`;

class Guest extends Browser {
  isRunningNow = false;
  /** Where nothing of the app runs, but its memory lies. */
  nowhere = null;

  get isRunning() {
    return this.isRunningNow;
  }

  async start(address, { language = 'en-US', colorScheme = 'light', screen, motion }) {
    const [width, height] = screen === undefined ? [this.screen.width, this.screen.height] : screen.split('x').map(Number);
    this.context ??= await this.moveIn();
    if (this.page === null) {
      this.watch(await this.context.newPage());
      this.door = await this.context.newCDPSession(this.page);
    }
    await this.page.setViewportSize({ width, height });
    await this.page.emulateMedia({ colorScheme, reducedMotion: motion === 'welcome' ? 'no-preference' : 'reduce' });
    await this.speaks(language);
    this.nowhere = nothingAt(address);
    await this.open(address);
    this.isRunningNow = true;
  }

  async moveIn() {
    const browser = await sharedBrowser();
    // Who has no server to miss needs no copy of the app either.
    const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
    await this.prepare(context);
    return context;
  }

  async speaks(language) {
    const userAgent = await this.page.evaluate(() => navigator.userAgent);
    await this.door.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
    await this.door.send('Emulation.setLocaleOverride', {});
    await this.door.send('Emulation.setLocaleOverride', { locale: language.replace('-', '_') });
  }

  /** The app is closed, as a system does that closes it in good order. */
  async leave() {
    if (!this.isRunningNow) return;
    this.isRunningNow = false;
    await this.closeOtherTab();
    await this.page.goto(this.nowhere);
    await this.page.evaluate(() => sessionStorage.clear());
    await this.door.send('Page.resetNavigationHistory');
  }

  /** At once, without a word to it. What it has written stays where it is. */
  async kill() {
    if (this.page === null) return;
    const { page, door } = this;
    this.page = null;
    this.isRunningNow = false;
    const crashed = new Promise(fallen => page.once('crash', fallen));
    door.send('Page.crash').catch(() => {});
    await crashed;
    for (const each of this.context.pages()) await each.close();
  }

  async forget() {
    if (this.context === null) return;
    if (this.page === null) return this.goAway();
    await this.door.send('Storage.clearDataForOrigin', { origin: new URL(this.nowhere).origin, storageTypes: 'all' });
    const left = await this.page.evaluate(async () => {
      const names = [];
      for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
      return [...names, ...Object.keys(localStorage)];
    });
    // The app may hold its files a moment longer than its page: then the device moves.
    if (left.length > 0) await this.goAway();
  }

  async goAway() {
    const { context } = this;
    this.context = null;
    this.page = null;
    this.isRunningNow = false;
    await context?.close();
  }
}

module.exports = { Guest };
