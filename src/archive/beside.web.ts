/** The second place in a browser: the count where a page can read it at once, the copy in a database of the browser's own, of another making than the drawer's. */
import { asCopy, type Copy } from './copy';

const COUNT = 'blazon.kept';
const BASE = 'blazon-beside';
const STORE = 'copies';
const NEWEST = 'newest';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(BASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const base = await answered(opening);
  try {
    const transaction = base.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    const [found] = await Promise.all([answered(work(transaction.objectStore(STORE))), done]);
    return found;
  } finally {
    base.close();
  }
}

export async function keepCopy(copy: Copy): Promise<void> {
  await inStore('readwrite', store => store.put(JSON.stringify(copy), NEWEST));
}

export async function copyKept(): Promise<Copy | null> {
  const found: unknown = await inStore('readonly', store => store.get(NEWEST));
  return typeof found === 'string' ? asCopy(found) : null;
}

export async function countKept(): Promise<number | 'lost'> {
  const text = localStorage.getItem(COUNT) ?? '0';
  return text === 'lost' ? text : Number(text) || 0;
}

export async function keepCount(count: number | 'lost'): Promise<void> {
  localStorage.setItem(COUNT, String(count));
}

export async function forgetBeside(): Promise<void> {
  localStorage.removeItem(COUNT);
  await inStore('readwrite', store => store.delete(NEWEST));
}
