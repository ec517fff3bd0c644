/**
 * In a browser the file can be open in one tab only, and SQLite's worker cannot try twice: so the tabs agree beforehand by a lock,
 * which the browser lets go when the tab is closed, reloaded or killed.
 */
const LOCK = 'blazon.db';
/** A reloaded page may still hold it for a moment. */
const PATIENCE = 1_500;

let held = false;
let spoilt = false;

/** After SQLite's worker has been refused its files it never opens them again: the next try needs a new page. */
export const giveUpThisPage = (): void => {
  spoilt = true;
};

export async function holdTheOnlyTab(): Promise<boolean> {
  if (spoilt) {
    globalThis.location.reload();
    return new Promise<never>(() => {});
  }
  const { locks } = globalThis.navigator;
  // Without locks there is no storage either, or an old browser where opening itself will tell.
  if (held || locks === undefined) return true;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  held = await new Promise<boolean>(resolve => {
    locks
      .request(LOCK, { signal: waiting.signal }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      // Whoever waits in vain is not alone; where locks are forbidden, storage is too, and opening will say so.
      .catch(() => resolve(!waiting.signal.aborted));
  });
  clearTimeout(timer);
  return held;
}
