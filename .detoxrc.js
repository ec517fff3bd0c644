const webDriver = './e2e/web/driver.cjs';
const phone = { name: 'phone', viewport: { width: 390, height: 844 }, taps: 'finger' };
const tablet = { name: 'tablet', viewport: { width: 1280, height: 800 }, taps: 'mouse' };
const told = config => ({ args: { $0: 'jest', config: `e2e/${config}.config.js` } });

/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.config.js' }, jest: { setupTimeout: 120_000 } },
  artifacts: { rootDir: 'artifacts' },
  apps: {
    web: { type: 'web.export', binaryPath: 'dist', build: 'node tools/export.mjs' },
    'android.release': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build:
        'DETOX=1 npx expo prebuild --platform android && cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release',
    },
    'ios.release': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Blazon.app',
      build:
        'npx expo prebuild --platform ios && xcodebuild -workspace ios/Blazon.xcworkspace -scheme Blazon -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
  },
  devices: {
    'web.phone': { type: webDriver, device: phone },
    'web.tablet': { type: webDriver, device: tablet },
    'web.both': { type: webDriver, device: { name: 'phone or a tablet', phone, tablet } },
    'android.phone': { type: 'android.emulator', device: { avdName: 'Pixel_8_API_35' } },
    'android.tablet': { type: 'android.emulator', device: { avdName: 'Pixel_Tablet_API_35' } },
    'ios.phone': { type: 'ios.simulator', device: { type: 'iPhone 16' } },
    'ios.tablet': { type: 'ios.simulator', device: { type: 'iPad Pro 11-inch (M4)' } },
  },
  configurations: {
    'web.phone': { device: 'web.phone', app: 'web' },
    // Who tells which story: e2e/whoTells.cjs.
    'web.tablet': { device: 'web.tablet', app: 'web', testRunner: told('tablet') },
    'web.both': { device: 'web.both', app: 'web', testRunner: told('both') },
    'android.phone': { device: 'android.phone', app: 'android.release' },
    'android.tablet': { device: 'android.tablet', app: 'android.release' },
    'ios.phone': { device: 'ios.phone', app: 'ios.release' },
    'ios.tablet': { device: 'ios.tablet', app: 'ios.release' },
  },
};
