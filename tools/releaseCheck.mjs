/**
 * npm run releaseCheck
 *
 * Visits every screen of the web app under its policy, and searches what players get: the web app for calls to a network and for text that is run as code, the phone app's bytecode for foreign
 * addresses, and the projects of both phones (generated anew, beside this one) for permissions: what the app asks for, and what its
 * libraries bring along; and how a release is configured: its key, its number, its backup rules, the way back, pages of 16 kB, the privacy manifest, the texts of
 * licences (releaseCheck/configuration.mjs). What is allowed, and why, stands in releaseCheck/allowed.mjs. Ends with 1 when anything else is found.
 *
 * The phone app's bytecode names fetch and WebSocket, because React Native brings them along; without the permission INTERNET they reach nobody.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT, setUp } from './setUp.mjs';

setUp();
const { exportBytecode, exportWeb } = await import('./export.mjs');
const { filesUnder } = await import('./sources.mjs');
const { configurationOf } = await import('./releaseCheck/configuration.mjs');
const { SHIPPED, shippedTexts } = await import('./licences/shipped.mjs');
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

const project = nativeProjects();
const { asked, taken } = permissionsOfRelease(project.main, project.release);
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
report('what the iOS app asks for', wishesOfPlist(project.plist));
for (const { what, faults: found } of configurationOf(project)) report(what, found);
const isShown = JSON.stringify(JSON.parse(readFileSync(SHIPPED, 'utf8'))) === JSON.stringify(shippedTexts());
report('About shows the licences of what is installed', isShown ? [] : ['it shows others: npm run licences']);
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
    const textOf = (...path) => readFileSync(join(folder, ...path), 'utf8');
    const manifest = kind => textOf('android/app/src', kind, 'AndroidManifest.xml');
    const resources = {};
    for (const file of filesUnder(join(folder, 'android/app/src/main/res/xml')))
      resources[`@xml/${basename(file, '.xml')}`] = readFileSync(file, 'utf8');
    return {
      main: manifest('main'),
      release: manifest('release'),
      rules: name => resources[name] ?? null,
      gradle: textOf('android/app/build.gradle'),
      properties: textOf('android/gradle.properties'),
      toolchain: textOf('node_modules/react-native/gradle/libs.versions.toml'),
      plist: textOf('ios/Blazon/Info.plist'),
      privacy: textOf('ios/Blazon/PrivacyInfo.xcprivacy'),
      version: JSON.parse(textOf('app.json')).expo.version,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
