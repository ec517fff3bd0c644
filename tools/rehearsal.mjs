/**
 * npm run rehearsal [-- --platform android] [-- --bundle file.js] [-- --prove]
 *
 * Starts the bundles of both phones in bare Node, before stubs of the native side and real SQL, and plays them: every page, a round of each game with a bot, a kill in its
 * midst, the way back. --prove spoils the bundle in four ways first and demands that each is noticed. Ends with 1 when anything is wrong.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp, stop } from './setUp.mjs';

const PLATFORMS = ['android', 'ios'];

function readArguments() {
  try {
    const text = { type: 'string' };
    return parseArgs({ options: { platform: text, bundle: text, prove: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return stop(error.message);
  }
}

const { platform, bundle, prove: proves } = readArguments();
setUp();
const { misunderstood, plainBundle } = await import('./rehearsal/bundle.mjs');
const { Phone } = await import('./rehearsal/phone.mjs');
const { leaves, playsEach, seesEveryPage } = await import('./rehearsal/walk.mjs');

/** Throws at the first fault. */
async function rehearsed(on, file) {
  const unknown = misunderstood(file);
  if (unknown !== null) throw new Error(`Hermes does not understand the bundle:\n${unknown}`);
  const folder = mkdtempSync(join(tmpdir(), 'blazon-phone-'));
  const phone = new Phone({ platform: on, bundle: file, folder });
  const hear = error => phone.fault(error?.stack ?? String(error));
  process.on('unhandledRejection', hear);
  try {
    phone.start();
    await phone.see('home');
    await seesEveryPage(phone);
    await playsEach(phone);
    await leaves(phone);
    phone.demandNoFault();
  } finally {
    phone.kill();
    process.off('unhandledRejection', hear);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fault that is found; '': none. */
const faultOf = on => file =>
  rehearsed(on, file).then(
    () => '',
    error => error.message,
  );

async function prove(on, file) {
  const { isNoticed, KINDS } = await import('./rehearsal/proofs.mjs');
  for (const kind of KINDS) {
    const noticed = await isNoticed(file, kind, faultOf(on));
    console.log(`${noticed ? '✓' : '✗'} ${on}: ${kind} is ${noticed ? '' : 'not '}noticed`);
    if (!noticed) process.exitCode = 1;
  }
}

async function onOne() {
  const began = Date.now();
  const file = bundle ?? (await plainBundle(platform));
  if (proves) return prove(platform, file);
  await rehearsed(platform, file);
  console.log(`✓ ${platform}: every page, five games, five kills (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Each phone in a process of its own: they wait a good deal. */
const inItsOwn = on =>
  new Promise(ended => {
    const child = spawn(process.execPath, [import.meta.filename, '--platform', on, ...process.argv.slice(2)], { stdio: 'inherit' });
    child.on('close', code => ended(code === 0));
  });

if (platform === undefined) {
  const well = await Promise.all(PLATFORMS.map(inItsOwn));
  process.exitCode = well.every(Boolean) ? 0 : 1;
} else {
  await onOne().catch(error => {
    console.log(`✗ ${platform}: ${error.message}`);
    process.exitCode = 1;
  });
  process.exit();
}
