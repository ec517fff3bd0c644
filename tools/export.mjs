/**
 * npm run export [-- --platform web|android|ios] [-- --always]
 *
 * Exports the app: for the web as an installable site that works offline (Expo's export, then manifest, icons and service worker), for phones its
 * JavaScript as Hermes bytecode. What nothing has changed since is left as it is.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_SECURITY_POLICY } from './serve.mjs';
import { ROOT, setUp, step, stop } from './setUp.mjs';
import { filesUnder, fingerprint, fingerprintOfSources } from './sources.mjs';

export const DIST = join(ROOT, 'dist');
const STAMP = '.fingerprint';

const PAPER = { light: '#F6F0E1', dark: '#16130F' };
/** Drawn by drawIcons.mjs into assets/pwa. */
const ICONS = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

function expoExport(platform, folder) {
  const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
  const { status, stdout, stderr } = spawnSync(process.execPath, [expo, 'export', '--platform', platform, '--output-dir', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The export for ${platform} failed:\n${stdout}${stderr}`);
}

function manifest() {
  const { name, description } = { ...JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')), name: 'Blazon' };
  return {
    id: '/',
    name,
    short_name: name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    categories: ['games'],
    icons: ICONS.map(({ name: file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

const PWA = join(ROOT, 'tools', 'pwa');
const written = file => readFileSync(join(PWA, file), 'utf8');
export const sha256 = content => createHash('sha256').update(content).digest('base64');

/** Replaces exactly one place; a template that has changed under us must not pass unseen. */
function put(text, place, replacement) {
  if (!place.test(text)) throw new Error(`The exported page has no ${place}`);
  return text.replace(place, () => replacement);
}

/** The script that comes before the app, under a name that no older version has: an old worker would answer with its own. */
function writeStart(folder, version) {
  const script = put(written('start.js'), /__VERSION__/, version);
  const path = `/_expo/static/js/web/start-${createHash('sha256').update(script).digest('hex').slice(0, 32)}.js`;
  writeFileSync(join(folder, path), script);
  return path;
}

/** What the page says before the app has started, and where the browser finds the rest. */
function headOf(page, start) {
  return `
    <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">
    <meta name="referrer" content="no-referrer">
    <meta name="description" content="${page.description}">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">
    <meta name="apple-mobile-web-app-title" content="${page.name}">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
    <link rel="icon" type="image/png" sizes="192x192" href="/icons/icon-192.png">
    <style>html { background: ${PAPER.light}; } @media (prefers-color-scheme: dark) { html { background: ${PAPER.dark}; } }</style>
    <script src="${start}" defer></script>`;
}

const NO_SCRIPT = `<noscript><p style="font: 1.125rem/1.5 sans-serif; padding: 2rem">Blazon plays in your browser and needs JavaScript. Please switch it on for this page.<br><span lang="it">Blazon gioca nel tuo browser e ha bisogno di JavaScript: attivalo per questa pagina, per favore.</span></p></noscript>`;

/** A script of the page with its hash: the browser runs no other, and no half one. */
const withItsHash = folder => (tag, path) => tag.replace(' src=', ` integrity="sha256-${sha256(readFileSync(join(folder, path)))}" src=`);

function finishPage(folder, page, version) {
  const file = join(folder, 'index.html');
  let html = readFileSync(file, 'utf8');
  html = put(html, /<meta charset="[^"]*"\s*\/?>/i, `<meta charset="utf-8">${headOf(page, writeStart(folder, version))}`);
  html = put(html, /<noscript>[\s\S]*?<\/noscript>/, NO_SCRIPT);
  html = put(html, /<html lang="[^"]*">/, '<html lang="en">');
  html = put(html, /<div id="root"><\/div>/, `<div id="root"></div>\n${written('late.html')}`);
  writeFileSync(file, html.replace(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g, withItsHash(folder)));
}

/** When this content was first exported, in seconds: what has not changed since the last export is no newer version. */
function builtOf(version) {
  const last = join(DIST, 'serviceWorker.js');
  const before = existsSync(last) ? readFileSync(last, 'utf8') : '';
  const same = before.includes(`'${version}'`) ? /Number\('(\d+)'\)/.exec(before) : null;
  return same?.[1] ?? process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
}

/** The service worker knows every file by name and hash, and is new whenever any content is. The page has no name: some hosts send `/index.html` elsewhere. */
export function writeServiceWorker(folder, version, built) {
  const files = filesUnder(folder).filter(file => !/\.map$|[\\/](serviceWorker\.js|\.fingerprint)$/.test(file));
  const pathOf = file => `/${relative(folder, file).replaceAll('\\', '/')}`.replace(/^\/index\.html$/, '/');
  const hashes = Object.fromEntries(files.map(file => [pathOf(file), sha256(readFileSync(file))]));
  const named = put(put(written('serviceWorker.js'), /__VERSION__/, version), /__BUILT__/, built);
  writeFileSync(join(folder, 'serviceWorker.js'), put(named, /\{ __FILES__: '' \}/, JSON.stringify(hashes, null, 2)));
}

async function makeInstallable(folder) {
  const page = manifest();
  rmSync(join(folder, 'metadata.json')); // for Expo's update server, which this app does not have
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(page, null, 2));
  cpSync(join(ROOT, 'assets', 'pwa'), join(folder, 'icons'), { recursive: true });
  const version = fingerprint([...filesUnder(folder), ...filesUnder(PWA)]).slice(0, 16);
  finishPage(folder, page, version);
  writeServiceWorker(folder, version, builtOf(version));
}

const stampOf = folder => join(folder, STAMP);

function isCurrent(folder, stamp) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === stamp;
}

/** Exports only when something the app is made of has changed; and into another folder first, so that a failing export leaves the last good one in place. */
async function exported(platform, folder, always, finish) {
  const stamp = fingerprintOfSources();
  if (!always && isCurrent(folder, stamp)) return;
  const built = step(BUILDING[platform]);
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  expoExport(platform, next);
  await finish(next);
  writeFileSync(stampOf(next), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  built();
}

const BUILDING = {
  web: 'Building the web app (half a minute the first time, seconds later)',
  android: 'Building the bytecode for Android',
  ios: 'Building the bytecode for iOS',
};

/** The web app in `dist`. */
export async function exportWeb({ always = false } = {}) {
  await exported('web', DIST, always, makeInstallable);
  return DIST;
}

const isBytecode = file => file.endsWith('.hbc');

const folderOf = platform => join(ROOT, `dist-${platform}`);

/** What the last export for phones has left, whatever has changed since. */
export const lastBytecode = platform => filesUnder(folderOf(platform)).find(isBytecode);

/** The JavaScript of the phone app as Hermes bytecode, in `dist-android` or `dist-ios`; returns the file. */
export async function exportBytecode(platform = 'android', { always = false } = {}) {
  await exported(platform, folderOf(platform), always, next => {
    if (!filesUnder(next).some(isBytecode)) throw new Error(`The export for ${platform} contains no Hermes bytecode.`);
  });
  return lastBytecode(platform);
}

function readArguments() {
  const { values } = parseArgs({ options: { platform: { type: 'string', default: 'web' }, always: { type: 'boolean', default: false } } });
  if (!(values.platform in BUILDING))
    throw new Error(`There is no platform '${values.platform}'; there are: ${Object.keys(BUILDING).join(', ')}.`);
  return values;
}

if (process.argv[1] === import.meta.filename) {
  setUp();
  try {
    const { platform, always } = readArguments();
    const at = platform === 'web' ? await exportWeb({ always }) : await exportBytecode(platform, { always });
    console.log(`${platform === 'web' ? 'The web app is in' : 'The bytecode is'} ${relative(ROOT, at)}.`);
  } catch (error) {
    stop(error.message);
  }
}
