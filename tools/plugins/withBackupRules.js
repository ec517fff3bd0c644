/**
 * What Android may carry elsewhere. Into a cloud nothing: what is played stays on the device. To a new device of the same owner, from one to the other,
 * the drawer with the matches; Android before 12 cannot tell the two apart, and carries nothing.
 */
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins');
const fs = require('node:fs');
const path = require('node:path');

/** Where expo-sqlite keeps its files. */
const DRAWER = 'SQLite/';
const DOMAINS = ['root', 'file', 'database', 'sharedpref', 'external'];

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const nothing = indent => DOMAINS.map(domain => `${indent}<exclude domain="${domain}" path="." />\n`).join('');

const FILES = {
  blazon_since_12: `${HEAD}<data-extraction-rules>
    <cloud-backup>
${nothing('        ')}    </cloud-backup>
    <device-transfer>
        <include domain="file" path="${DRAWER}" />
    </device-transfer>
</data-extraction-rules>
`,
  blazon_before_12: `${HEAD}<full-backup-content>
${nothing('    ')}</full-backup-content>
`,
};

function withRulesNamed(config) {
  return withAndroidManifest(config, manifest => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(manifest.modResults);
    app.$['android:allowBackup'] = 'true';
    app.$['android:dataExtractionRules'] = '@xml/blazon_since_12';
    app.$['android:fullBackupContent'] = '@xml/blazon_before_12';
    return manifest;
  });
}

function withRulesWritten(config) {
  return withDangerousMod(config, [
    'android',
    prebuild => {
      const folder = path.join(prebuild.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      fs.mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, `${name}.xml`), text);
      return prebuild;
    },
  ]);
}

module.exports = config => withRulesWritten(withRulesNamed(config));
