/** The service worker against a small stand-in of the browser: what it takes, keeps, serves and forgets, and what no server can make it do. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import vm from 'node:vm';
import { ROOT } from '../setUp.mjs';

const HERE = 'http://localhost:8090';
const TEXT = readFileSync(join(ROOT, 'tools/pwa/serviceWorker.js'), 'utf8');
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const sha256 = text => createHash('sha256').update(text).digest('base64');
const pathOf = request => new URL(typeof request === 'string' ? request : request.url, HERE).pathname;

let stores;
let pages;
/** path → what the server gives for it; a function may do anything. */
let server;
let asked;
let running;

class Store {
  kept = new Map();
  async put(request, response) {
    this.kept.set(pathOf(request), { bytes: await response.arrayBuffer(), headers: response.headers });
  }
  async match(request) {
    const kept = this.kept.get(pathOf(request));
    return kept && new Response(kept.bytes, { headers: kept.headers });
  }
}

const caches = {
  open: async name => stores.get(name) ?? stores.set(name, new Store()).get(name),
  keys: async () => [...stores.keys()],
  delete: async name => stores.delete(name),
};

class Request {
  constructor(path, { cache } = {}) {
    this.url = new URL(path, HERE).href;
    this.cache = cache;
  }
}

const answered = (text, type = SCRIPT, status = 200) => new Response(text, { status, headers: { 'content-type': type } });

async function fetch(request) {
  const path = pathOf(request);
  asked.push(path);
  const given = server[path];
  if (given === undefined) return answered('Not found', HTML, 404);
  return typeof given === 'function' ? given() : answered(given, path === '/' ? HTML : SCRIPT);
}

const VERSIONS = {
  one: { built: 100, files: { '/': 'page one', '/_expo/app-1.js': 'app one', '/assets/same.js': 'the same' } },
  two: { built: 200, files: { '/': 'page two', '/_expo/app-2.js': 'app two', '/assets/same.js': 'the same' } },
};
const cacheOf = name => `blazon-${VERSIONS[name].built}-${name}`;

/** A worker's script as the export writes it, begun; it is not installed yet. */
function begin(name) {
  const { built, files } = VERSIONS[name];
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)]));
  const script = TEXT.replace('__VERSION__', name).replace('__BUILT__', built).replace("{ __FILES__: '' }", JSON.stringify(hashes));
  const worker = { handlers: {}, skipped: false, updates: 0 };
  const self = {
    location: new URL(HERE),
    clients: { claim: async () => {}, matchAll: async () => pages },
    registration: { update: async () => void worker.updates++ },
    skipWaiting: async () => (worker.skipped = true),
    addEventListener: (what, handler) => (worker.handlers[what] = handler),
  };
  vm.runInNewContext(script, { self, caches, Request, Response, Headers, URL, Uint8Array, crypto, btoa, fetch });
  return worker;
}

async function happens(worker, what, more = {}) {
  let done;
  worker.handlers[what]({ ...more, waitUntil: promise => (done = promise) });
  await done;
}

async function takes(name) {
  const worker = begin(name);
  await happens(worker, 'install');
  await happens(worker, 'activate');
  return worker;
}

/** What the worker answers; undefined: it leaves the request to the browser. */
function asks(worker, path, { mode = 'no-cors', method = 'GET' } = {}) {
  let answer;
  const url = new URL(path, HERE).href;
  worker.handlers.fetch({ request: { url, mode, method }, respondWith: promise => (answer = promise) });
  return answer;
}
const gives = async (worker, path, how) => (await asks(worker, path, how)).text();
const opens = (worker, path) => gives(worker, path, { mode: 'navigate' });

const isGone = () => {
  throw new TypeError('Failed to fetch');
};
const noServer = () => (server = new Proxy({}, { get: () => isGone }));

async function spoil(name, path, text = '<html>') {
  await (await caches.open(cacheOf(name))).put(path, answered(text, HTML));
}

beforeEach(async () => {
  stores = new Map();
  pages = [];
  asked = [];
  server = { ...VERSIONS.one.files };
  running = await takes('one');
});

test('with the server gone, any address opens the page, and its files are there', async () => {
  noServer();
  for (const path of ['/', '/match/9', '/index.html', '/?notice=x']) assert.equal(await opens(running, path), 'page one');
  assert.equal(await gives(running, '/_expo/app-1.js'), 'app one');
});

test('page and files are of one version, although the server has the next one already', async () => {
  server = { ...VERSIONS.two.files };
  assert.equal(await opens(running, '/'), 'page one');
  assert.equal(await gives(running, '/_expo/app-1.js'), 'app one');
});

test('an address that names a file is that file and never the page', async () => {
  server['/robots.txt'] = 'from the server';
  assert.equal(await opens(running, '/assets/same.js'), 'the same');
  assert.equal(await opens(running, '/robots.txt'), 'from the server');
  assert.equal((await asks(running, '/gone.txt', { mode: 'navigate' })).status, 404);
});

const HALF = {
  'an unknown script answered with the page': () => answered('page two', HTML),
  'a script that is missing': () => answered('Not found', HTML, 404),
  'a script that is cut off': () => answered('app t'),
  'a script of another version under the same name': () => answered('app 2.1'),
  'a server that fails': () => answered('', HTML, 500),
  'a line that breaks': isGone,
};
for (const [what, answer] of Object.entries(HALF)) {
  test(`${what} is no update: what runs stays whole, and what is whole later is taken`, async () => {
    server = { ...VERSIONS.two.files, '/_expo/app-2.js': answer };
    await assert.rejects(happens(begin('two'), 'install'));
    assert.equal(await opens(running, '/'), 'page one');
    assert.equal(await gives(running, '/_expo/app-1.js'), 'app one');
    const again = begin('two');
    server = { ...VERSIONS.two.files };
    await happens(again, 'install');
    await happens(again, 'activate');
    noServer();
    assert.equal(await opens(again, '/'), 'page two');
    assert.equal(await gives(again, '/_expo/app-2.js'), 'app two');
  });
}

test('an update fetches what has changed, and after an interruption only what is missing', async () => {
  asked = [];
  const breaksLater = () => new Promise((_, fail) => setTimeout(() => fail(new TypeError('Failed to fetch')), 20));
  server = { ...VERSIONS.two.files, '/_expo/app-2.js': breaksLater };
  await assert.rejects(happens(begin('two'), 'install'));
  assert.ok(!asked.includes('/assets/same.js'));
  asked = [];
  server = { ...VERSIONS.two.files };
  await happens(begin('two'), 'install');
  assert.deepEqual(asked, ['/_expo/app-2.js']);
});

test('a wrong name for the right content is set right, and a page that was sent on opens all the same', async () => {
  stores = new Map();
  server['/_expo/app-1.js'] = () => answered('app one', 'text/plain');
  const worker = await takes('one');
  assert.equal((await asks(worker, '/_expo/app-1.js')).headers.get('content-type'), SCRIPT);
  assert.equal((await asks(worker, '/', { mode: 'navigate' })).redirected, false);
});

test('a file that is spoilt on the device comes anew from the server, and is never given out', async () => {
  await spoil('one', '/_expo/app-1.js');
  noServer();
  const offline = begin('one');
  await assert.rejects(asks(offline, '/_expo/app-1.js'));
  server = { '/_expo/app-1.js': '<html>' };
  await assert.rejects(asks(offline, '/_expo/app-1.js'));
  server = { ...VERSIONS.one.files };
  assert.equal(await gives(offline, '/_expo/app-1.js'), 'app one');
  noServer();
  assert.equal(await gives(begin('one'), '/_expo/app-1.js'), 'app one');
});

test('a spoilt page that the server does not have any more: the newer one is opened, and asked for whole', async () => {
  await spoil('one', '/', 'half a pa');
  server = { ...VERSIONS.two.files };
  const worker = begin('one');
  assert.equal(await opens(worker, '/'), 'page two');
  assert.equal(worker.updates, 1);
  assert.equal(await gives(worker, '/_expo/app-2.js'), 'app two');
});

test('a newer version that has been opened is never followed by an older one', async () => {
  server = { ...VERSIONS.two.files };
  const newer = await takes('two');
  server = { ...VERSIONS.one.files };
  await assert.rejects(happens(begin('one'), 'install'), /older Blazon/);
  assert.equal(await opens(newer, '/'), 'page two');
});

test('a newer one that only came, and was never opened, makes nothing old', async () => {
  server = { ...VERSIONS.two.files };
  await happens(begin('two'), 'install');
  server = { ...VERSIONS.one.files };
  await happens(begin('one'), 'install');
});

test('a new version waits until it is taken: by the player, or by its own page', async () => {
  const two = begin('two');
  await happens(two, 'message', { data: { take: 'one' } });
  await happens(two, 'message', { data: { started: 'two' } });
  assert.equal(two.skipped, false);
  await happens(two, 'message', { data: { take: 'two' } });
  assert.equal(two.skipped, true);
});

test('an older version is forgotten when no page of it is open, and nothing of anybody else', async () => {
  await caches.open('somebody else');
  server = { ...VERSIONS.two.files };
  pages = ['a match of version one', 'the page that takes two'];
  const two = await takes('two');
  noServer();
  assert.equal(await gives(two, '/_expo/app-1.js'), 'app one');
  await happens(two, 'message', { data: { started: 'two' } });
  assert.deepEqual([...stores.keys()], [cacheOf('one'), 'somebody else', cacheOf('two')]);
  pages = ['version two'];
  await happens(two, 'message', { data: { started: 'two' } });
  assert.deepEqual([...stores.keys()], ['somebody else', cacheOf('two')]);
});

test('a page of the running version does not throw away the newer one that waits', async () => {
  server = { ...VERSIONS.two.files };
  await happens(begin('two'), 'install');
  pages = ['version one'];
  await happens(running, 'message', { data: { started: 'one' } });
  assert.deepEqual([...stores.keys()], [cacheOf('one'), cacheOf('two')]);
});

test('the cache of a worker from before there were dates is forgotten, too', async () => {
  await caches.open('blazon-9123456789abcdef');
  await takes('one');
  assert.deepEqual([...stores.keys()], [cacheOf('one')]);
});

test('a worker that is cut off anywhere is none', () => {
  const body = TEXT.trimEnd();
  for (let end = body.indexOf('{\n') + 1; end < body.length; end += 97)
    assert.throws(() => new vm.Script(body.slice(0, end)), SyntaxError, `cut at ${end}`);
});

test('what is not ours, or not asked for, is left alone', () => {
  assert.equal(asks(running, 'https://elsewhere.example/x.js'), undefined);
  assert.equal(asks(running, '/', { method: 'POST' }), undefined);
});
