/**
 * What a kill leaves of a tap: the browser is killed at set times after its choice was sent to the database; and how long a tap takes until its choice
 * is acknowledged, of a table that has nothing else to do, and of one beside which a file is taken in.
 */
import { Device } from './device.mjs';
import { clearTheWay } from './inPage.mjs';

const AFTER = [0, 5, 10, 20, 30, 50, 80, 120];
const TABLE = { game: 'burgundy', plays: ['human', 'human'] };
const IDLE = 150;
/** A turn has no more than so many taps that choose nothing. */
const MOST_TAPS = 40;
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** In the page: the time of every tap, and when a choice that it made was sent and acknowledged. Nothing waits for it. */
function stopwatch() {
  globalThis.taps = [];
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    statements = new Map();
    choices = new Map();
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const tap = this.choices.get(data.id);
        if (tap !== undefined) tap.acknowledged = performance.now();
      });
    }
    postMessage(message, ...more) {
      const { type, id, data } = message;
      if (type === 'prepare') this.statements.set(data.nativeStatementId, data.source);
      if (type === 'prepare' && data.source.startsWith('INSERT OR IGNORE INTO matches')) globalThis.takenIn = performance.now();
      const tap = globalThis.taps.at(-1);
      const isChoice = type === 'run' && this.statements.get(data.nativeStatementId)?.startsWith('INSERT OR REPLACE INTO choices');
      if (isChoice && tap !== undefined && tap.sent === undefined) {
        tap.sent = performance.now();
        this.choices.set(id, tap);
        tap.heard();
      }
      super.postMessage(message, ...more);
    }
  };
}

/** In the page: one tap on what is offered, or half of the time the second one on what waits for it; as soon as its choice is sent to the database: true. */
function tapOnce(nth) {
  const all = selector => [...document.querySelectorAll(selector)];
  const buttons = all('[data-testid^="choice:"],[data-testid^="button:"]');
  const pressed = buttons.filter(each => each.getAttribute('aria-pressed') === 'true');
  const offered = [...all('[data-spot="offered"]'), ...buttons];
  const from = nth % 2 === 0 && pressed.length > 0 ? pressed : [...offered, ...all('[data-testid="table:letGo"]')];
  return new Promise(told => {
    globalThis.taps.push({ at: performance.now(), heard: () => told(true) });
    setTimeout(told, 200, false);
    from[(nth >> 1) % Math.max(1, from.length)]?.click();
  });
}

/** Taps until a choice is made; how many there were before it. */
async function chooses(device, lot) {
  for (let i = 0; i < MOST_TAPS; i++) {
    await sleep(IDLE);
    await device.page.waitForFunction(clearTheWay);
    if (await device.page.evaluate(tapOnce, lot(1000))) return true;
  }
  return false;
}

async function laid(address) {
  const device = new Device(address, stopwatch);
  await device.start();
  const match = await device.layTable(TABLE);
  return { device, match };
}

const countOf = async (device, match) => (await device.leftBehind(match)).choices.length;

/** Of so many kills at each time, how many have kept the tap. */
export async function curveOfKills(address, times, { lot, fault }) {
  const { device, match } = await laid(address);
  await device.kill();
  const curve = [];
  try {
    for (const ms of AFTER) {
      let kept = 0;
      for (let i = 0; i < times; i++) {
        await device.start();
        const before = await countOf(device, match);
        await device.open(match);
        const chose = await chooses(device, lot);
        await sleep(ms);
        await device.kill();
        await device.start();
        const after = await countOf(device, match);
        if (after < before) fault(`a kill ${ms} ms after a tap: ${before} choices before, ${after} after`);
        if (chose && after > before) kept++;
        await device.kill();
      }
      curve.push({ ms, kept, times });
    }
  } catch (error) {
    fault(`the curve: ${error.stack}`);
  } finally {
    await device.end();
  }
  return curve;
}

/** Milliseconds from a tap until its choice was acknowledged, of so many taps, sorted. */
export async function untilAcknowledged(address, times, { lot }) {
  const { device } = await laid(address);
  try {
    for (let i = 0; i < times; i++) await chooses(device, lot);
    const taps = await device.page.evaluate(() => globalThis.taps.map(({ at, acknowledged }) => ({ at, acknowledged })));
    return taps.flatMap(tap => (tap.acknowledged === undefined ? [] : [tap.acknowledged - tap.at])).sort((a, b) => a - b);
  } finally {
    await device.end();
  }
}

const id = name => `[data-testid="${name}"]`;

/** How long a row takes, from the moment it is sent, while a file is taken in: of as many as are made until that is done, in milliseconds, sorted. */
export async function besideAnImport(address, most, { lot, file }) {
  const { device } = await laid(address);
  const { page } = device;
  try {
    await page.goto(`${address}/settings`);
    await page.waitForSelector(id('files:import'));
    device.browser.willPick(file);
    await page.click(id('files:import'));
    await device.tap(id('page:back'));
    await device.tap(id('home:continue'));
    await page.waitForSelector(id('table'));
    for (let i = 0; i < most; i++) await chooses(device, lot);
    const [taps, last] = await page.evaluate(() => [
      globalThis.taps.map(({ sent, acknowledged }) => ({ sent, acknowledged })),
      globalThis.takenIn ?? Infinity,
    ]);
    return taps.flatMap(({ sent, acknowledged }) => (acknowledged > 0 && sent < last ? [acknowledged - sent] : [])).sort((a, b) => a - b);
  } finally {
    await device.end();
  }
}
