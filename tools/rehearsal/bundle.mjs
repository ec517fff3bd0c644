/** The JavaScript of a phone as players get it, but readable: release mode, with the files that are for this platform. Made again only when something has changed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';
import { filesUnder, fingerprintOfSources } from '../sources.mjs';

const EXPO = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
const STAMP = '.fingerprint';

const scriptIn = folder => filesUnder(folder).find(file => file.endsWith('.js'));

function exported(platform, folder) {
  const args = ['export', '--platform', platform, '--no-bytecode', '--no-minify', '--output-dir', folder];
  const env = { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NODE_ENV: 'production' };
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [EXPO, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
    child.on('close', code => (code === 0 ? done() : failed(new Error(`The export for ${platform} failed:\n${said}`))));
  });
}

/** The file of the bundle. */
export async function plainBundle(platform) {
  const folder = join(ROOT, `dist-plain-${platform}`);
  const stamp = fingerprintOfSources();
  const written = join(folder, STAMP);
  if (!existsSync(written) || readFileSync(written, 'utf8') !== stamp) {
    rmSync(folder, { recursive: true, force: true });
    await exported(platform, folder);
    writeFileSync(written, stamp);
  }
  return scriptIn(folder);
}

const SYSTEMS = { darwin: 'osx-bin', linux: 'linux64-bin', win32: 'win64-bin' };

/** What Hermes says of a script that it does not understand; null: it understands all of it. */
export function misunderstood(file) {
  const compiler = join(ROOT, 'node_modules', 'hermes-compiler', 'hermesc', SYSTEMS[process.platform] ?? '', 'hermesc');
  const { status, stderr, error } = spawnSync(compiler, ['-O0', '-w', '-emit-binary', '-out', `${file}.hbc`, file], { encoding: 'utf8' });
  rmSync(`${file}.hbc`, { force: true });
  if (error !== undefined) throw error;
  return status === 0 ? null : stderr.slice(0, 2000);
}
