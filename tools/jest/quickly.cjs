/**
 * What is plain TypeScript is read by esbuild in a tenth of the time that Babel takes. Babel keeps what only it can do: calls of `jest.mock` that
 * must come before imports, and worklets.
 */
const { readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

/** Jest has no scripts to bring: `import()` is a `require`, answered a moment later. */
const supported = { 'dynamic-import': false };
const HOW = { supported, format: 'cjs', target: 'node20', jsx: 'automatic', sourcemap: 'inline', sourcesContent: true };
const KEY = version + readFileSync(__filename, 'utf8');
const ONLY_BABEL = /\bjest\.mock\(|react-native-reanimated|'worklet'/;

/** esbuild closes what a module exports and hands out copies of it; a test that spies on it must be able to put something else there. */
const OPENED = [
  [
    'var __defProp = Object.defineProperty;',
    'var __defProp = (on, name, how) => Object.defineProperty(on, name, { ...how, configurable: true });',
  ],
  ['var __toESM = (mod, isNodeMode, target) => (', 'var __toESM = (mod, isNodeMode, target) => mod?.__esModule ? mod : ('],
];
const opened = code => OPENED.reduce((text, [closed, open]) => text.replace(closed, open), code);

let babel = null;
/** Found only where it is needed: stories and rules do without. */
function withBabel(rootDir) {
  const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions');
  return (babel ??= require('babel-jest').default.createTransformer(resolveBabelOptions(rootDir)));
}

module.exports = {
  process(text, path, options) {
    if (ONLY_BABEL.test(text)) return withBabel(options.config.rootDir).process(text, path, options);
    const { code, map } = transformSync(text, { ...HOW, loader: path.endsWith('x') ? 'tsx' : 'ts', sourcefile: path });
    return { code: opened(code), map };
  },
  getCacheKey(text, path, options) {
    if (ONLY_BABEL.test(text)) return withBabel(options.config.rootDir).getCacheKey(text, path, options);
    return createHash('sha1').update(KEY).update(path).update(text).digest('hex');
  },
};
