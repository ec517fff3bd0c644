/**
 * npm run releaseCheck
 *
 * Visits every screen of the web app under its policy, and searches what players get: the web app for calls to a network and for text that is run as code, the phone app's bytecode for foreign
 * addresses, and the projects of both phones (generated anew, beside this one) for permissions: what the app asks for, and what its
 * libraries bring along. What is allowed, and why, stands in releaseCheck/allowed.mjs. Ends with 1 when anything else is found.
 *
 * The phone app's bytecode names fetch and WebSocket, because React Native brings them along; without the permission INTERNET they reach nobody.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, setUp } from './setUp.mjs';

setUp();
const { exportBytecode, exportWeb } = await import('./export.mjs');
const { filesUnder } = await import('./sources.mjs');
const { foreignHosts, permissionsOfLibraries, permissionsOfRelease, suspiciousCode, wishesOfPlist } =
  await import('./releaseCheck/search.mjs');

let faults = 0;
function report(what, found, note = '') {
  faults += found.length;
  console.log(`${found.length > 0 ? '✗' : '✓'} ${what}: ${found.length} faults${note}`);
  for (const line of found) console.log(`    ${line}`);
}

const site = await exportWeb();
for (const file of filesUnder(site).filter(each => /\.(js|html|css|webmanifest)$/.test(each))) {
  const text = readFileSync(file, 'utf8');
  const excused = { count: 0 };
  const found = [...suspiciousCode(text, excused), ...foreignHosts(text, { excused })];
  report(relative(site, file).replaceAll('\\', '/'), found, `, ${excused.count} allowed places`);
}
const { visitEveryScreen } = await import('./releaseCheck/visit.mjs');
const visited = await visitEveryScreen(site);
report('under its policy in Chromium', visited.faults, `, ${visited.screens} screens visited`);

const excused = { count: 0 };
const hosts = foreignHosts(readFileSync(await exportBytecode(), 'latin1'), { endToEnd: true, excused });
report('addresses in the bytecode of the phone app', hosts, `, ${excused.count} allowed places`);

const { manifests, plist } = nativeProjects();
const { asked, taken } = permissionsOfRelease(manifests.main, manifests.release);
report(
  'permissions of the Android release',
  asked.map(name => `asks for ${name}`),
  `, ${taken.length} taken away: ${taken.join(', ')}`,
);
if (!taken.includes('INTERNET')) report('INTERNET is taken away', ['it is not']);
const ofLibraries = permissionsOfLibraries(join(ROOT, 'node_modules'));
report(
  'permissions of the libraries in it',
  ofLibraries.filter(({ name }) => !taken.includes(name)).map(({ name, file }) => `${name}, asked for by ${file}`),
  `, ${ofLibraries.length} asked for`,
);
report('what the iOS app asks for', wishesOfPlist(plist));
process.exitCode = faults > 0 ? 1 : 0;

/** The projects that Expo generates, made in a folder of its own so that none is overwritten here. */
function nativeProjects() {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-prebuild-'));
  try {
    for (const each of ['app.json', 'package.json', 'tsconfig.json', 'metro.config.js', 'assets', 'app', 'modules', 'tools'])
      cpSync(join(ROOT, each), join(folder, each), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
    const { DETOX, ...env } = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [expo, 'prebuild', '--no-install'], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    if (status !== 0) throw new Error(`prebuild failed:\n${stdout}${stderr}`);
    const manifest = kind => readFileSync(join(folder, 'android/app/src', kind, 'AndroidManifest.xml'), 'utf8');
    return {
      manifests: { main: manifest('main'), release: manifest('release') },
      plist: readFileSync(join(folder, 'ios/Blazon/Info.plist'), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
