/**
 * What the drawer may hold after a kill. A save is an appended choice or a taking back, in the order they were sent to the database;
 * those that it has acknowledged must be there, those under way may be there or not, but none without the ones before it.
 */

/** @typedef {{ n: number, line?: string }} Save the n-th choice, or, without a line, back to the n-th */

/** @param {readonly string[]} lines @param {Save} save */
export function after(lines, { n, line }) {
  return line === undefined ? lines.slice(0, n) : [...lines.slice(0, n - 1), line];
}

const same = (a, b) => a.length === b.length && a.every((line, i) => line === b[i]);

/** How many of the saves are in the lines that were found; -1: that cannot be, something is lost or torn. */
export function savesIn(found, before, saves, acknowledged) {
  let lines = before;
  let most = -1;
  for (let k = 0; k <= saves.length; k++) {
    if (k > 0) lines = after(lines, saves[k - 1]);
    if (k >= acknowledged && same(lines, found)) most = k;
  }
  return most;
}
