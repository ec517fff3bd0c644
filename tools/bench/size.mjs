/** What has to be downloaded and installed. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exportBytecode, exportWeb } from '../export.mjs';
import { filesUnder } from '../sources.mjs';
import { atMost, known } from './figure.mjs';

const kilobytes = bytes => bytes / 1000;
const zipped = files => kilobytes(files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0));
const plain = files => kilobytes(files.reduce((sum, file) => sum + statSync(file).size, 0));

/** What a script is, by what is in it: the names of most are only hashes. */
function nameOf(file) {
  if (basename(file).startsWith('bot-')) return 'the thinking room of the bots';
  if (basename(file).startsWith('worker-')) return 'the room of the database';
  const [, box] = /\b(\w+)Drawn\b/.exec(readFileSync(file, 'utf8')) ?? [];
  return box === undefined ? `the page ${basename(file).replace(/-.*/, '')}` : `the box of ${box}`;
}

/** The house, and for each game its box with its board and the same rules again in the thinking room. */
const IN_ALL = 200 + 5 * 250;

export async function measureSize() {
  const site = await exportWeb();
  const files = filesUnder(site);
  const ending = end => files.filter(file => file.endsWith(end));
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  // The page names what is loaded before Home; all other scripts come later, when they are wanted or while nobody waits.
  const first = ending('.js').filter(file => page.includes(`/${basename(file)}"`));
  const later = ending('.js').filter(file => !first.includes(file) && file.includes('_expo'));
  return [
    atMost('JavaScript before Home, zipped', 360, zipped(first), 'kB'),
    ...later.map(file => known(`JavaScript later, zipped: ${nameOf(file)}`, zipped([file]), 'kB')),
    atMost('JavaScript of the web app in all, zipped', IN_ALL, zipped(ending('.js')), 'kB'),
    atMost('the whole site, zipped', 2500, zipped(files), 'kB'),
    known('SQLite for the browser, zipped', zipped(ending('.wasm')), 'kB'),
    atMost('five fonts', 300, plain(ending('.ttf')), 'kB'),
    atMost('JavaScript of the phone app, as Hermes bytecode', 8000, plain([await exportBytecode()]), 'kB'),
  ];
}
