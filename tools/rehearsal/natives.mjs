/**
 * What the native side of a phone offers to the bundle, read from where it is written: the modules that Expo's autolinking finds, with the names in their
 * Kotlin or Swift, and the turbo modules that React Native and the linked libraries specify. A name that is not there is not there on the phone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';

const LANGUAGE = { android: /\.kt$/, ios: /\.swift$/ };
const NAME = /\bName\(\s*"(\w+)"/;
const FUNCTION = /\b(Async|Sync|Static)?(?:Async)?Function(?:<[^>]*>)?\(\s*(?:name = )?"(\w+)"/g;
const VALUE = /\b(?:Constant|Property)(?:<[^>]*>)?\(\s*"(\w+)"/g;

const CLASS = /\bClass\(\s*(?:"\w+",\s*)?(\w+)(?:::class|\.self)/g;

function filesBelow(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap(each => {
    const path = join(folder, each);
    if (statSync(path).isDirectory()) return each === 'node_modules' || /[tT]ests?$/.test(each) ? [] : filesBelow(path, name);
    return name.test(each) ? [path] : [];
  });
}

const Autolinking = join(ROOT, 'node_modules', 'expo-modules-autolinking', 'bin', 'expo-modules-autolinking.js');

/** The folders with the native code of every Expo module that is built into the app. */
function linkedFolders(platform) {
  const args = [Autolinking, 'resolve', '--platform', platform === 'ios' ? 'apple' : 'android', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Autolinking failed:\n${stderr}`);
  const { modules } = JSON.parse(stdout);
  return modules.flatMap(({ projects = [], pods = [] }) => [...projects.map(p => p.sourceDir), ...pods.map(p => p.podspecDir)]);
}

/** Expo modules: name → names of its functions and values, on this platform. */
export function expoModules(platform) {
  const modules = new Map();
  for (const file of linkedFolders(platform).flatMap(folder => filesBelow(folder, LANGUAGE[platform]))) {
    const text = readFileSync(file, 'utf8');
    const name = NAME.exec(text)?.[1];
    if (name === undefined) continue;
    const functions = [...text.matchAll(FUNCTION)].map(([, kind, each]) => ({ name: each, promises: kind === 'Async' }));
    const [values, classes] = [VALUE, CLASS].map(pattern => [...text.matchAll(pattern)].map(([, each]) => each));
    // A library may write a module twice, and build in one of the two.
    const before = modules.get(name) ?? { functions: [], values: [], classes: [] };
    modules.set(name, {
      functions: [...before.functions, ...functions],
      values: [...before.values, ...values],
      classes: [...before.classes, ...classes],
    });
  }
  return modules;
}

const SPEC = /TurboModuleRegistry\s*\.\s*get(?:Enforcing)?\s*(?:<[^>]*>)?\(\s*['"](\w+)['"]/g;

/** Names of the turbo modules that are specified by React Native itself and by libraries with native code of their own. */
export function turboModules(platform) {
  const installed = join(ROOT, 'node_modules');
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies;
  const hasNatives = each => existsSync(join(installed, each, platform)) || existsSync(join(installed, each, 'apple'));
  const libraries = Object.keys(own).filter(each => each.startsWith('react-native') && each !== 'react-native' && hasNatives(each));
  const folders = [join('react-native', 'src'), join('react-native', 'Libraries'), ...libraries.map(each => join(each, 'src'))];
  const files = folders.flatMap(folder => filesBelow(join(installed, folder), /^Native\w*\.(js|ts|tsx)$|Module\.ts$|specs.*\.ts$/));
  return new Set(files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(SPEC)].map(([, name]) => name)));
}
