/** A run that somebody stops ends, even when another part of it listens to the same signal. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';

const RUN = `
  process.on('SIGTERM', () => {});
  const { endOnSignal } = await import(${JSON.stringify(join(ROOT, 'tools', 'orderlyEnd.mjs'))});
  endOnSignal(async signal => console.log('tidied up after ' + signal));
  setInterval(() => {}, 1000);
  console.log('runs');
`;

test('a run that is told to end tidies up and ends', { skip: process.platform === 'win32' }, async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  run.stdout.on('data', data => (said += data));
  await once(run.stdout, 'data');
  run.kill('SIGTERM');
  const [code] = await once(run, 'exit');
  assert.equal(code, 128 + 15);
  assert.equal(said, 'runs\ntidied up after SIGTERM\n');
});
