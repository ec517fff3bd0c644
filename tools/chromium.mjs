/** Finds a Chromium for the stories and the benchmark; installs one where apt can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** No sandbox: in a container its user namespaces are missing. No background requests: nothing here asks the network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export const HOW_TO_GET_CHROMIUM =
  'The stories need Chromium: install it (on Debian: sudo apt-get install chromium) or name any Chrome in CHROMIUM_PATH.';

export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return USUAL_PLACES.find(place => existsSync(place)) ?? null;
}

function run(command, args) {
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

/** apt as root, or through sudo if that asks for no password; null: not possible here. */
function apt() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid() === 0) return args => run('apt-get', args);
  return run('sudo', ['-n', 'true']) ? args => run('sudo', ['-n', 'apt-get', ...args]) : null;
}

/** The path of a Chromium, or null when there is none and none can be had. */
export function getChromium() {
  const found = findChromium();
  if (found !== null || process.env.CHROMIUM_PATH) return found;
  const aptGet = apt();
  if (aptGet === null) return null;
  console.log('Installing Chromium (apt-get install chromium) …');
  aptGet(['update', '-qq']);
  aptGet(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return findChromium();
}
