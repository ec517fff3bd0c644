#!/usr/bin/env node
/**
 * Writes whole matches into a game's tests/transcripts: `node tools/transcripts.mjs burgundy` plays one match for every number of seats and
 * every value of every option, as tempted. Existing files stay unless --over; read the diff before committing it.
 * `node tools/transcripts.mjs burgundy --table 4 team=12a` plays one match at one table, for what only a few tables offer.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './league/bundle.mjs';

const [id, ...flags] = process.argv.slice(2);
if (id === undefined) {
  console.error('Which game? node tools/transcripts.mjs <game> [--over]');
  process.exit(2);
}
const table = flags.indexOf('--table');
const asked = table < 0 ? null : { seats: Number(flags[table + 1]), options: flags.slice(table + 2).filter(flag => flag.includes('=')) };
const { transcriptsOf, transcriptOf } = await import(await bundle('tools/transcripts/playAll.ts'));
const folder = fileURLToPath(new URL(`../src/games/${id}/tests/transcripts`, import.meta.url));
mkdirSync(folder, { recursive: true });
for (const { name, text } of asked === null ? transcriptsOf(id) : [transcriptOf(id, asked.seats, asked.options)]) {
  const file = join(folder, `${name}.txt`);
  if (existsSync(file) && !flags.includes('--over')) console.log(`${name}: is there already`);
  else {
    writeFileSync(file, text);
    console.log(`${name}: ${text.split('\n').length} lines`);
  }
}
