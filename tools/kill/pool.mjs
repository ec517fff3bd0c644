/**
 * Below SQLite: what may happen to the files of its worker between two visits, each done once to a drawer with a saved match. Whatever can
 * be mended is mended without a word; what is gone is said to be; and there is always a drawer that keeps the next match.
 */
import { Device } from './device.mjs';

const id = name => `[data-testid="${name}"]`;
const TABLE = { game: 'burgundy', plays: ['human', 'human'] };

/** In the page: does something to the files; `how` is one of HARMS. */
async function harm(how) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('expo-sqlite', { create: true });
  const files = [];
  for await (const handle of folder.values()) files.push(handle);
  const sizes = await Promise.all(files.map(async handle => (await handle.getFile()).size));
  const database = files[sizes.indexOf(Math.max(...sizes))];
  const spare = files.filter(handle => handle !== database);
  const write = async (handle, work) => {
    const writing = await handle.createWritable({ keepExistingData: true });
    await work(writing);
    await writing.close();
  };
  const flip = async (handle, at) => {
    const byte = new Uint8Array(await (await handle.getFile()).slice(at, at + 1).arrayBuffer());
    await write(handle, writing => writing.write({ type: 'write', position: at, data: Uint8Array.of(byte[0] ^ 4) }));
  };
  const [what, number] = how.split(' ');
  if (what === 'bit') await flip(database, Number(number));
  if (what === 'cut') await write(database, writing => writing.truncate(Number(number)));
  if (what === 'removed') await folder.removeEntry(database.name);
  if (what === 'spares') for (const handle of spare.slice(0, Number(number))) await folder.removeEntry(handle.name);
  if (what === 'only') {
    for (const handle of files) await folder.removeEntry(handle.name);
    for (let n = 0; n < Number(number); n++) await folder.getFileHandle(`left${n}`, { create: true });
  }
}

/** What is done, and what must be at Home afterwards. */
export const HARMS = [
  ...[0, 5, 200, 513, 516, 523].map(at => [`bit ${at}`, 'home:continue']),
  ...[1, 3, 5].map(n => [`spares ${n}`, 'home:continue']),
  ['cut 0', 'home:lost'],
  ['cut 4096', 'home:lost'],
  ['removed', 'home:lost'],
  ...[1, 3, 5].map(n => [`only ${n}`, 'home:lost']),
];
/** Home counts what lies in the drawer, and Chromium takes its time to write that down: whoever is killed before is not told of a loss. */
const COUNTED = 8_000;
const OUTCOMES = ['home:continue', 'home:lost', 'trouble'].map(id).join(', ');

async function oneHarm(address, [how, wanted], fault) {
  const device = new Device(address);
  try {
    await device.start();
    await device.layTable(TABLE);
    await device.page.goto(address);
    await device.page.waitForSelector(id('home:continue'));
    await device.page.waitForTimeout(COUNTED);
    await device.kill();
    await device.start();
    await device.page.goto(`${address}/manifest.webmanifest`);
    await device.page.evaluate(harm, how);
    await device.page.goto(address);
    await device.page.waitForSelector(OUTCOMES);
    if ((await device.page.locator(id(wanted)).count()) === 0) {
      const seen = await device.page.$$eval('[data-testid^="home:"],[data-testid^="trouble:"]', all =>
        all.map(each => each.dataset.testid),
      );
      fault(`${how}: not ${wanted}, but ${seen.join(', ')}`);
    }
    await device.layTable(TABLE);
    await device.kill();
    await device.start();
    await device.page.goto(address);
    await device.page.waitForSelector(id('home:continue'));
  } catch (error) {
    fault(`${how}: ${error.message.split('\n')[0]} (seen in ${await device.picture(`pool-${how.replace(' ', '-')}.png`)})`);
  } finally {
    await device.end();
  }
}

/** In bytes: nothing, some of the files, all but the first tables, the tables and no match. */
const ROOMS = [0, 10_000, 30_000, 60_000, 120_000];
const PATIENCE = 20_000;

/** A first visit on a device that is full, or nearly, and then one with room. */
async function fullAtFirst(address, room, fault) {
  const device = new Device(address);
  try {
    await device.start();
    await device.page.goto(`${address}/manifest.webmanifest`);
    await device.browser.setRoom(address, room);
    await device.page.goto(address);
    await device.page.waitForSelector(`${id('trouble')}, ${id('home:boxes')}`, { timeout: PATIENCE });
    await device.browser.setRoom(address, null);
    if ((await device.page.locator(id('trouble')).count()) > 0) await device.page.click(id('trouble:retry'));
    await device.page.waitForSelector(id('home:boxes'));
    await device.layTable(TABLE);
  } catch (error) {
    fault(
      `room for ${room} at the first visit: ${error.message.split('\n')[0]} (seen in ${await device.picture(`pool-room-${room}.png`)})`,
    );
  } finally {
    await device.end();
  }
}

/** Returns how many were done. */
export async function harmPool(address, fault) {
  for (const each of HARMS) await oneHarm(address, each, fault);
  for (const room of ROOMS) await fullAtFirst(address, room, fault);
  return HARMS.length + ROOMS.length;
}
