/** Editions of one app that differ as versions do: other names of what has changed, another page, another worker. */
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256, writeServiceWorker } from '../export.mjs';

const SCRIPT = /<script integrity="[^"]*" src="(\/_expo\/static\/js\/web\/(?:index|start)-)[^"]*\.js"/g;

/** When the first edition was made, in seconds; the others follow. */
const FIRST = 1_000_000_000;

/** The path of the script that is the app. */
export const mainScript = folder =>
  /src="(\/_expo\/static\/js\/web\/index-[^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1];

/** The n-th edition of the app in `site`, in a folder of its own. */
export function edition(site, parent, n) {
  const folder = join(parent, `edition-${n}`);
  const name = `edition${n}`;
  mkdirSync(folder, { recursive: true });
  cpSync(site, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8').replace(SCRIPT, (tag, beginning) => {
    const before = /src="([^"]*)"/.exec(tag)[1];
    const after = `${beginning}${name}.js`;
    const text = readFileSync(join(folder, before), 'utf8').replace(/(const VERSION = ')[^']*/, `$1${name}`);
    renameSync(join(folder, before), join(folder, after));
    writeFileSync(join(folder, after), `${text}\n// ${name}\n`);
    return `<script integrity="sha256-${sha256(`${text}\n// ${name}\n`)}" src="${after}"`;
  });
  writeFileSync(page, html.replace('<title>', `<meta name="edition" content="${n}"><title>`));
  writeServiceWorker(folder, name, String(FIRST + n));
  return folder;
}
