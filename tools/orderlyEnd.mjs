/**
 * Ends a long run that somebody stops (Ctrl-C, kill, a closed terminal). The driver of the browser listens to these signals to close its
 * browsers, and who listens is not ended by Node any more: without this a run would go on without end.
 */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Whatever tidying up hangs on is not waited for. */
const PATIENCE = 5_000;

/** @param {(signal: string) => void | Promise<void>} tidyUp */
export function endOnSignal(tidyUp) {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      const leave = () => process.exit(128 + constants.signals[signal]);
      setTimeout(leave, PATIENCE);
      Promise.resolve(tidyUp(signal)).then(leave, leave);
    });
  }
}
