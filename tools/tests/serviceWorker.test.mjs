/** The service worker against a small stand-in of the browser: what it keeps, what it forgets, whom it asks first. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import vm from 'node:vm';
import { ROOT } from '../setUp.mjs';

const HERE = 'http://localhost:8090';
const FILES = ['/index.html', '/_expo/app-0123.js'];

let stores;
let server;
let handlers;

const pathOf = request => new URL(typeof request === 'string' ? request : request.url, HERE).pathname;

/** Answers with the server's name for the path, so that it shows who was asked. */
class Store {
  kept = new Map();

  async addAll(requests) {
    for (const request of requests) this.kept.set(pathOf(request), await server(request));
  }

  async match(request) {
    return this.kept.get(pathOf(request));
  }
}

const caches = {
  open: async name => stores.get(name) ?? stores.set(name, new Store()).get(name),
  keys: async () => [...stores.keys()],
  delete: async name => stores.delete(name),
};

class Request {
  constructor(path) {
    this.url = HERE + path;
  }
}

function start(version) {
  const text = readFileSync(join(ROOT, 'tools/pwa/serviceWorker.js'), 'utf8');
  const script = text.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(FILES));
  handlers = {};
  const self = {
    location: new URL(HERE),
    clients: { claim: async () => {} },
    addEventListener: (what, handler) => (handlers[what] = handler),
  };
  vm.runInNewContext(script, { self, caches, Request, Response, URL, AbortSignal, fetch: request => server(request) });
}

async function happens(what) {
  let done;
  handlers[what]({ waitUntil: promise => (done = promise) });
  await done;
}

/** What the worker answers; undefined: it leaves the request to the browser. */
function asks(url, { mode = 'no-cors', method = 'GET' } = {}) {
  let answer;
  handlers.fetch({ request: { url, mode, method }, respondWith: promise => (answer = promise) });
  return answer;
}

const says = name => async request => ({ ok: true, from: `${name} ${pathOf(request)}` });
const isGone = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(async () => {
  stores = new Map();
  server = says('first');
  start('one');
  await happens('install');
  await happens('activate');
});

test('with the server gone, any address opens the page, and its files are there', async () => {
  server = isGone;
  assert.equal((await asks(`${HERE}/match/9`, { mode: 'navigate' })).from, 'first /index.html');
  assert.equal((await asks(`${HERE}/_expo/app-0123.js`)).from, 'first /_expo/app-0123.js');
});

test('a server that answers with a fault is as good as none', async () => {
  server = async () => ({ ok: false });
  assert.equal((await asks(`${HERE}/`, { mode: 'navigate' })).from, 'first /index.html');
});

test('a new page is seen at once, while files come from the device', async () => {
  server = says('second');
  assert.equal((await asks(`${HERE}/`, { mode: 'navigate' })).from, 'second /');
  assert.equal((await asks(`${HERE}/_expo/app-0123.js`)).from, 'first /_expo/app-0123.js');
  assert.equal((await asks(`${HERE}/_expo/app-4567.js`)).from, 'second /_expo/app-4567.js');
});

test('a new version forgets the older one when it takes over, not before, and nothing of anybody else', async () => {
  await caches.open('somebody else');
  start('two');
  await happens('install');
  assert.deepEqual([...stores.keys()], ['blazon-one', 'somebody else', 'blazon-two']);
  await happens('activate');
  assert.deepEqual([...stores.keys()], ['somebody else', 'blazon-two']);
});

test('a version that cannot be kept whole is not taken', async () => {
  start('two');
  server = isGone;
  await assert.rejects(happens('install'), /Failed to fetch/);
});

test('what is not ours, or not asked for, is left alone', () => {
  assert.equal(asks('https://elsewhere.example/x.js'), undefined);
  assert.equal(asks(`${HERE}/`, { method: 'POST' }), undefined);
});
