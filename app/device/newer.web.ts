/** What the page's own script (tools/pwa/start.js) has to say: a newer version waits, or a broken part was fetched anew. */
const MENDED = 'blazon.mended';

const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator.serviceWorker;

function takeOver(waiting: ServiceWorker): void {
  workers()?.addEventListener('controllerchange', () => globalThis.location.reload(), { once: true });
  waiting.postMessage({ take: true });
}

/** Tells how to take the newer version; null: there is none, or none that is whole. */
export function hearOfNewer(tell: (take: (() => void) | null) => void): () => void {
  let listens = true;
  const look = async (): Promise<void> => {
    const waiting = (await workers()?.getRegistration())?.waiting ?? null;
    if (listens) tell(waiting === null ? null : () => takeOver(waiting));
  };
  const heard = (): void => void look().catch(() => {});
  globalThis.addEventListener('blazon:newer', heard);
  heard();
  return () => {
    listens = false;
    globalThis.removeEventListener('blazon:newer', heard);
  };
}

/** Said once; after that the next fault may be mended, too. */
export function wasMended(): boolean {
  try {
    const mended = globalThis.sessionStorage.getItem(MENDED) !== null;
    globalThis.sessionStorage.removeItem(MENDED);
    return mended;
  } catch {
    return false;
  }
}
