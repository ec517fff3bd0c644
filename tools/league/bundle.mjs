/** Bundles a developer's entry with the rules and bots it uses, so that bare Node can run it. */
import { build } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of the bundled module. */
export async function bundle(entry) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'blazon-')), 'bundle.mjs');
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
  });
  return outfile;
}
