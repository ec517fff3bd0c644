/** Bundles a developer's entry with the rules and bots it uses, so that bare Node can run it. */
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Inside node_modules, so that what is left unbundled is found from there. */
const folder = join(root, 'node_modules', '.cache', 'blazon');

/** As if no game had learnt anything yet. */
const untaught = {
  name: 'untaught',
  setup(build) {
    build.onLoad({ filter: /[\\/]data[\\/]net\.json$/ }, () => ({
      contents: JSON.stringify({ provenance: [], senses: {}, starts: [], speaks: [], silence: 0, coin: 0 }),
      loader: 'json',
    }));
  },
};

/** The path of the bundled module. `forgets`: its games have learnt no net. */
export async function bundle(entry, { forgets = false } = {}) {
  mkdirSync(folder, { recursive: true });
  const outfile = join(mkdtempSync(join(folder, 'bundle-')), 'bundle.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
    external: ['node-sqlite3-wasm'],
    plugins: forgets ? [untaught] : [],
  });
  return outfile;
}
