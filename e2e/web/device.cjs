/**
 * Detox's device, played by a browser: installing serves the export to a fresh profile, launching starts a browser process on that
 * profile, terminating kills it. Everything the app keeps is on disk in between, as on a phone.
 */
const fs = require('node:fs');
const path = require('node:path');
const DeviceDriverBase = require('detox/src/devices/runtime/drivers/DeviceDriverBase');
const { axeViolations } = require('./accessibility.cjs');
const { Browser } = require('./browser.cjs');
const { invites } = require('./invites.cjs');
const { isMarking, lighthouse } = require('./lighthouse.cjs');
const { readingFaults } = require('./reading.cjs');
const { smallTargets } = require('./targets.cjs');
const { wholePage } = require('./wholePage.cjs');
const { byKeys } = require('./byKeys.cjs');
const { withinReach } = require('./withinReach.cjs');

const ARTIFACTS = path.resolve('artifacts');

/** blazon://match/9 → /match/9 */
const pathOfLink = link => `/${link.replace(/^[a-z][\w.+-]*:\/\//i, '').replace(/^\//, '')}`;

/** Runs in the page. SQLite's file in the browser begins after a head of its own (src/archive/aside.web.ts). */
async function spoil(how) {
  // The page that was just left lets its files go a moment later.
  const writable = async (handle, tries = 50) => {
    try {
      return await handle.createWritable({ keepExistingData: true });
    } catch (error) {
      if (error.name !== 'NoModificationAllowedError' || tries === 0) throw error;
      await new Promise(waited => setTimeout(waited, 100));
      return writable(handle, tries - 1);
    }
  };
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('expo-sqlite');
  const letters = text => [...text].map(letter => letter.charCodeAt(0));
  const placesOf = (bytes, wanted) =>
    [...bytes.keys()].filter(at => bytes[at] === wanted[0] && wanted.every((byte, i) => bytes[at + i] === byte));
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    if (bytes.length <= 4096) continue;
    const file = await writable(handle);
    const write = (position, data) => file.write({ type: 'write', position, data: Uint8Array.from(data) });
    if (how === 'newer') {
      // 60 bytes into the first page: the number that migrations count with
      for (const at of placesOf(bytes, letters('SQLite format 3'))) await write(at + 60, [0, 0, 3, 231]);
    } else if (how === 'choice') {
      for (const at of placesOf(bytes, letters('workers button:workers'))) await write(at, letters('wxrkers'));
    } else {
      await write(4096, new Uint8Array(bytes.length - 4096).fill(90));
    }
    await file.close();
  }
}

class WebDevice extends DeviceDriverBase {
  constructor(deps, cookie) {
    super(deps);
    this.cookie = cookie;
    const { name, viewport, taps } = deps.deviceConfig.device;
    this.name = name;
    /** 'finger' or 'mouse': the phone is tapped, the tablet clicked, so that both ways are played. */
    this.taps = taps;
    /** Where the last tap was. */
    this.tapped = null;
    this.browser = new Browser(viewport);
    this.folder = null;
    this.server = null;
    this.port = 0;
  }

  getExternalId() {
    return this.cookie.id;
  }

  getDeviceName() {
    return this.cookie.name;
  }

  getPlatform() {
    return 'web';
  }

  getBundleIdFromBinary(binaryPath) {
    return `web:${binaryPath}`;
  }

  get page() {
    if (!this.browser.isRunning) throw new Error('The app is not running: call device.launchApp() first.');
    return this.browser.page;
  }

  async installApp(binaryPath) {
    this.folder = path.resolve(binaryPath);
    if (!fs.existsSync(path.join(this.folder, 'index.html'))) throw new Error(`${binaryPath} is not exported: npm run export`);
    await this.serverComes();
  }

  async uninstallApp() {
    await this.browser.kill();
    await this.browser.forget();
  }

  async resetAppState() {
    await this.uninstallApp();
  }

  addressOf(link) {
    return `http://localhost:${this.port}${link === undefined ? '/' : pathOfLink(link)}`;
  }

  /**
   * Besides Detox's own, launchArgs may set what a browser gets from its system: colorScheme, zoom, a screen such as '360x640',
   * storage: 'none', and motion: 'welcome', which is otherwise unwelcome.
   */
  async launchApp(_bundleId, launchArgs, languageAndLocale) {
    const address = this.addressOf(launchArgs.detoxURLOverride);
    if (!this.browser.isRunning) {
      await this.browser.start(address, {
        language: languageAndLocale?.language,
        colorScheme: launchArgs.colorScheme,
        screen: launchArgs.screen,
        zoom: launchArgs.zoom === undefined ? undefined : Number(launchArgs.zoom),
        storage: launchArgs.storage,
        motion: launchArgs.motion,
      });
    } else await this.browser.show(true);
    return process.pid;
  }

  async waitUntilReady() {
    await this.browser.untilDrawn();
  }

  async terminate() {
    await this.browser.kill();
  }

  async reloadReactNative() {
    await this.page.reload({ waitUntil: 'load' });
    await this.browser.untilDrawn();
  }

  async deliverPayload({ url }) {
    if (url !== undefined) await this.browser.open(this.addressOf(url));
  }

  async setOrientation(orientation) {
    await this.browser.turn(orientation);
  }

  async pressBack() {
    // the page may stay where it is: a sheet is closed first
    await this.page.evaluate(() => void setTimeout(() => history.back()));
  }

  async sendToHome() {
    await this.browser.show(false);
  }

  async takeScreenshot(name) {
    const file = path.join(ARTIFACTS, this.name, `${name.replace(/[^\w.-]+/g, '-')}.png`);
    await this.page.screenshot({ path: file });
    return file;
  }

  async cleanup(bundleId) {
    await this.serverGoes();
    await this.browser.kill();
    await this.browser.forget();
    await super.cleanup(bundleId);
  }

  // What Detox has no word for (e2e/beyondDetox.ts).

  async serverGoes() {
    await this.server?.close();
    this.server = null;
  }

  /** At the same port as before: a browser keeps what it keeps by address. */
  async serverComes() {
    if (this.server !== null) return;
    const { serve } = await import('../../tools/serve.mjs');
    this.server = await serve({ folder: this.folder, port: this.port });
    this.port = this.server.port;
  }

  async pressKey(key) {
    await this.page.keyboard.press(key);
  }

  /** Resolves when the whole app is on the device and would open without its server. */
  async untilKept() {
    await this.page.evaluate(() => navigator.serviceWorker.ready);
  }

  /** The next time the app asks for a file, the player picks one with this text. */
  willPick(text) {
    this.browser.willPick(text);
  }

  /** The text of the file that was saved last. */
  savedText() {
    return this.browser.savedText();
  }

  async openAnotherTab() {
    await this.browser.openAnotherTab(this.addressOf());
  }

  async closeOtherTab() {
    await this.browser.closeOtherTab();
  }

  /** What the app keeps on the disk is overwritten in the middle, while the app is not open. */
  async spoilDrawer(how) {
    await this.browser.open(this.addressOf('favicon.ico'));
    await this.page.evaluate(spoil, how);
    await this.browser.open(this.addressOf());
  }

  /** So many bytes may be kept from now on; null: as many as the disk has. */
  async setRoom(bytes) {
    await this.browser.setRoom(this.addressOf(), bytes);
  }

  groundOf(id) {
    return this.page
      .getByTestId(id)
      .first()
      .evaluate(element => getComputedStyle(element).backgroundColor);
  }

  readingFaults(where) {
    return this.page.evaluate(readingFaults, where);
  }

  accessibilityViolations() {
    return axeViolations(this.page);
  }

  async markAccess(where) {
    if (isMarking) await lighthouse(this.browser, this.name, where);
  }

  smallTargets(sizes, least) {
    return smallTargets(this.page, sizes, least);
  }

  /** What invites a tap on the board, by its test ids. */
  offeredSpots() {
    return this.page.evaluate(() => [...document.querySelectorAll('[data-spot="offered"]')].map(spot => spot.getAttribute('data-testid')));
  }

  invites() {
    return this.page.evaluate(invites);
  }

  withinReach() {
    return this.page.evaluate(withinReach);
  }

  /** Whatever lies there gets it, and if somebody goes on at one place quickly, so does the app. */
  async touchAt(x, y) {
    this.tapped = { x, y };
    await (this.taps === 'finger' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  byKeys(id) {
    return byKeys(this.page, id);
  }

  wholePage() {
    return wholePage(this.page);
  }

  takeComplaints() {
    return this.browser.takeComplaints();
  }

  /** Of all the page has loaded, what came from elsewhere. */
  foreignRequests() {
    return this.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(entry => entry.name)
        .filter(name => !name.startsWith(location.origin) && !name.startsWith('data:') && !name.startsWith('blob:')),
    );
  }
}

/** There is always a browser more. */
class WebAllocation {
  async allocate({ device }) {
    const id = `${device.name}-${process.pid}-${process.hrtime.bigint().toString(36)}`;
    return { id, name: `Chromium as a ${device.name}` };
  }

  async free() {}
}

module.exports = { WebDevice, WebAllocation };
