/**
 * In a browser the file can be open in one tab only, and SQLite's worker cannot try twice: so the tabs agree beforehand by a lock,
 * which the browser lets go when the tab is closed, reloaded or killed.
 */
const LOCK = 'blazon.db';
/** A reloaded page may still hold it for a moment. */
const PATIENCE = 1_500;

/** Between the tabs: somebody goes on here, and whoever holds the file lets it go. */
const CALL = 'blazon.goOnHere';
/** When this tab let the file go for another. */
const GAVE_UP = 'blazon.gaveUp';
/** Whoever is called saves first. */
const PATIENCE_WITH_ANOTHER = 6_000;

let held = false;
let called = false;
let spoilt = false;

/** The files are let go a moment after the lock by a page that was just left: so often a new page tries again unasked. */
const TRIES = 3;
const PAUSE = 400;
/** Tries so far, and when the last of them was: what was long ago is another visit. */
const TRIED = 'blazon.tries';
const LONG_AGO = 20_000;

function mayTryAgain(): boolean {
  try {
    const [tries = 0, last = 0] = (globalThis.sessionStorage.getItem(TRIED) ?? '').split(' ').map(Number);
    const before = Date.now() - last > LONG_AGO ? 0 : tries;
    globalThis.sessionStorage.setItem(TRIED, `${before + 1} ${Date.now()}`);
    return before < TRIES;
  } catch {
    return false; // Nothing may be remembered here: it would be tried for ever.
  }
}

/**
 * After SQLite's worker has been refused its files it never opens them again: the next try needs a new page. Whoever holds the lock is the only tab,
 * and waits for a page that is going; it returns only where it is told that the file is open elsewhere.
 */
export async function giveUpThisPage(): Promise<void> {
  spoilt = true;
  if (!held || !mayTryAgain()) return;
  await new Promise(waited => setTimeout(waited, PAUSE));
  globalThis.location.reload();
  return new Promise<never>(() => {});
}

/** A worker that never came does not come later, and one that found no room holds its few files for ever. */
export function nextTryIsAnotherPage(): void {
  spoilt = true;
}

export async function holdTheOnlyTab(): Promise<boolean> {
  if (spoilt) {
    globalThis.location.reload();
    return new Promise<never>(() => {});
  }
  if (gaveUpJustNow()) return false;
  const { locks } = globalThis.navigator;
  // Without locks there is no storage either, or an old browser where opening itself will tell.
  if (held || locks === undefined) return true;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), called ? PATIENCE_WITH_ANOTHER : PATIENCE);
  held = await new Promise<boolean>(resolve => {
    locks
      .request(LOCK, { signal: waiting.signal }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      // A lock that never comes is held by another tab. Where locks are forbidden, so is storage, and opening the drawer will say that.
      .catch(() => resolve(!waiting.signal.aborted));
  });
  clearTimeout(timer);
  called = false;
  if (held) hearCalls();
  return held;
}

/** A page lets its files go only by ending: it comes back as one that has nothing open. What is not saved yet its browser asks about first. */
function hearCalls(): void {
  if (typeof globalThis.BroadcastChannel !== 'function') return;
  new BroadcastChannel(CALL).onmessage = () => {
    try {
      globalThis.sessionStorage.setItem(GAVE_UP, String(Date.now()));
    } catch {
      // Then it may happen that this page takes the file back before the other has it.
    }
    globalThis.location.reload();
  };
}

/** Whoever called may have to begin anew as a page before it has the file: nobody stands in its way meanwhile. */
function gaveUpJustNow(): boolean {
  try {
    return Date.now() - Number(globalThis.sessionStorage.getItem(GAVE_UP) ?? 0) < PATIENCE_WITH_ANOTHER;
  } catch {
    return false;
  }
}

/** Asks whoever holds the file to let it go; a tab that is asleep hears it when it wakes. The next try waits for it. */
export function callForTheFile(): void {
  if (typeof globalThis.BroadcastChannel !== 'function') return;
  called = true;
  const channel = new BroadcastChannel(CALL);
  channel.postMessage(null);
  channel.close();
}
