/**
 * Two engines: V8 as it is, and V8 without its compiler, which interprets as Hermes does on a phone. On the same processor that has been measured to take
 * 0.8 to 1.3 times Hermes' time; a phone's own processor is slower still.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

export const ENGINES = [
  { engine: 'V8', flags: [] },
  { engine: 'interpreted', flags: ['--jitless'] },
];

/** Evaluates a call to a bundled module in a Node of its own, so that no measurement warms up the next. */
export function ask(module, flags, call) {
  const script = `import * as m from ${JSON.stringify(pathToFileURL(module).href)}; console.log(JSON.stringify(await m.${call}));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, '--no-warnings', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
