/**
 * The app that players get asks Android for nothing, not even the network: the release manifest takes away what the template
 * and the libraries add. Debug builds keep it, because they load their code from the developer's computer; so do builds for
 * Detox (DETOX=1), because the app talks to the test runner over a socket.
 */
const { withDangerousMod } = require('expo/config-plugins');
const fs = require('node:fs');
const path = require('node:path');

const TAKEN_AWAY = [
  'INTERNET',
  'ACCESS_NETWORK_STATE',
  'ACCESS_WIFI_STATE',
  'SYSTEM_ALERT_WINDOW',
  'READ_EXTERNAL_STORAGE',
  'WRITE_EXTERNAL_STORAGE',
  'VIBRATE', // haptic feedback of the view (performAndroidHapticsAsync) works without
];

function releaseManifest() {
  const lines = TAKEN_AWAY.map(name => `  <uses-permission android:name="android.permission.${name}" tools:node="remove"/>`);
  return `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
${lines.join('\n')}
</manifest>
`;
}

module.exports = function withoutPermissions(config) {
  return withDangerousMod(config, [
    'android',
    prebuild => {
      const folder = path.join(prebuild.modRequest.platformProjectRoot, 'app/src/release');
      fs.rmSync(path.join(folder, 'AndroidManifest.xml'), { force: true });
      if (process.env.DETOX !== '1') {
        fs.mkdirSync(folder, { recursive: true });
        fs.writeFileSync(path.join(folder, 'AndroidManifest.xml'), releaseManifest());
      }
      return prebuild;
    },
  ]);
};
