/** What the app's dependencies bring along. Rather one too many than one too few: what is named here and not in the app does no harm. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setUp.mjs';
import { grouped, nativesWith, readPackage } from './texts.mjs';

export const SHIPPED = join(ROOT, 'app', 'screens', 'licences', 'shipped.json');

/** They turn sources into the app, or serve it while it is developed; nothing of them is in it. */
const BUILD_IT = [
  /^@babel\/(?!runtime$)|^babel-|^jest|^@jest\/|^metro|^typescript$|^@types\//,
  /^@expo\/(cli|code-signing|config|devcert|env|fingerprint|image-utils|json-file|local-build|metro(-config|-file-map)?|osascript|package-manager|plist|prebuild|require-utils|router-server|schema-utils|spawn|sudo|ws|xcpretty)/,
  /^expo-modules-autolinking$|^expo-server$|^hermes-(compiler|parser|estree)$|^lightningcss$|^resolve-|^react-devtools|^react-refresh$/,
  /^@react-native\/(babel|codegen|community|dev|debugger|gradle|jest|metro)/,
  /^(browserslist|chalk|commander|glob|pretty-format|tinyglobby|ws|xml2js|yargs)$/,
];

function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return null;
  }
}

const dependenciesOf = folder => Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {});

/** The folders of all packages, in a fixed order. */
function folders() {
  const found = new Set();
  const look = from => {
    for (const name of dependenciesOf(from)) {
      const folder = BUILD_IT.some(each => each.test(name)) ? null : folderOf(name, from);
      if (folder === null || found.has(folder)) continue;
      found.add(folder);
      look(folder);
    }
  };
  look(ROOT);
  return [...found].sort();
}

export function shippedTexts() {
  const packages = folders().map(readPackage);
  const once = new Map(packages.map(each => [`${each.name} ${each.version}`, each]));
  return grouped([...once.values(), ...nativesWith(packages)]);
}
