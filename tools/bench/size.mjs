/** What has to be downloaded and installed. */
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { exportBytecode, exportWeb } from '../export.mjs';
import { filesUnder } from '../sources.mjs';
import { atMost, known } from './figure.mjs';

const kilobytes = bytes => bytes / 1000;
const zipped = files => kilobytes(files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0));
const plain = files => kilobytes(files.reduce((sum, file) => sum + statSync(file).size, 0));

export async function measureSize() {
  const files = filesUnder(await exportWeb());
  const ending = end => files.filter(file => file.endsWith(end));
  return [
    atMost('JavaScript of the web app, zipped', 450, zipped(ending('.js')), 'kB'),
    atMost('the whole site, zipped', 2500, zipped(files), 'kB'),
    known('SQLite for the browser, zipped', zipped(ending('.wasm')), 'kB'),
    atMost('five fonts', 300, plain(ending('.ttf')), 'kB'),
    atMost('JavaScript of the phone app, as Hermes bytecode', 8000, plain([exportBytecode()]), 'kB'),
  ];
}
