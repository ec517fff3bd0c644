/** A Chromium that plays the device: one profile folder is one device's memory, one process one run of the app. */
const { once } = require('node:events');
const { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } = require('node:fs');
const fs = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');
const { installEyes } = require('./eyes.cjs');
const { installStory } = require('./inPage.cjs');
const { DOOR } = require('./lighthouse.cjs');
const { patiently, sleep } = require('./patience.cjs');

/** Told by the browser when the server is switched off on purpose. */
const NO_SERVER = /net::ERR_|Failed to fetch|fetching the script/;
/** Told by the browser when a story has filled the device on purpose. */
const NO_ROOM = /^QuotaExceededError/;

function killed(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it went down with the browser
  }
}

/** A dead process that nobody has collected yet holds no files any more. */
function isAlive(id) {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** As in the browser's own settings: sites may keep data, or none may. */
function allowStorage(profile, allowed) {
  const file = path.join(profile, 'Default', 'Preferences');
  const preferences = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  preferences.profile = { ...preferences.profile, default_content_setting_values: { cookies: allowed ? 1 : 2 } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(preferences));
}

class Browser {
  /** @param {{ width: number, height: number }} screen the device in its usual orientation, in dp */
  constructor(screen) {
    this.screen = screen;
    this.profile = null;
    this.context = null;
    this.page = null;
    /** For what Playwright has no word for, or too many. */
    this.door = null;
    this.complaints = [];
    this.full = false;
  }

  get isRunning() {
    return this.page !== null;
  }

  /** @param {{ language?: string, colorScheme?: 'light' | 'dark', screen?: string, storage?: 'none', motion?: 'welcome' }} how */
  async start(address, { language = 'en-US', colorScheme = 'light', screen, storage, motion }) {
    const { chromium } = require('playwright-core');
    const { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } = await import('../../tools/chromium.mjs');
    const executablePath = findChromium();
    if (executablePath === null) throw new Error(HOW_TO_GET_CHROMIUM);
    const [width, height] = screen === undefined ? [this.screen.width, this.screen.height] : screen.split('x').map(Number);
    this.profile ??= mkdtempSync(path.join(os.tmpdir(), 'blazon-device-'));
    allowStorage(this.profile, storage !== 'none');
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath,
      args: [...CHROMIUM_ARGUMENTS, ...DOOR],
      headless: true,
      locale: language,
      colorScheme,
      reducedMotion: motion === 'welcome' ? 'no-preference' : 'reduce',
      hasTouch: true,
      viewport: { width, height },
    });
    await this.prepare(this.context);
    this.watch(this.context.pages()[0] ?? (await this.context.newPage()));
    this.door = await this.context.newCDPSession(this.page);
    await this.open(address);
  }

  async prepare(context) {
    context.setDefaultTimeout(20_000);
    await context.addInitScript(installEyes);
    await context.addInitScript(installStory);
  }

  watch(page) {
    this.page = page;
    page.on('pageerror', error => this.complain(error.stack ?? String(error)));
    page.on('console', message => message.type() === 'error' && this.complain(message.text()));
    page.on('download', download => (this.saved = download));
  }

  /** Headless Chromium shows every page, so the page itself is told what it would see. */
  async show(visible) {
    await this.page.evaluate(
      state => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      visible ? 'visible' : 'hidden',
    );
  }

  willPick(text) {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'blazon-picked-')), 'picked.json');
    writeFileSync(file, text);
    this.page.once('filechooser', chooser => chooser.setFiles(file));
  }

  async savedText() {
    const download = await patiently(() => this.saved ?? false, { what: 'No file was saved' });
    this.saved = undefined;
    return readFileSync(await download.path(), 'utf8');
  }

  async openAnotherTab(address) {
    this.watch(await this.context.newPage());
    this.door = await this.context.newCDPSession(this.page);
    await this.open(address);
  }

  async closeOtherTab() {
    for (const page of this.context.pages()) if (page !== this.page) await page.close();
  }

  async setRoom(address, bytes) {
    // the quota lasts as long as the session that set it
    this.full = bytes !== null;
    this.disk ??= await this.context.newCDPSession(this.page);
    await this.disk.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(address).origin,
      ...(bytes === null ? {} : { quotaSize: bytes }),
    });
  }

  complain(text) {
    if (!NO_SERVER.test(text) && !(this.full && NO_ROOM.test(text))) this.complaints.push(text);
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

  /** Here a browser cannot be left in any other way. */
  leave() {
    return this.kill();
  }

  /** As a phone kills an app: at once, without a word to it, and all its processes. */
  async kill() {
    if (this.context === null) return;
    const { context } = this;
    this.context = null;
    this.page = null;
    this.disk = undefined;
    const cdp = await context.browser().newBrowserCDPSession();
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const closed = once(context, 'close');
    // the browser first, so that it cannot start others in place of those that fall
    const processes = processInfo.toSorted((a, b) => (b.type === 'browser') - (a.type === 'browser')).map(each => each.id);
    for (const id of processes) killed(id);
    await closed;
    while (processes.some(isAlive)) await sleep(10);
  }

  /** Forgets all that the app has kept. The next start gets a new folder in any case; what cannot be deleted the system will. */
  async forget() {
    const { profile } = this;
    this.profile = null;
    if (profile !== null) await fs.rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});
  }

  /** The device is given back. */
  async goAway() {
    await this.kill();
    await this.forget();
  }

  async turn(orientation) {
    const { width, height } = this.page.viewportSize();
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await this.page.setViewportSize(orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long });
  }
}

module.exports = { Browser };
