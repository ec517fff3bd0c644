/** The native modules as the bundle meets them: those of React Native by name, those of Expo with exactly the functions that their own code declares. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const metrics = { width: 390, height: 844, scale: 3, fontScale: 1, densityDpi: 480 };
const version = { reactNativeVersion: { major: 0, minor: 86, patch: 3 }, isTesting: false };

const CONSTANTS = {
  DeviceInfo: { Dimensions: { window: metrics, screen: metrics, windowPhysicalPixels: metrics, screenPhysicalPixels: metrics } },
  SourceCode: { scriptURL: 'file:///bundle.js' },
  I18nManager: { isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en_GB' },
  StatusBarManager: { HEIGHT: 24, DEFAULT_BACKGROUND_COLOR: 0 },
  AppState: { initialAppState: 'active' },
};
const PLATFORM = {
  android: { ...version, Version: 36, Release: '16', uiMode: 'normal' },
  ios: { ...version, osVersion: '26.0', systemName: 'iOS', interfaceIdiom: 'phone', forceTouchAvailable: false },
};

/** React Native specifies them for both, and builds them into one. */
const ONLY_ON = {
  android: /Android$|^(AccessibilityInfo|DeviceEventManager|HeadlessJsTaskSupport|SoundManager)$/,
  ios: /^(AccessibilityManager|ActionSheetManager|AlertManager|LinkingManager|PushNotificationManager|SettingsManager)$/,
};
const isBuiltIn = (phone, name) => phone.turbo.has(name) && !ONLY_ON[phone.platform === 'ios' ? 'android' : 'ios'].test(name);

/** Things for the thread that draws: it gets them, and nothing is drawn. They are objects of the bundle's own world, or libraries would not know them as such. */
const worklets = world =>
  new Proxy(
    {},
    {
      get: (_, key) =>
        typeof key === 'symbol' || key === 'then' ? undefined : () => Object.assign(new world.Object(), { __serializableRef: true }),
    },
  );

/** What some modules of React Native really do. */
const doings = (phone, world) => ({
  DeviceEventManager: {
    invokeDefaultBackPressHandler: () => {
      phone.leftByBack = true;
    },
  },
  NativeMicrotasksCxx: { queueMicrotask: work => queueMicrotask(() => phone.does(phone.life, work)) },
  NativeIdleCallbacksCxx: {
    requestIdleCallback: work => setTimeout(() => phone.does(phone.life, () => work({ didTimeout: false, timeRemaining: () => 10 })), 1),
    cancelIdleCallback: id => clearTimeout(id),
  },
  Appearance: { getColorScheme: () => 'light' },
  WorkletsModule: {
    installTurboModule: () => {
      world().__workletsModuleProxy = worklets(world().global);
      return true;
    },
  },
  // Reanimated then draws everything where it ends, as where motion is unwelcome.
  ReanimatedModule: { installTurboModule: () => false },
  RNGestureHandlerModule: { install: () => true },
  LinkingManager: { getInitialURL: async () => null },
  IntentAndroid: { getInitialURL: async () => null },
});

/** They ask for what may only be told later, and are told that it is not so. */
const tellsNo = (...args) => void args.find(each => typeof each === 'function')?.(false);

export function turboWorld(phone, world) {
  const made = new Map();
  const known = doings(phone, world);
  const make = name => {
    const constants = name === 'PlatformConstants' ? PLATFORM[phone.platform] : (CONSTANTS[name] ?? {});
    const own = { getConstants: () => constants, addListener() {}, removeListeners() {}, ...known[name] };
    if (name === 'NativeReactNativeFeatureFlagsCxx') return new Proxy({}, { get: () => () => false });
    return new Proxy(own, { get: (_, key) => (key in own || typeof key === 'symbol' || key === 'then' ? own[key] : tellsNo) });
  };
  return name => {
    if (!isBuiltIn(phone, name)) return null;
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name);
  };
}

/** Expo's own three kinds of objects, which libraries inherit from; evaluated in the world of the bundle. */
export const EXPO_CLASSES = `(() => {
  class EventEmitter {
    addListener() { return { remove() {} }; }
    removeListener() {}
    removeAllListeners() {}
    emit() {}
    listenerCount() { return 0; }
  }
  class NativeModule extends EventEmitter {}
  class SharedObject extends EventEmitter { release() {} }
  class SharedRef extends SharedObject {}
  return { EventEmitter, NativeModule, SharedObject, SharedRef };
})()`;

const locale = { languageTag: 'en-GB', languageCode: 'en', regionCode: 'GB', languageScriptCode: null, textDirection: 'ltr' };

/** What some functions answer; each must be one that the native code declares. */
const answers = phone => ({
  ExpoLocalization: { getLocales: () => [locale], getCalendars: () => [] },
  ExpoFontLoader: { getLoadedFonts: () => ['Grenze', 'Atkinson Hyperlegible Next'] },
  ExpoAsset: { downloadAsync: async url => url },
  FileSystem: { FileSystemFile: FileOfTheApp },
  ExpoSharing: { shareAsync: async () => ({}) },
  ExpoSQLite: phone.drawer.module,
});

/** As much of a file as the app uses: what it writes can be read again. */
class FileOfTheApp {
  constructor(...parts) {
    this.uri = parts.map(part => (typeof part === 'string' ? part : part.uri).replace(/\/$/, '')).join('/');
    this.path = decodeURI(this.uri.replace(/^file:\/\//, ''));
  }
  get exists() {
    return existsSync(this.path);
  }
  create = () => writeFileSync(this.path, '');
  write = text => writeFileSync(this.path, text);
  delete = () => rmSync(this.path);
  text = async () => readFileSync(this.path, 'utf8');
  move = async to => renameSync(this.path, to.path);
}

const VALUES = {
  ExponentConstants: { executionEnvironment: 'bare', manifest: null, appOwnership: null, sessionId: 'one' },
  FileSystem: { documentDirectory: 'file:///documents/', cacheDirectory: 'file:///cache/', bundleDirectory: 'file:///' },
};

function expoModule(name, { functions, values, classes }, { NativeModule, SharedObject }, answer = {}) {
  const module = new NativeModule();
  const declared = new Set([...functions.map(each => each.name), ...values, ...classes]);
  for (const each of classes) module[each] = class extends SharedObject {};
  for (const each of functions) module[each.name] = each.promises ? async () => null : () => null;
  for (const [key, value] of Object.entries(answer)) {
    if (!declared.has(key)) throw new Error(`${name} has no ${key} on this platform any more`);
    module[key] = value;
  }
  return Object.assign(module, VALUES[name]);
}

export function expoWorld(phone, classes) {
  const own = answers(phone);
  const modules = {};
  for (const [name, declared] of phone.expo) modules[name] = expoModule(name, declared, classes, own[name]);
  return { ...classes, modules, getViewConfig: () => null, uuidv4: () => 'a', uuidv5: () => 'b' };
}
