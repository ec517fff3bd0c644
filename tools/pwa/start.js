/**
 * Comes with the page, before the app. Sees to it that the app is kept on the device and hears of newer versions; and where the app cannot start,
 * because its script is missing, cut off or something else, it fetches it anew, once, and says so. The export fills in VERSION.
 */
{
  const VERSION = '__VERSION__';
  /** Also read by Home, which says what was done. */
  const MENDED = 'blazon.mended';
  /** Whoever could not start twice within this time is not helped by fetching, in milliseconds. */
  const LATELY = 60_000;

  const workers = navigator.serviceWorker;

  const hasStarted = () => document.getElementById('root').childElementCount > 0;
  const say = what => (document.getElementById('late').dataset.says = what);

  /** Where nothing may be kept, nothing is remembered. */
  function mendedLately() {
    try {
      const before = Number(sessionStorage.getItem(MENDED));
      sessionStorage.setItem(MENDED, String(Date.now()));
      return Date.now() - before < LATELY;
    } catch {
      return true;
    }
  }

  /** The browser compares what comes with the hash that the page names; what lay in the way is thrown away, and only that. */
  async function bringAnew({ src, integrity }) {
    const ask = () => fetch(src, { cache: 'reload', integrity });
    await ask().catch(async () => {
      for (const name of (await globalThis.caches?.keys()) ?? [])
        if (name.startsWith('blazon-')) await (await caches.open(name)).delete(src);
      return ask();
    });
  }

  /** Calls when a newer version is whole and waits. */
  function hearOfNewer(registration, call) {
    if (registration.waiting !== null) call(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && call(installing));
    });
  }

  /** The server may have a newer version only, and that one whole. */
  async function takeNewer() {
    const registration = await workers?.getRegistration();
    if (registration === undefined) return;
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    hearOfNewer(registration, worker => worker.postMessage({ take: true }));
    await registration.update().catch(() => {});
  }

  let mends = false;
  async function mend() {
    if (mends || hasStarted()) return;
    mends = true;
    say('mends');
    try {
      await Promise.all([...document.scripts].filter(script => script.integrity !== '').map(bringAnew));
    } catch {
      say('missing');
      await takeNewer();
      return;
    }
    if (mendedLately()) say('stuck');
    else location.reload();
  }

  const ofTheApp = ({ target, filename = target.src ?? '' }) => filename.startsWith(location.origin);
  window.addEventListener('error', event => ofTheApp(event) && void mend(), true);

  async function keepOnTheDevice() {
    const registration = await workers.register('/serviceWorker.js');
    hearOfNewer(registration, worker => {
      // Whoever reloads by force has the newer page already, and should not come back to the older one.
      if (workers.controller === null) worker.postMessage({ take: VERSION });
      else window.dispatchEvent(new Event('blazon:newer'));
    });
    workers.controller?.postMessage({ started: VERSION });
    // A browser by itself looks for a new version only now and then. With the server gone there is none, and that is no fault.
    const look = () => registration.update().catch(() => {});
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look());
    await look();
  }

  if (workers !== undefined) {
    window.addEventListener('load', () => {
      keepOnTheDevice().catch(error => console.warn('The app will not open offline:', error.message));
    });
  }
}
