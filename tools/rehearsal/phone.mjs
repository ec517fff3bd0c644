/** A phone in bare Node: the bundle as players get it in a world that has what Hermes has and nothing of a browser, before stubs of the native side. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { drawer } from './drawer.mjs';
import { Fabric, textIn } from './fabric.mjs';
import { expoModules, turboModules } from './natives.mjs';
import { EXPO_CLASSES, expoWorld, turboWorld } from './worlds.mjs';

const SCREEN = { width: 390, height: 844 };
const FRAME = 16;

/** V8 has them and Hermes has not: whoever counts on them falls on a phone. */
const NOT_IN_HERMES = `
  delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer; delete globalThis.Atomics; delete globalThis.Iterator;
  for (const name of ['PluralRules', 'RelativeTimeFormat', 'ListFormat', 'Segmenter', 'DisplayNames', 'DurationFormat']) delete Intl[name];
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']) delete Set.prototype[name];
  for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
    delete Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))[name];
  delete Object.groupBy; delete Map.groupBy; delete Promise.withResolvers; delete Promise.try; delete Array.fromAsync; delete RegExp.escape;
`;

/** In milliseconds; a machine may have others to serve. */
const PATIENCE = 30_000;

export class Phone {
  /** What went wrong since somebody asked. */
  faults = [];
  leftByBack = false;
  #callable = new Map();

  constructor({ platform, bundle, folder }) {
    this.platform = platform;
    this.folder = folder;
    this.script = new vm.Script(readFileSync(bundle, 'utf8'), { filename: `${platform}.js` });
    this.expo = expoModules(platform);
    this.turbo = turboModules(platform);
  }

  start() {
    const life = { alive: true };
    this.life = life;
    this.faults = [];
    this.leftByBack = false;
    const isAlive = () => life.alive;
    const later = (work, ms = 0) => setTimeout(() => this.does(life, work), ms);
    this.drawer = drawer(join(this.folder, 'SQLite'), isAlive);
    this.fabric = new Fabric(SCREEN, later);
    this.#callable = new Map();
    const world = vm.createContext(this.#globals(later, () => world));
    vm.runInContext(`globalThis.global = globalThis; ${NOT_IN_HERMES}`, world);
    world.expo = expoWorld(this, vm.runInContext(EXPO_CLASSES, world));
    this.script.runInContext(world);
    this.demandNoFault();
    this.#callable.get('AppRegistry')().runApplication('main', { rootTag: 1, initialProps: {}, fabric: true });
  }

  /** As the system ends it: at once. */
  kill() {
    this.life.alive = false;
    this.drawer.letGo();
  }

  fault(text) {
    this.faults.push(text);
  }

  /** Something that had to wait; after the kill it does not happen. */
  does(life, work) {
    if (!life.alive) return;
    try {
      work();
    } catch (error) {
      this.fault(error?.stack ?? String(error));
    }
  }

  /** Everything that waits for time or for an answer of the natives belongs to one life of the app. */
  #globals(later, world) {
    const { life } = this;
    const guarded = (work, args) => () => this.does(life, () => work(...args));
    const told = (...words) => this.fault(words.map(word => word?.stack ?? String(word)).join(' '));
    const quiet = () => {};
    const turbo = turboWorld(this, world);
    return {
      console: { log: quiet, info: quiet, debug: quiet, trace: quiet, warn: told, error: told, time: quiet, timeEnd: quiet },
      setTimeout: (work, ms, ...args) => Number(setTimeout(guarded(work, args), ms)),
      clearTimeout: id => clearTimeout(id),
      setInterval: (work, ms, ...args) => Number(setInterval(guarded(work, args), ms)),
      clearInterval: id => clearInterval(id),
      requestAnimationFrame: work => Number(later(() => work(performance.now()), FRAME)),
      cancelAnimationFrame: id => clearTimeout(id),
      performance: { now: () => performance.now() },
      nativePerformanceNow: () => performance.now(),
      nativeLoggingHook: quiet,
      HermesInternal: { hasPromise: () => true, useEngineQueue: () => true, getRuntimeProperties: () => ({}) },
      TextEncoder,
      RN$Bridgeless: true,
      RN$LegacyInterop_UIManager_getConstants: () => ({}),
      RN$LegacyInterop_UIManager_getConstantsForViewManager: () => null,
      RN$LegacyInterop_UIManager_getDefaultEventTypes: () => ({}),
      RN$registerCallableModule: (name, make) => this.#callable.set(name, make),
      RN$handleException: error => {
        this.fault(error?.stack ?? String(error));
        return true;
      },
      nativeFabricUIManager: this.fabric.binding,
      __turboModuleProxy: turbo,
      nativeModuleProxy: new Proxy({}, { get: (_, name) => (typeof name === 'string' ? turbo(name) : undefined) }),
    };
  }

  emit(event, payload) {
    this.#callable.get('RCTDeviceEventEmitter')().emit(event, payload);
  }

  find(id) {
    const fits = typeof id === 'string' ? found => found === id : found => id.test(found);
    return this.fabric.find(({ props: { testID } }) => testID !== undefined && fits(testID));
  }

  all(pattern) {
    return [...this.fabric.nodes()].filter(({ props: { testID } }) => testID !== undefined && pattern.test(testID));
  }

  text(id) {
    const node = this.find(id);
    return node === undefined ? null : textIn(node);
  }

  /** Waits until it is there; says what is there when it does not come. */
  async see(id, patience = PATIENCE) {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const node = this.find(id);
      if (node !== undefined) return node;
      this.demandNoFault();
      await new Promise(later => setTimeout(later, 5));
    }
    const here = [...new Set(this.all(/./).map(({ props }) => props.testID))].slice(-20).join(', ');
    throw new Error(`${this.platform}: no ${id} on the screen, but: ${here}`);
  }

  async gone(id, patience = PATIENCE) {
    for (const end = Date.now() + patience; this.find(id) !== undefined;) {
      if (Date.now() > end) throw new Error(`${this.platform}: ${id} does not go`);
      this.demandNoFault();
      await new Promise(later => setTimeout(later, 5));
    }
  }

  demandNoFault() {
    if (this.faults.length > 0) throw new Error(`${this.platform}: ${this.faults[0]}`);
  }

  async tap(id) {
    const node = typeof id === 'object' && 'handle' in id ? id : await this.see(id);
    this.fabric.tell(node, 'topClick');
    await new Promise(turn => setImmediate(turn));
    this.demandNoFault();
  }

  /** Android's own button; true: the app has nothing more to go back to. */
  async back() {
    this.leftByBack = false;
    this.emit('hardwareBackPress');
    await new Promise(later => setTimeout(later, FRAME));
    this.demandNoFault();
    return this.leftByBack;
  }
}
