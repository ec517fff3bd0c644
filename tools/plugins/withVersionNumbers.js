/** What shops count follows from the one version in app.json, so that none is forgotten: 1.2.3 is 1002003 on Android, and 1.2.3 on iOS. */
const STEP = 1000;

function codeOf(version) {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (parts === undefined || parts.some(part => part >= STEP)) throw new Error(`withVersionNumbers: '${version}' is no version like 1.2.3`);
  return parts.reduce((sum, part) => sum * STEP + part, 0);
}

module.exports = function withVersionNumbers(config) {
  return {
    ...config,
    android: { ...config.android, versionCode: codeOf(config.version) },
    ios: { ...config.ios, buildNumber: config.version },
  };
};
