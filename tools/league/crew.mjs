/** Hands matches to as many threads as asked for and collects the outcomes in order. */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/** `each` hears every outcome as it comes. */
export async function playAll(module, pairings, workers, each = () => {}) {
  const outcomes = new Array(pairings.length);
  let next = 0;
  const run = () =>
    new Promise((done, failed) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: module });
      const give = () => {
        if (next >= pairings.length) return void worker.terminate().then(() => done());
        worker.postMessage({ n: next, pairing: pairings[next++] });
      };
      worker.on('message', ({ n, outcome }) => {
        outcomes[n] = outcome;
        each(outcome, n);
        give();
      });
      worker.on('error', failed);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(workers, pairings.length) }, run));
  return outcomes;
}

if (!isMainThread) {
  const { playMatch } = await import(workerData);
  parentPort.on('message', ({ n, pairing }) => parentPort.postMessage({ n, outcome: playMatch(pairing) }));
}
