/**
 * An Android release is signed with one's own key, which is named by the environment and lies nowhere in the project. Without one the build ends with a sentence that says so:
 * the template's release is signed with a key that everybody has. BLAZON_KEYSTORE=debug signs with that one all the same, for a device at hand.
 */
const { withAppBuildGradle } = require('expo/config-plugins');

const NAMES = ['BLAZON_KEYSTORE', 'BLAZON_KEYSTORE_PASSWORD', 'BLAZON_KEY_ALIAS', 'BLAZON_KEY_PASSWORD'];
const MARK = 'blazonKeyIsMissing';

const CHECK = `
def blazonKey = { name -> System.getenv(name) ?: '' }
def blazonTriesOnly = blazonKey('BLAZON_KEYSTORE') == 'debug' || System.getenv('DETOX') == '1'
def ${MARK} = !blazonTriesOnly && [${NAMES.map(name => `'${name}'`).join(', ')}].any { blazonKey(it).isEmpty() }

gradle.taskGraph.whenReady { graph ->
    // Expo's own service signs with the key that is kept there.
    if (${MARK} && System.getenv('EAS_BUILD') != 'true' && graph.allTasks.any { it.project == project && it.name ==~ /(package|bundle|assemble|sign).*Release.*/ })
        throw new GradleException('A release is signed with your own key: set ${NAMES.join(', ')} (the file, and what opens it), or BLAZON_KEYSTORE=debug to try it on a device at hand.')
}
`;

const OWN = `
        release {
            if (!${MARK} && !blazonTriesOnly) {
                storeFile file(blazonKey('BLAZON_KEYSTORE'))
                storePassword blazonKey('BLAZON_KEYSTORE_PASSWORD')
                keyAlias blazonKey('BLAZON_KEY_ALIAS')
                keyPassword blazonKey('BLAZON_KEY_PASSWORD')
            }
        }`;

function replaced(source, place, replacement) {
  if (!place.test(source)) throw new Error(`withOwnKey: the template has no ${place} any more`);
  return source.replace(place, replacement);
}

module.exports = function withOwnKey(config) {
  return withAppBuildGradle(config, gradle => {
    const source = gradle.modResults.contents;
    if (source.includes(MARK)) return gradle;
    const checked = replaced(source, /^android \{/m, found => `${CHECK}\n${found}`);
    const known = replaced(checked, /signingConfigs \{/, found => found + OWN);
    gradle.modResults.contents = replaced(
      known,
      /(\n {8}release \{[^}]*?signingConfig )signingConfigs\.debug/,
      '$1blazonTriesOnly ? signingConfigs.debug : signingConfigs.release',
    );
    return gradle;
  });
};
