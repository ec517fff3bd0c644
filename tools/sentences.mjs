#!/usr/bin/env node
/**
 * Every sentence of a game in every language, over its transcripts and matches by chance, to be compared before and after a change:
 * `node tools/sentences.mjs <folder> [game …] [--matches 60]` writes one file a game and language. The first lines are digests of what was said in which order;
 * then comes each sentence once, sorted.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './league/bundle.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { matches: { type: 'string', default: '20' } } });
const [folder, ...games] = positionals;
if (folder === undefined) {
  console.error('Where to? node tools/sentences.mjs <folder> [game …] [--matches 60]');
  process.exit(2);
}
const { ids, sentencesOf } = await import(await bundle('tools/sentences/say.ts'));
mkdirSync(folder, { recursive: true });
for (const id of games.length > 0 ? games : ids) {
  const kept = fileURLToPath(new URL(`../src/games/${id}/tests/transcripts/`, import.meta.url));
  const transcripts = readdirSync(kept).map(file => readFileSync(join(kept, file), 'utf8'));
  for (const { language, text } of sentencesOf(id, transcripts, Number(values.matches)))
    writeFileSync(join(folder, `${id}.${language}.txt`), text);
  console.log(id);
}
