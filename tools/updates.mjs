/**
 * npm run updates
 *
 * Updates the web app in a real browser from hosts that do what hosts do: half of it uploaded, a page instead of a script, a line that breaks, an
 * older version after a newer one. After each the app must open, online and offline, as one version whole, with its match. Ends with 1 when it does not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from './setUp.mjs';

setUp();
const { exportWeb } = await import('./export.mjs');
const { edition, mainScript } = await import('./updates/editions.mjs');
const { FAULTS, Host } = await import('./updates/host.mjs');
const { Visitor } = await import('./updates/visitor.mjs');

const site = await exportWeb();
const folder = mkdtempSync(join(tmpdir(), 'blazon-updates-'));
const host = new Host();
await host.open();
const editions = [1, 2, 3, 4, 5].map(n => edition(site, folder, n));
const [first, second, third, fourth, fifth] = editions;
const of = each => mainScript(each);

let visitor = new Visitor(host);
let failed = 0;

async function check(what, doIt) {
  const start = Date.now();
  const fault = await doIt().then(
    () => null,
    error => error.message.split('\n')[0],
  );
  if (fault !== null) failed++;
  console.log(`${fault === null ? '✓' : '✗'} ${what}${fault === null ? '' : `: ${fault}`} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}

async function opensAs(n, { match = true } = {}) {
  await visitor.opens('/', n, match);
  host.gone = true;
  await visitor.opens('/', n, match);
  host.gone = false;
}

try {
  host.has(first);
  await visitor.start();
  await check('a first visit keeps the whole app', async () => {
    await visitor.layMatch();
    await visitor.untilKept();
    await opensAs(1);
  });
  for (const [what, how] of Object.entries(FAULTS)) {
    if (what === 'never answers') continue;
    await check(`an update from a host that ${what} leaves what runs whole`, async () => {
      host.has(second, of(second), how);
      await visitor.opens('/', 1);
      if (await visitor.newerWaits()) throw new Error('it was taken');
      await opensAs(1);
    });
  }
  await check('an update that the browser’s end interrupts leaves what runs whole', async () => {
    host.has(second, of(second), FAULTS['never answers']);
    await visitor.opens('/', 1);
    await visitor.again();
    await opensAs(1);
  });
  await check('a newer version is not said of at a table, and nothing happens there', async () => {
    host.has(second);
    await visitor.opens('/', 1);
    await visitor.goesOnPlaying();
    if (!(await visitor.newerWaits())) throw new Error('it has not come');
    await visitor.isQuietAtTheTable(1);
  });
  await check('it is said of at Home, and taken when the player says so', async () => {
    await visitor.opens('/', 1);
    await visitor.takesNewer(2);
    await opensAs(2);
  });
  await check('an older version never follows', async () => {
    host.has(first);
    await visitor.opens('/', 2);
    if (await visitor.newerWaits()) throw new Error('it was taken');
    await opensAs(2);
  });
  await check('a newer one comes by itself when the app was closed', async () => {
    host.has(third);
    await visitor.opens('/', 2);
    if (!(await visitor.newerWaits())) throw new Error('it has not come');
    await visitor.again();
    await opensAs(3);
  });
  await check('whoever reloads by force stays with what came', async () => {
    host.has(fourth);
    await visitor.reloadsByForce(4);
    await opensAs(4);
  });
  await check('a script that is spoilt on the device is fetched anew; without a server it is said so', async () => {
    host.has(fourth);
    await visitor.spoil(of(fourth));
    await visitor.again();
    host.gone = true;
    await visitor.isTold('missing');
    host.gone = false;
    await visitor.triesAgain(4);
    await opensAs(4);
  });
  await check('spoilt, and the server has the next version only: that one is taken', async () => {
    await visitor.spoil(of(fourth));
    host.has(fifth);
    await visitor.again();
    await visitor.opens('/', 5);
    await opensAs(5);
  });
  for (const what of ['fails', 'answers an unknown script with the page', 'gives half a script']) {
    await check(`a first visit to a host that ${what}: it is said so, and what came wrong is fetched again`, async () => {
      await visitor.end();
      visitor = new Visitor(host);
      host.has(first, of(first), FAULTS[what]);
      await visitor.start();
      await visitor.isTold('missing');
      host.has(first);
      await visitor.triesAgain(1, { match: false });
      await visitor.untilKept();
      await opensAs(1, { match: false });
    });
  }
} finally {
  await visitor.end();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'No update did harm.' : `${failed} did harm.`);
process.exitCode = failed > 0 ? 1 : 0;
