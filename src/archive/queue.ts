/**
 * One job at a time: two transactions started together on one connection spoil each other. What a player has chosen goes before everything that
 * can wait; otherwise the order of asking holds. A choice that waits for nobody is begun before whoever asked for it goes on: drawing the table
 * takes longer than sending it.
 */
export type Queue = <T>(job: () => Promise<T>, canWait?: boolean) => Promise<T>;

export function serialQueue(): Queue {
  const first: (() => Promise<void>)[] = [];
  const later: (() => Promise<void>)[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let job = first.shift() ?? later.shift(); job !== undefined; job = first.shift() ?? later.shift()) await job();
    isBusy = false;
  }

  return (job, canWait = false) =>
    new Promise((resolve, reject) => {
      (canWait ? later : first).push(() => job().then(resolve, reject));
      if (isBusy) return;
      isBusy = true;
      // What can wait begins on the next tick, so that a choice that is asked for together with it comes first.
      if (canWait) void Promise.resolve().then(work);
      else void work();
    });
}
