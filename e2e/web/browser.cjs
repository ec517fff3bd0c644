/** A Chromium that plays the device: one profile folder is one device's memory, one process one run of the app. */
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** Told by the browser when the server is switched off on purpose. */
const NO_SERVER = /net::ERR_|Failed to fetch|fetching the script/;

class Browser {
  /** @param {{ width: number, height: number }} screen the device in its usual orientation, in dp */
  constructor(screen) {
    this.screen = screen;
    this.profile = null;
    this.context = null;
    this.page = null;
    this.complaints = [];
  }

  get isRunning() {
    return this.page !== null;
  }

  /** @param {{ language?: string, colorScheme?: 'light' | 'dark', zoom?: number }} how */
  async start(address, { language = 'en-US', colorScheme = 'light', zoom = 1 }) {
    const { chromium } = require('playwright-core');
    const { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } = await import('../../tools/chromium.mjs');
    const executablePath = findChromium();
    if (executablePath === null) throw new Error(HOW_TO_GET_CHROMIUM);
    this.profile ??= fs.mkdtempSync(path.join(os.tmpdir(), 'blazon-device-'));
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath,
      args: CHROMIUM_ARGUMENTS,
      headless: true,
      locale: language,
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: true,
      viewport: { width: Math.round(this.screen.width / zoom), height: Math.round(this.screen.height / zoom) },
      deviceScaleFactor: zoom,
    });
    this.context.setDefaultTimeout(10_000);
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    this.page.on('pageerror', error => this.complain(error.stack ?? String(error)));
    this.page.on('console', message => message.type() === 'error' && this.complain(message.text()));
    await this.open(address);
  }

  complain(text) {
    if (!NO_SERVER.test(text)) this.complaints.push(text);
  }

  /** What the page complained about since the last time somebody asked. */
  takeComplaints() {
    return this.complaints.splice(0);
  }

  async open(address) {
    await this.page.goto(address, { waitUntil: 'load' });
  }

  async untilDrawn() {
    await this.page.waitForFunction(() => (document.getElementById('root')?.childElementCount ?? 0) > 0, null, { timeout: 20_000 });
  }

  /** As a phone kills an app: at once, without a word to it. */
  async kill() {
    if (this.context === null) return;
    const { context } = this;
    this.context = null;
    this.page = null;
    const cdp = await context.browser().newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const closed = once(context, 'close');
    process.kill(processInfo.find(each => each.type === 'browser').id, 'SIGKILL');
    await closed;
  }

  /** Forgets all that the app has kept. */
  forget() {
    if (this.profile !== null) fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
    this.profile = null;
  }

  async turn(orientation) {
    const { width, height } = this.page.viewportSize();
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await this.page.setViewportSize(orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long });
  }
}

module.exports = { Browser };
