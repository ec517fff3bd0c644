/** What the bundle may contain although it looks like network, and why each of them never reaches one. Whatever is not listed is a fault. */

/** A word and the code around its allowed places: libraries that are in the bundle, but of which the app uses other parts. */
export const ALLOWED_CODE = [
  {
    word: /\bfetch\(/,
    around: /fetchAsync=async function/,
    why: 'Expo’s loader of games for engines without a page: a page brings them by a script of its own address',
  },
  {
    word: /\bfetch\(/,
    around: /if\(s\.ok\|\|0===s\.status&&t\.startsWith\('file:/,
    why: 'react-native-svg, pictures by address: all drawings are code',
  },
  { word: /\bfetch\(/, around: /this\.fetch\(this\.props\.uri\)/, why: 'react-native-svg, pictures by address: all drawings are code' },
  { word: /\bfetch\(/, around: /importAssetDatabase/, why: 'expo-sqlite, databases that come with an app: this one has none' },
  { word: /\bfetch\(/, around: /credentials:"same-origin"/, why: 'SQLite loads its own WebAssembly from the app’s own address' },
  {
    word: /\bfetch\(/,
    around: /(caches|cache|request|integrity)\b/,
    why: 'the service worker and the page’s own script: the app’s own files from its own address',
  },
  {
    word: /\bXMLHttpRequest\b/,
    around: /responseType="arraybu|lazy|Lazy|cacheLength|only "\+|globalThis\.XMLHttpRequest/,
    why: 'SQLite’s loader for its own file, in engines without fetch',
  },
  {
    word: /\beval\(/,
    around: /Failed to load split bundle/,
    why: 'Expo’s loader of games for engines without a page: a page brings them by a script, and its policy forbids eval',
  },
  {
    word: /\beval\(/,
    around: /eval\('require'\)\('node:crypto'\)/,
    why: 'expo-modules-core outside of browsers: the page’s policy forbids eval',
  },
];

/** What would speak to somebody, or run text as code. */
export const SUSPICIOUS = [
  /\bfetch\(/g,
  /\bXMLHttpRequest\b/g,
  /\bWebSocket\b/g,
  /\bEventSource\b/g,
  /\bsendBeacon\b/g,
  /\bRTCPeerConnection\b/g,
  /\beval\(/g,
  /\bnew Function\b/g,
];

/** Hosts that are named in the code, and are never asked. */
export const ALLOWED_HOSTS = [
  { host: 'www.w3.org', why: 'names of the namespaces of SVG, XLink, XML and MathML' },
  { host: 'react.dev', why: 'React’s error messages' },
  { host: 'reactnavigation.org', why: 'error messages of React Navigation' },
  { host: 'docs.swmansion.com', why: 'error messages of Reanimated, Worklets and Gesture Handler' },
  { host: 'docs.expo.dev', why: 'error messages of Expo' },
  { host: 'expo.dev', why: 'the base of relative addresses in Expo’s parser' },
  { host: 'classic-assets.eascdn.net', why: 'where Expo’s old service kept pictures; no picture of ours has an address' },
  { host: 'github.com', why: 'error messages and remarks on where code came from' },
  { host: 'necolas.github.io', why: 'error messages of React Native for Web' },
  { host: 'naver.github.io', why: 'a remark on where code came from' },
  { host: 'dev.to', why: 'a remark in Reanimated' },
  { host: 'e', why: 'core-js tries whether an address can be read' },
  ...['creativecommons.org', 'www.apache.org', 'ionicabizau.net', 'openfontlicense.org', 'sindresorhus.com'].map(host => ({
    host,
    why: 'texts of licences, which About shows',
  })),
  { host: 'localhost:8081', why: 'a developer’s own computer, in React Native' },
];
