/**
 * What is more than a choice: begin, hand a seat over, take in a file, erase everything. Each is done in a browser that is killed somewhere in its
 * midst; then it has been done, or it has not, and nothing else has changed. (Taking back is among what the hasty player does.)
 */
import { Device } from './device.mjs';
import { matchesLeftBehind } from './leftBehind.mjs';

const id = name => `[data-testid="${name}"]`;
const TABLE = { game: 'burgundy', plays: ['human', 'human'] };
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
const sameKeys = (a, b) => a.size === b.size && [...a.keys()].every(key => b.has(key));

/** What is in it besides the choices that a bot may have made meanwhile. */
const isAsBefore = (before, { match, choices }) =>
  JSON.stringify({ ...before.match, seats: '' }) === JSON.stringify({ ...match, seats: '' }) &&
  before.choices.every((choice, i) => JSON.stringify(choice) === JSON.stringify(choices[i]));

/** `reach` comes to the last tap, `tap` does it, `longest`: so long it takes at most; `is` tells whether it may be so afterwards. */
const DEEDS = {
  begin: {
    longest: 150,
    reach: async ({ page, address }) => {
      await page.goto(`${address}/new/burgundy`);
      await page.waitForSelector(id('newMatch'));
    },
    tap: ({ page }) => page.click(id('button:begin')),
    is: (before, after) => after.size - before.size <= 1 && [...before.keys()].every(key => after.has(key)),
  },
  'a seat handed over': {
    longest: 150,
    reach: async (device, { first }) => {
      await device.open(first);
      await device.openCurtain();
      await device.page.click(id('table:menu'));
      await device.page.click(id('menu:whoPlays'));
      await device.page.click(id('hands:1'));
    },
    tap: ({ page }) => page.click(`${id('hands:1:squire')}, ${id('hands:1:human')}`),
    is: sameKeys,
  },
  'a file taken in': {
    longest: 1500,
    reach: async ({ page, address, browser }, { nth, file }) => {
      await page.goto(`${address}/settings`);
      await page.waitForSelector(id('files:import'));
      browser.willPick(file(nth));
    },
    tap: ({ page }) => page.click(id('files:import')),
    is: (before, after) =>
      sameKeys(before, after) || (after.size === before.size + FILED && [...before.keys()].every(key => after.has(key))),
  },
  'everything erased': {
    longest: 300,
    reach: async ({ page, address }) => {
      await page.goto(`${address}/settings`);
      await page.click(id('setting:erase'));
      await page.waitForSelector(id('erase:sure'));
    },
    tap: ({ page }) => page.click(id('erase:sure')),
    is: (before, after) => sameKeys(before, after) || after.size === 0,
  },
};

export const FILED = 6;

/** One kill in the midst of a deed; returns whether it had been done. */
async function oneKill(device, { is, reach, tap, longest }, given, lot, fault) {
  await device.start();
  await device.page.goto(`${device.address}/manifest.webmanifest`);
  const before = await matchesLeftBehind(device.page);
  await reach(device, { ...given, first: [...before.matches.keys()][0] });
  await tap(device).catch(() => {});
  await sleep(lot(longest));
  await device.kill();
  await device.start();
  await device.page.goto(`${device.address}/manifest.webmanifest`);
  const after = await matchesLeftBehind(device.page);
  if (after.sound !== 'ok') fault(`the database is damaged: ${after.sound}`);
  if (!is(before.matches, after.matches)) fault(`${before.matches.size} matches before, ${after.matches.size} after`);
  for (const [match, rows] of after.matches) {
    const was = before.matches.get(match);
    if (was !== undefined && !isAsBefore(was, rows)) fault(`another match has changed: ${match}`);
    for (const text of given.faultsOf({ ...rows, sound: 'ok' })) fault(text);
  }
  await device.page.goto(device.address);
  await device.page.waitForSelector(`${id('home:boxes')}`);
  await device.kill();
  const rows = found => JSON.stringify([...found.matches].map(([key, { match }]) => [key, match?.seats]));
  return rows(before) !== rows(after);
}

/** So many kills of each; `given`: a file of so many new matches, and what is wrong with rows. */
export async function killInDeeds(address, times, { lot, fault, file, faultsOf }) {
  const seen = [];
  for (const [name, deed] of Object.entries(DEEDS)) {
    const device = new Device(address);
    let done = 0;
    try {
      await device.start();
      await device.layTable(TABLE);
      await device.kill();
      for (let nth = 0; nth < times; nth++) {
        if (await oneKill(device, deed, { nth, file, faultsOf }, lot, text => fault(`${name}: ${text}`))) done++;
        if (name === 'everything erased') await refilled(device);
      }
    } catch (error) {
      fault(`${name}: ${error.stack} (seen in ${await device.picture(`deed-${name.split(' ').at(-1)}.png`)})`);
    } finally {
      await device.end();
    }
    seen.push(`${name} ${done} of ${times} times`);
  }
  return seen.join(', ');
}

async function refilled(device) {
  await device.start();
  await device.layTable(TABLE);
  await device.kill();
}
