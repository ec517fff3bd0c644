/** The app that players get asks for nothing, is signed with one's own key, and says what it carries elsewhere; the one that tests get may talk to the test runner. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { ROOT } from '../setUp.mjs';

const require = createRequire(import.meta.url);
const withoutPermissions = require('../plugins/withoutPermissions.js');
const withDetox = require('../plugins/withDetox.js');
const withUprightPhones = require('../plugins/withUprightPhones.js');
const withOwnKey = require('../plugins/withOwnKey.js');
const withVersionNumbers = require('../plugins/withVersionNumbers.js');
const withBackupRules = require('../plugins/withBackupRules.js');
const { expo } = JSON.parse(readFileSync(join(ROOT, 'app.json'), 'utf8'));
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

const GRADLE = `apply plugin: "com.android.application"

android {
    signingConfigs {
        debug {
            storeFile file('debug.keystore')
        }
    }
    buildTypes {
        debug {
            signingConfig signingConfigs.debug
        }
        release {
            // Caution!
            signingConfig signingConfigs.debug
            minifyEnabled true
        }
    }
}
`;

test('a release is signed with the key that the environment names, or not at all; the debug build stays as it is', async () => {
  const { contents } = await changed(withOwnKey, 'android', 'appBuildGradle', { contents: GRADLE });
  for (const name of ['KEYSTORE', 'KEYSTORE_PASSWORD', 'KEY_ALIAS', 'KEY_PASSWORD']) assert.match(contents, new RegExp(`BLAZON_${name}`));
  assert.match(contents, /release \{\s+\/\/ Caution!\s+signingConfig blazonTriesOnly \? signingConfigs.debug : signingConfigs.release/);
  assert.match(contents, /debug \{\s+signingConfig signingConfigs.debug\s/);
  assert.match(contents, /signingConfigs \{\s+release \{\s+if \(!blazonKeyIsMissing && !blazonTriesOnly\)/);
  assert.match(contents, /throw new GradleException\('A release is signed with your own key/);
  assert.ok(contents.indexOf('def blazonKeyIsMissing') < contents.indexOf('android {'));
  assert.equal((await changed(withOwnKey, 'android', 'appBuildGradle', { contents })).contents, contents);
  await assert.rejects(changed(withOwnKey, 'android', 'appBuildGradle', { contents: 'android {\n}' }), /no .* any more/);
});

test('each version counts higher than the one before, in both shops', () => {
  const codes = ['0.1.0', '0.1.1', '0.2.0', '1.0.0', '1.0.12', '1.10.2'].map(
    version => withVersionNumbers({ version }).android.versionCode,
  );
  assert.deepEqual(
    codes,
    codes.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(codes).size, codes.length);
  assert.ok(codes.at(-1) < 2_100_000_000);
  assert.equal(withVersionNumbers({ version: '1.2.3', ios: { supportsTablet: true } }).ios.buildNumber, '1.2.3');
  for (const version of ['1.2', '1.2.3-rc', '1.2.1000', '']) assert.throws(() => withVersionNumbers({ version }), /no version/);
});

test('into a cloud goes nothing, to a new device the drawer', async () => {
  const manifest = { manifest: { application: [{ $: { 'android:name': '.MainApplication', 'android:allowBackup': 'false' } }] } };
  const { $: app } = (await changed(withBackupRules, 'android', 'manifest', manifest)).manifest.application[0];
  await prebuild(withBackupRules);
  const rules = key => readFileSync(join(project, 'app/src/main/res', `${app[key].slice(1)}.xml`), 'utf8');
  const [cloud, device] = rules('android:dataExtractionRules').split('<device-transfer>');
  assert.doesNotMatch(cloud + rules('android:fullBackupContent'), /<include/);
  for (const domain of ['root', 'file', 'database', 'sharedpref', 'external'])
    for (const text of [cloud, rules('android:fullBackupContent')]) assert.match(text, new RegExp(`<exclude domain="${domain}" path="."`));
  assert.deepEqual(device.match(/<include [^>]*>/g), ['<include domain="file" path="SQLite/" />']);
  assert.equal(app['android:allowBackup'], 'true');
});

test('back shows where it leads before one lets go', () => assert.equal(expo.android.predictiveBackGestureEnabled, true));

const INSTALLED = join(ROOT, 'node_modules');
const textOf = (...path) => (existsSync(join(...path)) ? readFileSync(join(...path), 'utf8') : '');

test('the privacy manifest says whatever a library of ours says, tracks nobody and collects nothing', () => {
  const { privacyManifests: said } = expo.ios;
  assert.deepEqual([said.NSPrivacyTracking, said.NSPrivacyTrackingDomains, said.NSPrivacyCollectedDataTypes], [false, [], []]);
  const reasons = new Map(
    said.NSPrivacyAccessedAPITypes.map(each => [each.NSPrivacyAccessedAPIType, each.NSPrivacyAccessedAPITypeReasons]),
  );
  const libraries = readdirSync(INSTALLED).filter(name => /^(expo|react-native)/.test(name));
  const texts = libraries.flatMap(name => [
    textOf(INSTALLED, name, 'ios/PrivacyInfo.xcprivacy'),
    textOf(INSTALLED, name, 'React/Resources/PrivacyInfo.xcprivacy'),
  ]);
  const asked = texts.flatMap(text => text.split('<dict>').filter(each => each.includes('NSPrivacyAccessedAPICategory')));
  assert.ok(asked.length > 4);
  for (const each of asked) {
    const kind = /NSPrivacyAccessedAPICategory\w+/.exec(each)[0];
    for (const [reason] of each.matchAll(/[0-9A-Z]{4}\.\d/g)) assert.ok(reasons.get(kind)?.includes(reason), `${kind} ${reason}`);
  }
});

test('native libraries that are built here fit pages of 16 kB', () => {
  const libraries = ['expo-modules-core', ...Object.keys(JSON.parse(textOf(ROOT, 'package.json')).dependencies)];
  const built = libraries.filter(name =>
    /externalNativeBuild/.test(textOf(INSTALLED, name, 'android/build.gradle') + textOf(INSTALLED, name, 'android/build.gradle.kts')),
  );
  assert.ok(built.includes('expo-sqlite'));
  for (const name of built) {
    const told =
      textOf(INSTALLED, name, 'android/build.gradle') +
      textOf(INSTALLED, name, 'android/build.gradle.kts') +
      textOf(INSTALLED, name, 'android/src/main/jni/CMakeLists.txt');
    assert.match(told, /ANDROID_SUPPORT_FLEXIBLE_PAGE_SIZES=ON|max-page-size=16384/, name);
  }
});
