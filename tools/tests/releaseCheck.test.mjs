/** The release check finds what it should find. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { configurationOf } from '../releaseCheck/configuration.mjs';
import { foreignHosts, permissionsOfLibraries, permissionsOfRelease, suspiciousCode, wishesOfPlist } from '../releaseCheck/search.mjs';

for (const code of [
  'fetch("/x")',
  'new WebSocket(u)',
  'new XMLHttpRequest',
  'navigator.sendBeacon(u)',
  'eval(text)',
  'new Function(text)',
]) {
  test(`${code} is a fault`, () => assert.equal(suspiciousCode(`const a = 1; ${code};`).length, 1));
}

test('prefetch, retrieval and a method of another name are none', () => {
  assert.deepEqual(suspiciousCode('Image.prefetch(e); medieval(x); isWebSocketLike()'), []);
});

test('a known place of a library is allowed and counted', () => {
  const excused = { count: 0 };
  assert.deepEqual(suspiciousCode('e=>{var r=await fetch(e,{credentials:"same-origin"})}', excused), []);
  assert.equal(excused.count, 1);
});

test('a foreign host is a fault, a namespace is not', () => {
  assert.deepEqual(foreignHosts('"http://www.w3.org/2000/svg"'), []);
  assert.deepEqual(foreignHosts('post("https://stats.example.com/hit")'), ['an address of stats.example.com']);
  assert.deepEqual(foreignHosts('"https://react.development.example"').length, 1);
});

test('a permission counts unless the release takes it away', () => {
  const main = '<uses-permission android:name="android.permission.INTERNET"/><uses-permission android:name="android.permission.CAMERA"/>';
  const release = '<uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>';
  assert.deepEqual(permissionsOfRelease(main, release), { asked: ['CAMERA'], taken: ['INTERNET'] });
});

test('what a library asks for is found, also in a scope', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-libraries-'));
  try {
    for (const [library, name] of [
      ['loud', 'RECORD_AUDIO'],
      ['@scope/seeing', 'CAMERA'],
      ['quiet', null],
    ]) {
      const at = join(folder, library, 'android/src/main');
      mkdirSync(at, { recursive: true });
      const asks = name === null ? '' : `<uses-permission android:name="android.permission.${name}" android:minSdkVersion="33"/>`;
      writeFileSync(join(at, 'AndroidManifest.xml'), `<manifest>${asks}</manifest>`);
    }
    assert.deepEqual(
      permissionsOfLibraries(folder).map(({ name, file }) => [name, file.split('/android/')[0]]),
      [
        ['RECORD_AUDIO', 'loud'],
        ['CAMERA', '@scope/seeing'],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a microphone, and work out of sight, are wishes of an iOS app; fonts are none', () => {
  const plist = '<key>UIAppFonts</key><array/><key>NSMicrophoneUsageDescription</key><string/><key>UIBackgroundModes</key><array/>';
  assert.deepEqual(wishesOfPlist(plist), ['NSMicrophoneUsageDescription', 'UIBackgroundModes']);
});

/** As Expo generates it, as much as is looked at. */
const PROJECT = {
  gradle: `['BLAZON_KEYSTORE', 'BLAZON_KEYSTORE_PASSWORD', 'BLAZON_KEY_ALIAS', 'BLAZON_KEY_PASSWORD']
throw new GradleException('A release is signed with your own key: set BLAZON_KEYSTORE …')
        versionCode 1002003
        release {
            signingConfig blazonTriesOnly ? signingConfigs.debug : signingConfigs.release`,
  properties: 'expo.gif.enabled=true\nexpo.useLegacyPackaging=false\n',
  main: '<application android:enableOnBackInvokedCallback="true" android:dataExtractionRules="@xml/since" android:fullBackupContent="@xml/before">',
  rules: name =>
    ({ '@xml/since': '<cloud-backup/><device-transfer>\n<include domain="file" path="SQLite/" />', '@xml/before': '<exclude/>' })[name] ??
    null,
  toolchain: 'ndkVersion = "27.1.12297006"\nagp = "8.12.0"\n',
  plist: '<key>CFBundleVersion</key>\n<string>1.2.3</string>',
  privacy: `<key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/><key>NSPrivacyCollectedDataTypes</key><array/>
    ${['UserDefaults', 'FileTimestamp', 'DiskSpace', 'SystemBootTime'].map(kind => `NSPrivacyAccessedAPICategory${kind}`).join(' ')}`,
  version: '1.2.3',
};
const faultsIn = project => configurationOf(project).flatMap(({ faults }) => faults);

test('a release as it should be has no fault', () => assert.deepEqual(faultsIn(PROJECT), []));

const replaced = (key, from, to) => ({ ...PROJECT, [key]: PROJECT[key].replace(from, to) });
for (const [what, project, said] of [
  [
    'a key that everybody has',
    replaced('gradle', 'blazonTriesOnly ? signingConfigs.debug : signingConfigs.release', 'signingConfigs.debug'),
    /another key/,
  ],
  ['a missing key that nobody mentions', replaced('gradle', /throw.*/, ''), /does not say so/],
  ['a key without its password', replaced('gradle', "'BLAZON_KEY_PASSWORD'", ''), /BLAZON_KEY_PASSWORD/],
  ['a number that stands still', replaced('gradle', '1002003', '1'), /versionCode is 1/],
  ['a build number of iOS that stands still', replaced('plist', '1.2.3', '1'), /CFBundleVersion is 1/],
  ['a backup without rules', replaced('main', /android:dataExtractionRules="[^"]*"/, ''), /names no rules/],
  ['matches carried into a cloud', { ...PROJECT, rules: () => '<cloud-backup><include/></cloud-backup>' }, /other rules/],
  ['back without a look', replaced('main', 'Callback="true"', 'Callback="false"'), /is off/],
  ['an older NDK', replaced('toolchain', '27.1', '26.3'), /NDK 26/],
  ['an older plugin of Gradle', replaced('toolchain', '8.12.0', '8.4.2'), /does not align/],
  ['packed libraries', replaced('properties', 'Packaging=false', 'Packaging=true'), /packed/],
  ['tracking', replaced('privacy', '<false/>', '<true/>'), /something else/],
  ['what is read and not said', replaced('privacy', 'NSPrivacyAccessedAPICategoryDiskSpace', ''), /3 kinds/],
])
  test(`${what} is a fault of a release`, () => {
    const found = faultsIn(project);
    assert.equal(found.length, 1);
    assert.match(found[0], said);
  });
