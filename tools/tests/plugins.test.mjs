/** The Android app that players get asks for nothing; the one that tests get may talk to the test runner. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const require = createRequire(import.meta.url);
const withoutPermissions = require('../plugins/withoutPermissions.js');
const withDetox = require('../plugins/withDetox.js');
const withUprightPhones = require('../plugins/withUprightPhones.js');
const APP = { name: 'Blazon', slug: 'blazon', android: { package: 'app.blazon' } };

let project;

/** What `expo prebuild` does with a plugin that writes files. */
async function prebuild(plugin) {
  const { mods, ...config } = plugin({ ...APP });
  const modRequest = { platform: 'android', platformProjectRoot: project, projectRoot: project, modName: 'dangerous' };
  await mods?.android.dangerous({ ...config, modRequest, modResults: undefined });
}

const manifest = () => join(project, 'app/src/release/AndroidManifest.xml');

beforeEach(() => {
  delete process.env.DETOX;
  project = mkdtempSync(join(tmpdir(), 'blazon-android-'));
});
afterEach(() => {
  delete process.env.DETOX;
  rmSync(project, { recursive: true });
});

test('the release manifest takes the network away', async () => {
  await prebuild(withoutPermissions);
  assert.match(readFileSync(manifest(), 'utf8'), /android\.permission\.INTERNET" tools:node="remove"/);
});

test('a build for Detox keeps it, even after a build for players', async () => {
  await prebuild(withoutPermissions);
  process.env.DETOX = '1';
  await prebuild(withoutPermissions);
  assert.ok(!existsSync(manifest()));
});

test('Detox leaves no trace in a build for players', () => {
  assert.equal(withDetox({ ...APP }).mods, undefined);
});

test('a build for Detox gets its test class in the package of the app', async () => {
  process.env.DETOX = '1';
  await prebuild(withDetox);
  assert.match(readFileSync(join(project, 'app/src/androidTest/java/app/blazon/DetoxTest.java'), 'utf8'), /^package app\.blazon;/);
});

/** What a mod makes of what the template holds. */
async function changed(plugin, platform, mod, modResults) {
  const { mods, ...config } = plugin({ ...APP });
  const modRequest = { platform, platformProjectRoot: project, projectRoot: project, modName: mod };
  return (await mods[platform][mod]({ ...config, modRequest, modResults })).modResults;
}

test('an iPhone stands upright, an iPad lies as it likes', async () => {
  const plist = await changed(withUprightPhones, 'ios', 'infoPlist', {
    UISupportedInterfaceOrientations: ['UIInterfaceOrientationLandscapeLeft'],
  });
  assert.deepEqual(plist.UISupportedInterfaceOrientations, ['UIInterfaceOrientationPortrait']);
  assert.equal(plist['UISupportedInterfaceOrientations~ipad'].length, 4);
});

test('an Android phone is told so when it opens, once; a template that has changed does not pass unseen', async () => {
  const template = 'class MainActivity {\n  fun onCreate() {\n    super.onCreate(null)\n  }\n}\n';
  const once = await changed(withUprightPhones, 'android', 'mainActivity', { contents: template });
  assert.match(
    once.contents,
    /super\.onCreate\(null\)\n\s+requestedOrientation =\n\s+if \(resources\.configuration\.smallestScreenWidthDp < 600\)/,
  );
  assert.equal((await changed(withUprightPhones, 'android', 'mainActivity', { contents: once.contents })).contents, once.contents);
  await assert.rejects(changed(withUprightPhones, 'android', 'mainActivity', { contents: 'class MainActivity' }), /no .* any more/);
});
