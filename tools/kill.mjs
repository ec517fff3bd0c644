/**
 * npm run kill [-- --times 50] [--seed 1] [--game burgundy] [--no-pool] [--deeds 5] [--curve 0] [--taps 0] [--beside 0]
 *
 * Plays the web app in Chromium as hastily as it can be tapped, kills all of the browser's processes, or the page's and its workers', at a random point (while it plays, in
 * the middle of writes, while it opens), and looks at what is left: before the app touches the database again, and at the table that it
 * resumes. Compared with the uninterrupted twin: the same seed and choices, played in Node. A tap whose choice was not yet acknowledged
 * may be missing; everything acknowledged must be there. Before that, every harm to the files below SQLite once (kill/pool.mjs), and kills in the midst of
 * whatever is more than a choice (kill/deeds.mjs). --curve: so many kills at each of some times after a choice was sent (kill/curve.mjs), --taps: so many taps timed,
 * --beside: as many, while a file of a hundred matches is taken in. Ends with 1 when anything was lost or differs.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp, stop } from './setUp.mjs';
import { GAMES } from './shelf.mjs';

/** Tables take turns; a new one is laid when a match is over, or after so many kills. */
const KILLS_A_TABLE = 20;
const BOT_BEGINS = ['medieval-battle'];
const TABLES = [
  ...GAMES.map(game => ({ game, plays: ['human', 'human'] })),
  ...GAMES.map(game => ({ game, plays: BOT_BEGINS.includes(game) ? ['squire', 'human'] : ['human', 'squire'] })),
];
const HUNDRED = 100;
const LONGEST_PLAY = 700;
/** So many saves at most are waited for before a kill that is aimed at the next one. */
const LONGEST_WAIT = 6;
/** About as long as a save takes. */
const SAVING = 12;
const LONGEST_OPENING = 2000;
/** One kill in so many falls while the app is opening. */
const OPENING = 4;
/** One kill in so many ends the whole browser, the others the page and its workers: so more of them fit into an hour. */
const WHOLE = 4;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        times: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        pool: { type: 'boolean', default: true },
        deeds: { type: 'string', default: '5' },
        curve: { type: 'string', default: '0' },
        taps: { type: 'string', default: '0' },
        beside: { type: 'string', default: '0' },
      },
      allowNegative: true,
    });
    const tables = TABLES.filter(table => values.game === undefined || table.game === values.game);
    if (tables.length === 0) throw new Error(`There is no table for '${values.game}'.`);
    const [deeds, curve, taps, beside] = [values.deeds, values.curve, values.taps, values.beside].map(Number);
    return { times: Number(values.times), seed: Number(values.seed), tables, pool: values.pool, deeds, curve, taps, beside };
  } catch (error) {
    return stop(error.message);
  }
}

const { times, seed, tables, pool, deeds, curve, taps, beside } = readArguments();
setUp();
const { exportWeb } = await import('./export.mjs');
const { serve } = await import('./serve.mjs');
const { bundle } = await import('./league/bundle.mjs');
const { Device } = await import('./kill/device.mjs');
const { endOnSignal } = await import('./orderlyEnd.mjs');
const { harmPool } = await import('./kill/pool.mjs');
const { FILED, killInDeeds } = await import('./kill/deeds.mjs');
const { besideAnImport, curveOfKills, untilAcknowledged } = await import('./kill/curve.mjs');
const { percentile } = await import('./bench/figure.mjs');
const { after, savesIn } = await import('./kill/saves.mjs');
const { faultsOf, fileOfMatches, shownAfter } = await import(await bundle('tools/kill/twin.ts'));

const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** A browser whose processes were killed in the midst of something may never answer again: then the table is given up, and that is said. */
const LONGEST_LIFE = 180_000;
const inTime = (work, what) =>
  Promise.race([
    work,
    new Promise((_, late) => {
      setTimeout(late, LONGEST_LIFE, new GivenUp(what)).unref();
    }),
  ]);

class GivenUp extends Error {}
let chance = seed >>> 0;
const lot = n => {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 4294967296) * n);
};

const seen = { kills: 0, opening: 0, midWrite: 0, journals: 0, acknowledged: 0, underWay: 0, kept: 0, compared: 0, givenUp: 0 };
const faults = [];
const fault = text => {
  faults.push(`kill ${seen.kills}: ${text}`);
  console.log(`✗ kill ${seen.kills}: ${text}`);
};

/** The choices in the drawer after a kill, if they may be so; `before` was there when the browser was started. */
function look(left, before, { saves, acknowledged }) {
  const found = left.choices.map(choice => choice.line);
  const kept = savesIn(found, before, saves, acknowledged);
  if (left.match === null) fault('the match is gone');
  else for (const text of faultsOf(left)) fault(text);
  if (kept === -1)
    fault(`there were ${before.length} choices, ${acknowledged} of ${saves.length} saves acknowledged; found ${found.length}`);
  seen.acknowledged += acknowledged;
  seen.underWay += saves.length - acknowledged;
  seen.kept += Math.max(0, kept - acknowledged);
  if (left.hasJournal) seen.journals++;
  if (saves.length > acknowledged) seen.midWrite++;
  return found;
}

/** The table after resuming must be the twin's after the same choices. Bots may have played on meanwhile; every such save is known. */
async function compare(device, match, lines) {
  for (let tries = 0; tries < 100; tries++) {
    const sent = device.saves.length;
    const table = await device.shown();
    if (device.saves.length !== sent) continue;
    const twin = shownAfter(match, device.saves.reduce(after, lines));
    if (twin.over) return { over: true };
    if (table === null || !twin.isHuman) {
      await sleep(100);
      continue;
    }
    seen.compared++;
    for (const what of ['prompt', 'offers', 'scores', 'twice']) {
      const [a, b] = [JSON.stringify(table[what]), JSON.stringify(twin[what])];
      if (a !== b) fault(`resumed with other ${what}: ${a} instead of ${b}`);
    }
    return { over: false };
  }
  fault('the table never asks a human');
  return { over: true };
}

/** One life of the app: what the last one left is looked at, then it is opened, compared, played and killed. */
async function oneLife(device, id, last, lines) {
  await device.start();
  const left = await device.leftBehind(id);
  const found = look(left, lines, last);
  let over = left.match === null;
  if (lot(OPENING) === 0) {
    seen.opening++;
    await device.beginToOpen(id);
    await sleep(lot(LONGEST_OPENING));
  } else if (!over) {
    await device.open(id);
    ({ over } = await compare(device, left.match, found));
    if (!over) await playedUntil(device);
  }
  if (lot(WHOLE) === 0) await device.kill();
  else await device.killPage();
  seen.kills++;
  return { over, life: { saves: device.saves, acknowledged: device.acknowledged }, lines: found };
}

/** Any moment, and every other time one shortly after one of the next saves has been sent. */
async function playedUntil(device) {
  await device.tapHastily(lot(1 << 30));
  if (lot(2) === 0) return sleep(lot(LONGEST_PLAY));
  for (let saves = 1 + lot(LONGEST_WAIT); saves > 0; saves--) await Promise.race([device.nextSave(), sleep(LONGEST_PLAY)]);
  await sleep(lot(SAVING));
}

let device = null;

async function oneTable(address, table, most) {
  device = new Device(address);
  try {
    await device.start();
    const id = await device.layTable(table);
    await device.kill();
    let life = { saves: device.saves, acknowledged: device.acknowledged };
    let lines = [];
    for (let over = false; !over && seen.kills < most;)
      ({ over, life, lines } = await inTime(oneLife(device, id, life, lines), 'a life of the app'));
    await device.start();
    look(await device.leftBehind(id), lines, life);
    for (const text of new Set(device.browser.takeComplaints())) fault(`the page said: ${text}`);
  } catch (error) {
    if (error instanceof GivenUp) return void seen.givenUp++;
    const picture = await device.picture(`kill-${seen.kills}.png`);
    fault(`${error.stack}\n    seen in ${picture}`);
  } finally {
    await inTime(device.end(), 'the end of a device').catch(() => {});
  }
}

/** A copy, so that a new export meanwhile does not change what is played. */
const folder = mkdtempSync(join(tmpdir(), 'blazon-site-'));
cpSync(await exportWeb(), folder, { recursive: true });
const server = await serve({ folder });
const began = Date.now();
const report = () =>
  console.log(
    `${seen.kills} kills (${seen.opening} while opening, ${seen.midWrite} with saves under way, ${seen.journals} inside a transaction): ` +
      `${seen.acknowledged} acknowledged saves, ${seen.kept} of ${seen.underWay} others kept, ` +
      `${seen.compared} resumed tables compared, ${seen.givenUp} tables given up, ${faults.length} faults (${Math.round((Date.now() - began) / 1000)} s)`,
  );
endOnSignal(async () => {
  report();
  rmSync(folder, { recursive: true, force: true });
  await device?.end();
});
if (pool) console.log(`${await harmPool(server.url, fault)} harms to the files below SQLite, ${faults.length} faults`);
if (deeds > 0) {
  const file = nth => fileOfMatches(FILED, nth);
  const done = await killInDeeds(server.url, deeds, { lot, fault, file, faultsOf });
  console.log(`${4 * deeds} kills in the midst of a deed, done: ${done}; ${faults.length} faults`);
}
const within = (ms, ...shares) => shares.map(share => `${100 * share} % within ${percentile(ms, share)?.toFixed(0)} ms`).join(', ');
if (taps > 0) {
  const ms = await untilAcknowledged(server.url, taps, { lot });
  console.log(`${ms.length} taps acknowledged: ${within(ms, 0.5, 0.95)}`);
}
if (beside > 0) {
  const ms = await besideAnImport(server.url, beside, { lot, file: fileOfMatches(HUNDRED, 0, Infinity) });
  console.log(`${ms.length} rows kept while a hundred matches are taken in: ${within(ms, 0.5, 0.95, 1)}`);
}
if (curve > 0) {
  const points = await curveOfKills(server.url, curve, { lot, fault });
  console.log(
    `A kill so long after a choice was sent keeps it: ${points.map(p => `${p.ms} ms ${p.kept} of ${p.times}`).join(', ')}; ${faults.length} faults`,
  );
}
for (let t = 0; seen.kills < times && faults.length < 20; t++) {
  await oneTable(server.url, tables[t % tables.length], Math.min(times, seen.kills + KILLS_A_TABLE));
  report();
}
await server.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = faults.length > 0 ? 1 : 0;
