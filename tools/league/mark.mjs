/**
 * What tells the bots of a kept match from what they may be today: the code that plays. All of it is in the mark – the league's table, the
 * referee, the game's rules, numbers, weights and nets, the searching and the levels – and nothing else: no sentence, no board, no comment,
 * no name of a local thing. So a match that counts was played by today's bots, to the last bit.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Rooms and files of a game that no choice hangs on. */
const SILENT = /[\\/]src[\\/]games[\\/][^\\/]+[\\/](words[\\/]|board[\\/]|lessons\.ts$|scenes\.ts$)/;
const nothing = { contents: 'module.exports = {}', loader: 'js' };

function onlyPlaying(game, change) {
  const silent = ({ path }) => (SILENT.test(path) ? nothing : null);
  const others = ({ path }) => (relative(join(root, 'src', 'games'), path).split(/[\\/]/)[0] === game ? null : nothing);
  return {
    name: 'only-playing',
    setup(builder) {
      builder.onLoad({ filter: /[\\/]src[\\/]games[\\/][^\\/]+[\\/]index\.ts$/ }, others);
      builder.onLoad({ filter: /\.(ts|json)$/ }, args => silent(args) ?? change?.(args) ?? null);
    },
  };
}

/** The mark, and of which files it is made. `change`: what a file would be instead, to try out what the mark covers. */
export async function markOf(game, change) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'tools/league/arena.ts')],
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [onlyPlaying(game, change)],
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
  return { mark: createHash('sha256').update(outputFiles[0].contents).digest('hex').slice(0, 8), files };
}
