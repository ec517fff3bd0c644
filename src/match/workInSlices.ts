/** Long work beside the table: a slice at a time, so that a tap never waits for it. */
const SLICE = 8;

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** The result of the work; null when it was called off. */
export async function workInSlices<T>(work: Generator<void, T, void>, calledOff: () => boolean = () => false): Promise<T | null> {
  let until = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await breath();
    if (calledOff()) return null;
    until = performance.now() + SLICE;
  }
}
