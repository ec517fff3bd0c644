/**
 * Numbers that are the same to the last bit on every engine: only + − × ÷ and square roots, which IEEE 754 fixes.
 * Math.log and Math.pow are not fixed, and a choice must not hang on the maker of the device.
 */
const LOG_OF: number[] = [0, 0];

/** The natural logarithm of a whole number from 1 up. */
export function logOf(n: number): number {
  for (let k = LOG_OF.length; k <= n; k++) LOG_OF.push((LOG_OF[k - 1] as number) + logOfStep(k));
  return LOG_OF[n] as number;
}

/** log(k / (k − 1)) = 2·artanh(1 / (2k − 1)), as its power series. */
function logOfStep(k: number): number {
  const x = 1 / (2 * k - 1);
  let power = x;
  let sum = 0;
  for (let odd = 1; odd < 60; odd += 2) {
    sum += power / odd;
    power *= x * x;
  }
  return 2 * sum;
}

/** Does `children` stay below start · visits^0.4? (Written with square roots: children/start below visits^0.4 means (children/start)^2.5 below visits.) */
export function mayWiden(children: number, visits: number, start: number): boolean {
  const x = children / start;
  return x * x * Math.sqrt(x) < visits;
}
