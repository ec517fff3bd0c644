/**
 * Makes the generated android/ project runnable by Detox; `expo prebuild` writes it anew each time, so nothing can be edited
 * there by hand. Only with DETOX=1: builds for players are untouched.
 */
const { AndroidConfig, withAndroidManifest, withAppBuildGradle, withDangerousMod, withProjectBuildGradle } = require('expo/config-plugins');
const fs = require('node:fs');
const path = require('node:path');

const DETOX_REPOSITORY = `
allprojects {
    repositories {
        maven { url("$rootDir/../node_modules/detox/Detox-android") }
    }
}
`;

const TEST_RUNNER = `
        testBuildType System.getProperty('testBuildType', 'debug')
        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'`;

const DETOX_DEPENDENCIES = `
    androidTestImplementation('com.wix:detox:+')
    implementation 'androidx.appcompat:appcompat:1.7.0'`;

const PROGUARD = `
            proguardFile "\${rootProject.projectDir}/../node_modules/detox/android/detox/proguard-rules-app.pro"`;

/** The app talks in clear text to the test runner, on this computer only. */
const NETWORK_SECURITY = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
    <domain-config cleartextTrafficPermitted="true">
        <domain includeSubdomains="true">10.0.2.2</domain>
        <domain includeSubdomains="true">localhost</domain>
    </domain-config>
</network-security-config>
`;

const testClass = javaPackage => `package ${javaPackage};

import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activityRule = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void runDetoxTests() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = BuildConfig.DEBUG ? 180 : 60;
        Detox.runTests(activityRule, config);
    }
}
`;

/** Adds `text` right after the first match of `place`, unless `mark` shows that it is there already. */
function insertOnce(source, mark, place, text) {
  if (source.includes(mark)) return source;
  if (!place.test(source)) throw new Error(`withDetox: the template has no ${place} any more`);
  return source.replace(place, found => found + text);
}

function withDetoxRepository(config) {
  return withProjectBuildGradle(config, gradle => {
    if (!gradle.modResults.contents.includes('Detox-android')) gradle.modResults.contents += DETOX_REPOSITORY;
    return gradle;
  });
}

function withTestRunner(config) {
  return withAppBuildGradle(config, gradle => {
    let source = gradle.modResults.contents;
    source = insertOnce(source, 'testInstrumentationRunner', /defaultConfig\s*\{/, TEST_RUNNER);
    source = insertOnce(source, 'com.wix:detox', /^dependencies\s*\{/m, DETOX_DEPENDENCIES);
    source = insertOnce(source, 'proguard-rules-app.pro', /buildTypes\s*\{[\s\S]*?release\s*\{/, PROGUARD);
    gradle.modResults.contents = source;
    return gradle;
  });
}

function withClearTextToTheRunner(config) {
  return withAndroidManifest(config, manifest => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(manifest.modResults);
    app.$['android:networkSecurityConfig'] = '@xml/network_security_config';
    return manifest;
  });
}

function withTestFiles(config) {
  return withDangerousMod(config, [
    'android',
    prebuild => {
      const root = prebuild.modRequest.platformProjectRoot;
      const javaPackage = config.android.package;
      write(path.join(root, 'app/src/androidTest/java', ...javaPackage.split('.'), 'DetoxTest.java'), testClass(javaPackage));
      write(path.join(root, 'app/src/main/res/xml/network_security_config.xml'), NETWORK_SECURITY);
      return prebuild;
    },
  ]);
}

function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

module.exports = function withDetox(config) {
  if (process.env.DETOX !== '1') return config;
  return [withDetoxRepository, withTestRunner, withClearTextToTheRunner, withTestFiles].reduce(
    (changed, plugin) => plugin(changed),
    config,
  );
};
