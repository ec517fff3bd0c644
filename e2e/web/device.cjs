/**
 * Detox's device, played by a browser: installing serves the export to a fresh profile, launching starts a browser process on that
 * profile, terminating kills it. Everything the app keeps is on disk in between, as on a phone.
 */
const fs = require('node:fs');
const path = require('node:path');
const { axeViolations } = require('./accessibility.cjs');
const { AskingDevice } = require('./askingDevice.cjs');
const { Browser } = require('./browser.cjs');
const { Guest } = require('./guest.cjs');
const { tapAt } = require('./gestures.cjs');
const { invites } = require('./invites.cjs');
const { isMarking, lighthouse } = require('./lighthouse.cjs');
const { readingFaults } = require('./reading.cjs');
const { spoil } = require('./spoil.cjs');
const { smallTargets } = require('./targets.cjs');
const { wholePage } = require('./wholePage.cjs');
const { byKeys } = require('./byKeys.cjs');
const { withinReach } = require('./withinReach.cjs');

const ARTIFACTS = path.resolve('artifacts');

/** blazon://match/9 → /match/9 */
const pathOfLink = link => `/${link.replace(/^[a-z][\w.+-]*:\/\//i, '').replace(/^\//, '')}`;

class WebDevice extends AskingDevice {
  constructor(deps, cookie) {
    super(deps);
    this.cookie = cookie;
    const { device } = deps.deviceConfig;
    const { name, viewport, taps } = device[process.env.STORY_DEVICE] ?? device;
    this.name = name;
    /** 'finger' or 'mouse': the phone is tapped, the tablet clicked, so that both ways are played. */
    this.taps = taps;
    /** Where the last tap was. */
    this.tapped = null;
    this.viewport = viewport;
    // Lighthouse needs a door of its own.
    this.browser = isMarking ? new Browser(viewport) : new Guest(viewport);
    this.folder = null;
    this.server = null;
    this.port = 0;
  }

  getExternalId() {
    return this.cookie.id;
  }

  getDeviceName() {
    return `Chromium as a ${this.name}`;
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
    await this.browser.leave();
    await this.browser.forget();
  }

  async resetAppState() {
    await this.uninstallApp();
  }

  addressOf(link) {
    return `http://localhost:${this.port}${link === undefined ? '/' : pathOfLink(link)}`;
  }

  /**
   * Besides Detox's own, launchArgs may set what a browser gets from its system: colorScheme, a screen such as '360x640',
   * storage: 'none', motion: 'welcome', which is otherwise unwelcome, and browser: 'own', for a story about what lies on the disk.
   */
  async launchApp(_bundleId, launchArgs, languageAndLocale) {
    const address = this.addressOf(launchArgs.detoxURLOverride);
    this.tapped = null;
    if (!this.browser.isRunning) {
      if (launchArgs.browser === 'own' && this.browser instanceof Guest) {
        await this.browser.goAway();
        this.browser = new Browser(this.viewport);
      }
      await this.browser.start(address, {
        language: languageAndLocale?.language,
        colorScheme: launchArgs.colorScheme,
        screen: launchArgs.screen,
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
    await this.browser.leave();
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
    await this.browser.goAway();
    await this.serverGoes();
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

  /** Without a word to it. */
  async kill() {
    await this.browser.kill();
  }

  async pressKey(key) {
    await this.page.keyboard.press(key);
    await this.settled();
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
    await tapAt(this, x, y);
    await this.settled();
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
