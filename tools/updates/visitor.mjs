/** Somebody with a browser and a match in it. */
import { Device } from '../kill/device.mjs';

const id = name => `[data-testid="${name}"]`;

export class Visitor {
  #device;
  #host;
  #match = null;

  constructor(host) {
    this.#host = host;
    this.#device = new Device(host.address);
  }

  get #page() {
    return this.#device.page;
  }

  async start() {
    await this.#device.start();
  }

  async end() {
    await this.#device.end();
  }

  /** The browser ends as phones end it, and is begun again. */
  async again() {
    await this.#device.kill();
    await this.start();
  }

  async layMatch() {
    this.#match = await this.#device.layTable({ game: 'burgundy', plays: ['human', 'human'] });
  }

  async #is(n) {
    const here = await this.#page.evaluate(() => document.querySelector('meta[name="edition"]').content);
    if (here !== String(n)) throw new Error(`this is edition ${here} instead of ${n}`);
  }

  async opens(path, n, match = true) {
    await this.#page.goto(`${this.#host.address}${path}`);
    await this.#device.comes(id('home'));
    await this.#is(n);
    if (match) await this.#page.waitForSelector(id('home:continue'));
  }

  untilKept() {
    return this.#page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  }

  /** Whether the server's newer version is here whole; looks for it and waits for its end. */
  newerWaits() {
    return this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      const { installing } = registration;
      if (installing !== null)
        await new Promise(ended => {
          const look = () => installing.state !== 'installing' && ended();
          installing.addEventListener('statechange', look);
          look();
        });
      return registration.waiting !== null;
    });
  }

  async goesOnPlaying() {
    await this.#page.click(id('home:continue'));
    await this.#page.waitForSelector(id('table'));
  }

  async isQuietAtTheTable(n) {
    await this.#page.waitForTimeout(1000);
    if (await this.#page.locator(id('home:newer')).isVisible()) throw new Error('it is said at the table');
    await this.#page.waitForSelector(id('table'));
    await this.#is(n);
  }

  async takesNewer(n) {
    await this.#page.click(id('home:takeNewer'));
    await this.#page.waitForSelector(`meta[name="edition"][content="${n}"]`, { state: 'attached' });
    await this.#device.comes(id('home'));
  }

  /** As Shift and Reload do: past the worker and all that the browser remembers. */
  async reloadsByForce(n) {
    const devtools = await this.#device.browser.context.newCDPSession(this.#page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await this.#page.waitForSelector(`meta[name="edition"][content="${n}"]`, { state: 'attached' });
    await this.#device.comes(id('home'));
    await this.#page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** A file that the browser has kept is something else from now on. */
  async spoil(path) {
    await this.#page.evaluate(async spoilt => {
      for (const name of await caches.keys())
        await (await caches.open(name)).put(spoilt, new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } }));
    }, path);
  }

  async isTold(what) {
    await this.#page.goto(`${this.#host.address}/`);
    await this.#page.waitForSelector(`#late[data-says="${what}"] .${what}`);
  }

  async triesAgain(n, { match = true } = {}) {
    await this.#page.click('#late a');
    await this.#device.comes(id('home'));
    await this.#is(n);
    if (match) await this.#page.waitForSelector(id('home:continue'));
  }
}
