/** What a release has to be besides asking for nothing, read from the projects that Expo generates and from what Gradle will build them with. */
import { createRequire } from 'node:module';

const withVersionNumbers = createRequire(import.meta.url)('../plugins/withVersionNumbers.js');

const KEYS = ['BLAZON_KEYSTORE', 'BLAZON_KEYSTORE_PASSWORD', 'BLAZON_KEY_ALIAS', 'BLAZON_KEY_PASSWORD'];
const OWN_KEY = /\n {8}release \{[^}]*?signingConfig blazonTriesOnly \? signingConfigs\.debug : signingConfigs\.release/;
const SAYS_SO = /throw new GradleException\('A release is signed with your own key: set BLAZON_KEYSTORE/;
/** From these on pages of 16 kB are what is built for. */
const NDK = 27;
const GRADLE_PLUGIN = [8, 5];

const attribute = (manifest, name) => new RegExp(`<application[^>]* android:${name}="([^"]*)"`).exec(manifest)?.[1];
const isAtLeast = (version, [major, minor]) => version[0] > major || (version[0] === major && version[1] >= minor);
const numbersIn = text => (/(\d+)\.(\d+)/.exec(text ?? '') ?? []).slice(1).map(Number);

/** A name for what is demanded, and what is wrong with it; '': nothing. */
const DEMANDS = {
  'a release is signed with one’s own key, or says what is missing': ({ gradle }) => {
    const unnamed = KEYS.filter(key => !gradle.includes(`'${key}'`));
    if (unnamed.length > 0) return `nobody reads ${unnamed.join(', ')}`;
    if (!OWN_KEY.test(gradle)) return 'the release is signed with another key';
    return SAYS_SO.test(gradle) ? '' : 'a build without a key does not say so';
  },
  'shops count the version': ({ gradle, plist, version }) => {
    const { android, ios } = withVersionNumbers({ version });
    const code = /^ +versionCode (\d+)$/m.exec(gradle)?.[1];
    const build = /<key>CFBundleVersion<\/key>\s*<string>([^<]*)/.exec(plist)?.[1];
    if (code !== String(android.versionCode)) return `versionCode is ${code}`;
    return build === ios.buildNumber ? '' : `CFBundleVersion is ${build}`;
  },
  'what Android may carry elsewhere is said': ({ main, rules }) => {
    const [since, before] = ['dataExtractionRules', 'fullBackupContent'].map(name => rules(attribute(main, name)));
    if (since === null || before === null) return 'the manifest names no rules that are there';
    const [cloud] = since.split('<device-transfer>');
    return /<include/.test(cloud + before) || !/<device-transfer>\s*<include domain="file" path="SQLite\/"/.test(since)
      ? 'other rules'
      : '';
  },
  'back shows where it leads': ({ main }) =>
    attribute(main, 'enableOnBackInvokedCallback') === 'true' ? '' : 'enableOnBackInvokedCallback is off',
  'native libraries fit pages of 16 kB': ({ toolchain, properties }) => {
    const [ndk] = numbersIn(/ndkVersion = "([^"]*)"/.exec(toolchain)?.[1]);
    if (!(ndk >= NDK)) return `NDK ${ndk}`;
    if (!isAtLeast(numbersIn(/^agp = "([^"]*)"/m.exec(toolchain)?.[1]), GRADLE_PLUGIN))
      return 'an older plugin of Gradle does not align them';
    return /^expo\.useLegacyPackaging=false$/m.test(properties) ? '' : 'they are packed, and not laid out at pages';
  },
  'the privacy manifest says that nobody is tracked and nothing collected, and what is read': ({ privacy }) => {
    const isOff = /<key>NSPrivacyTracking<\/key>\s*<false\s*\/>/.test(privacy);
    const hasNone = key => new RegExp(`<key>${key}</key>\\s*<array\\s*/>`).test(privacy);
    if (!isOff || !hasNone('NSPrivacyTrackingDomains') || !hasNone('NSPrivacyCollectedDataTypes')) return 'it says something else';
    const kinds = new Set(privacy.match(/NSPrivacyAccessedAPICategory\w+/g));
    return kinds.size >= 4 ? '' : `it names ${kinds.size} kinds of what is read`;
  },
};

/**
 * `gradle`: android/app/build.gradle, `properties`: android/gradle.properties, `main`: the manifest, `rules`: the text of a named resource or null, `toolchain`: the
 * versions that React Native builds with, `plist` and `privacy` of iOS, `version` of app.json.
 */
export function configurationOf(project) {
  return Object.entries(DEMANDS).map(([what, faultIn]) => ({ what, faults: [faultIn(project)].filter(fault => fault !== '') }));
}
