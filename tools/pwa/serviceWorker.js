/**
 * Keeps the whole app on the device, so that after the first visit it opens with the server gone, and opens as one version whole.
 * The export fills in VERSION (a hash of all content), BUILT (when) and FILES (the SHA-256 of every one).
 *
 * A version is taken only when each of its files has come as it was exported, and from then on page and files come from the device: whatever
 * the server does meanwhile, nothing of it is mixed in. The next version waits until the app has been closed, or the player at Home
 * takes it. The matches lie elsewhere, and nothing here reaches them.
 *
 * All is in one block: a script that is cut off does not parse, and is no worker.
 */
{
  const VERSION = '__VERSION__';
  const BUILT = Number('__BUILT__');
  const FILES = { __FILES__: '' };

  const OURS = 'blazon-';
  const CACHE = `${OURS}${BUILT}-${VERSION}`;
  const PAGE = '/';
  /** Lies in the cache of every version that has been opened: what only came, and was never played with, makes no other one old. */
  const OPENED = '/opened';
  /** So many files come side by side. */
  const LANES = 6;

  /** With the right content under a wrong name a browser would refuse a file: the name is ours, whatever a server calls it. */
  const TYPES = {
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    png: 'image/png',
    svg: 'image/svg+xml',
    ttf: 'font/ttf',
    wasm: 'application/wasm',
    webmanifest: 'application/manifest+json',
  };
  const typeOf = path => TYPES[path === PAGE ? 'html' : path.slice(path.lastIndexOf('.') + 1)];

  async function isAsExported(path, bytes) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return btoa(String.fromCharCode(...hash)) === FILES[path];
  }

  /** What a server says of its files, but for what was true of the packed body only. */
  function headersFor(path, said) {
    const headers = new Headers(said);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    const type = typeOf(path);
    if (type !== undefined) headers.set('content-type', type);
    return headers;
  }

  /** A file from the server, past what the browser remembers of it; fails unless it is whole and the one that was exported. */
  async function fromServer(path) {
    const fresh = await fetch(new Request(path, { cache: 'reload' }));
    if (!fresh.ok) throw new Error(`${path} is answered with ${fresh.status}`);
    const bytes = await fresh.arrayBuffer();
    if (!(await isAsExported(path, bytes))) throw new Error(`${path} is not the file of this version`);
    return new Response(bytes, { headers: headersFor(path, fresh.headers) });
  }

  /** What has been looked at since the worker started. */
  const sound = new Set();

  /** Looked at as a second copy: the first stays as the browser has kept it, with the code that it has compiled. */
  async function isSound(cache, path) {
    if (sound.has(path)) return true;
    const copy = await cache.match(path);
    if (copy === undefined || !(await isAsExported(path, await copy.arrayBuffer()))) return false;
    sound.add(path);
    return true;
  }

  async function keep(cache, path) {
    const fresh = await fromServer(path);
    // Where there is no room left, it is as good without.
    await cache.put(path, fresh.clone()).catch(() => {});
    return fresh;
  }

  /** A file of this version: from the device, or, where that one is spoilt, from the server. Nothing else is ever given for it. */
  async function ours(path) {
    const cache = await caches.open(CACHE);
    const kept = (await isSound(cache, path)) ? await cache.match(path) : undefined;
    return kept ?? keep(cache, path);
  }

  const builtOf = name => Number(/^blazon-(\d+)-/.exec(name)?.[1] ?? 0);
  const versionsHere = async () => (await caches.keys()).filter(name => name.startsWith(OURS));

  /** Of another version: its pages may still be open, and ask for what they had when they came. */
  async function ofOthers(request) {
    for (const name of await versionsHere()) {
      const kept = name === CACHE ? undefined : await (await caches.open(name)).match(request);
      if (kept !== undefined) return kept;
    }
    return fetch(request);
  }

  /** The spoilt page of this version, which the server does not have any more: the one it has is whole in itself. */
  async function page(request) {
    try {
      return await ours(PAGE);
    } catch {
      self.registration.update().catch(() => {});
      return fetch(request);
    }
  }

  /** Only addresses inside the app open its page: a file that is not there is not there. */
  function answerFor(request) {
    const { pathname } = new URL(request.url);
    const path = pathname === '/index.html' ? PAGE : pathname;
    if (path !== PAGE && path in FILES) return ours(path);
    if (request.mode === 'navigate' && !path.slice(path.lastIndexOf('/')).includes('.')) return page(request);
    return ofOthers(request);
  }

  /** A newer one may have changed the matches so that this one cannot read them. */
  async function refuseToFollowNewer() {
    for (const name of await versionsHere()) {
      if (builtOf(name) > BUILT && (await (await caches.open(name)).match(OPENED)) !== undefined)
        throw new Error('The server has an older Blazon than the one that is here, which stays.');
    }
  }

  /** The same file of another version, so that an update fetches only what has changed. */
  async function fromOtherVersion(path) {
    for (const name of await versionsHere()) {
      const kept = await (await caches.open(name)).match(path);
      if (kept === undefined) continue;
      const bytes = await kept.arrayBuffer();
      if (await isAsExported(path, bytes)) return new Response(bytes, { headers: headersFor(path, kept.headers) });
    }
    return null;
  }

  /** What came before an interruption is still there, and is not fetched again. */
  async function bring(cache, path) {
    if (await isSound(cache, path)) return;
    await cache.put(path, (await fromOtherVersion(path)) ?? (await fromServer(path)));
  }

  async function bringAll() {
    await refuseToFollowNewer();
    const cache = await caches.open(CACHE);
    const paths = Object.keys(FILES);
    const lane = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await bring(cache, path);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /** Not what is still on its way here: a newer version that nobody has opened. */
  async function forgetOlder() {
    const goes = async name => builtOf(name) < BUILT || (await (await caches.open(name)).match(OPENED)) !== undefined;
    for (const name of await versionsHere()) if (name !== CACHE && (await goes(name))) await caches.delete(name);
  }

  const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function takeOver() {
    await (await caches.open(CACHE)).put(OPENED, new Response(''));
    if ((await openPages()).length === 0) await forgetOlder();
    await self.clients.claim();
  }

  /** A page of this version has started. Where it is the only one, nobody needs the files of another any more. */
  async function pageStarted(version) {
    if (version === VERSION && (await openPages()).length === 1) await forgetOlder();
  }

  self.addEventListener('install', event => event.waitUntil(bringAll()));
  self.addEventListener('activate', event => event.waitUntil(takeOver()));

  self.addEventListener('message', event => {
    const { started, take } = event.data ?? {};
    if (started !== undefined) event.waitUntil(pageStarted(started));
    if (take === true || take === VERSION) event.waitUntil(self.skipWaiting());
  });

  self.addEventListener('fetch', event => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(answerFor(request));
  });
}
