/** The release check finds what it should find. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
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
