/**
 * The drawer: one insert for every choice, and the longest match of every game found again. In Node, on a file; what a browser or a phone
 * takes for it is part of `app`.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../league/bundle.mjs';
import { ask } from './engines.mjs';
import { openFile as open } from './sqlite.mjs';
import { atMost, median, percentile } from './figure.mjs';

/** How long it takes to read every page of the file once, as the opening of a small drawer does. */
async function checkOf(file) {
  const db = open(file);
  const begun = performance.now();
  await db.getAllAsync('PRAGMA quick_check(1)');
  const ms = performance.now() - begun;
  await db.closeAsync();
  return ms;
}

export async function measureArchive({ game }) {
  const module = await bundle('tools/bench/archiveWork.ts');
  const { games, measureArchive: measure } = await import(module);
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
  const figures = [];
  for (const id of games.filter(each => game === undefined || each === game)) {
    const file = join(folder, `${id}.db`);
    const db = open(file);
    const { choices, inserts, resumed, replayed } = await measure(db, id);
    await db.closeAsync();
    const interpreted = ask(module, ['--jitless'], `measureReplay(${JSON.stringify(id)})`);
    const longest = { game: id, count: choices };
    figures.push(
      atMost('a choice saved, half', 25, median(inserts), 'ms', longest),
      atMost('a choice saved, 95 %', 100, percentile(inserts, 0.95), 'ms', longest),
      atMost('the longest of 200 matches resumed', 50, resumed, 'ms', longest),
      atMost('the same from its first choice on', 150, replayed, 'ms', longest),
      atMost('the same, interpreted', 1000, interpreted, 'ms', longest),
      atMost('the drawer with this match', 200, statSync(file).size / 1000, 'kB', { game: id }),
      atMost('that drawer checked page by page at opening', 20, await checkOf(file), 'ms', { game: id }),
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
