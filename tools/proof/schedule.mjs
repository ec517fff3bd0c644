/** Parts of a proof side by side, as many as there are lanes: the cheap ones two at a time, and one that has workers of its own over all lanes. */

/** @typedef {{ name: string, lanes: number, needs?: string }} Planned `needs` names a part that must have ended before. */

const hasEnded = (name, waiting, running) => ![...waiting, ...running].some(part => part.name === name);

/**
 * Runs the parts in the order in which they stand, each as soon as lanes are free and what it needs has ended. A lane that the next part cannot
 * use yet goes to whoever can.
 * @template {Planned} P
 * @param {readonly P[]} parts
 * @param {number} lanes
 * @param {(part: P) => Promise<void>} run
 */
export function inLanes(parts, lanes, run) {
  const waiting = [...parts];
  const running = new Set();
  const free = () => lanes - [...running].reduce((taken, part) => taken + Math.min(part.lanes, lanes), 0);
  const mayStart = part => Math.min(part.lanes, lanes) <= free() && (part.needs === undefined || hasEnded(part.needs, waiting, running));

  return new Promise((ended, failed) => {
    const go = () => {
      if (waiting.length === 0 && running.size === 0) return ended();
      for (let next = waiting.find(mayStart); next !== undefined; next = waiting.find(mayStart)) start(next);
    };
    const start = part => {
      waiting.splice(waiting.indexOf(part), 1);
      running.add(part);
      run(part).then(() => {
        running.delete(part);
        go();
      }, failed);
    };
    go();
  });
}

/** The chosen parts and what they need, in the order of all. */
export function withNeeded(chosen, all) {
  const needed = new Set(chosen.map(part => part.needs));
  return all.filter(part => chosen.includes(part) || needed.has(part.name));
}
