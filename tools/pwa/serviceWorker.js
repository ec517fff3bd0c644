/**
 * Keeps the whole app on the device, so that after the first visit it opens with the server gone.
 * The export fills in VERSION (a hash of all content) and FILES.
 *
 * Pages are asked of the server first, so that a new version is seen at the next start; everything else has the hash of its
 * content in its name and comes from the device. A waiting version takes over once the app has been closed: taking over earlier
 * would pull the files out from under a running match.
 */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `blazon-${VERSION}`;
const PAGE = './index.html';
/** A server that is there but does not answer must not keep anybody from their match. */
const PATIENCE = 3000;

self.addEventListener('install', event => {
  const whole = FILES.map(file => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(whole)));
});

async function forgetOlderVersions() {
  const names = await caches.keys();
  const older = names.filter(name => name.startsWith('blazon-') && name !== CACHE);
  await Promise.all(older.map(name => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', event => {
  event.waitUntil(forgetOlderVersions());
});

async function fromDevice(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true });
}

async function page(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.ok) return fresh;
  } catch {
    // no server: the page on the device is as good
  }
  return (await fromDevice(PAGE)) ?? Response.error();
}

async function file(request) {
  return (await fromDevice(request)) ?? fetch(request);
}

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
