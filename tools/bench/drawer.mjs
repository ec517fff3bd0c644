/** A drawer with few matches and with ten thousand: what its opening and the pages of the app ask of it. In Node, on a file. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../league/bundle.mjs';
import { atMost, known } from './figure.mjs';
import { openFile } from './sqlite.mjs';

const SIZES = [10, 1_000, 10_000];

/** A drawer of each size is opened, and everything asked of it once. */
export async function measureDrawer() {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
  const { fill, prepare, ask } = await import(await bundle('tools/bench/drawerWork.ts'));
  const figures = [];
  for (const size of SIZES) {
    const file = join(folder, `many-${size}.db`);
    const filled = openFile(file);
    await filled.execAsync('PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;');
    await fill(filled, size);
    await filled.closeAsync();
    const db = openFile(file);
    const begun = performance.now();
    await prepare(db);
    const opened = performance.now() - begun;
    const { home, broken, history, search, records, minutes } = await ask(db);
    await db.closeAsync();
    const more = { game: `${size.toLocaleString('en')} matches`, where: 'A drawer with many matches' };
    figures.push(
      atMost('the drawer opened', 200, opened, 'ms', more),
      atMost('Home looked into', 1000, home, 'ms', more),
      known('all rows looked at for broken ones, behind Home', broken, 'ms', more),
      atMost('the history’s first page', 1000, history, 'ms', more),
      atMost('a letter typed into its search', 100, search, 'ms', more),
      atMost('records of all games', 1000, records, 'ms', more),
      atMost('minutes beside a new match', 200, minutes, 'ms', more),
      known('the file', statSync(file).size / 1_000_000, 'MB', more),
    );
    rmSync(file);
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
