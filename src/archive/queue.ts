/** One job at a time, in the order of asking: two transactions started together on one connection spoil each other. */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return job => {
    const mine = last.then(job, job);
    last = mine.catch(() => {});
    return mine;
  };
}
