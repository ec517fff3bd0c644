/** A phone stands upright: a board and what is in hand need the height. Tablets lie as their players like. */
const { withInfoPlist, withMainActivity } = require('expo/config-plugins');

/** From this width on of the shorter side Android speaks of a tablet. */
const TABLET_FROM = 600;
const CREATED = /super\.onCreate\([^)]*\)\n/;
const MARK = 'smallestScreenWidthDp';
const UPRIGHT = `    requestedOrientation =
      if (resources.configuration.${MARK} < ${TABLET_FROM}) android.content.pm.ActivityInfo.SCREEN_ORIENTATION_PORTRAIT
      else android.content.pm.ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED
`;

const side = name => `UIInterfaceOrientation${name}`;

function withUprightIphones(config) {
  return withInfoPlist(config, plist => {
    plist.modResults.UISupportedInterfaceOrientations = [side('Portrait')];
    plist.modResults['UISupportedInterfaceOrientations~ipad'] = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'].map(
      side,
    );
    return plist;
  });
}

function withUprightAndroidPhones(config) {
  return withMainActivity(config, activity => {
    const source = activity.modResults.contents;
    if (source.includes(MARK)) return activity;
    if (!CREATED.test(source)) throw new Error(`withUprightPhones: the template has no ${CREATED} any more`);
    activity.modResults.contents = source.replace(CREATED, found => found + UPRIGHT);
    return activity;
  });
}

module.exports = config => withUprightAndroidPhones(withUprightIphones(config));
