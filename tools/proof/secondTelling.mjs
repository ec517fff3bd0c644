/**
 * A story hangs on a browser, its clock and whatever else the computer does. One that was red is told once more, when nothing else runs: what is red
 * again has failed; what is green then counts, and is said by name, because it is a finding: something waits for time instead of a condition.
 * `npm test -- --once` tells everything once.
 */

/** More than these are no chance. */
const MOST = 4;

/** @typedef {import('./run.mjs').Result & { files?: readonly import('./run.mjs').File[] }} Told */

/**
 * @param {(specs: readonly string[]) => Promise<Told>} tell
 * @param {readonly string[]} specs the files to be told, or none for all
 * @returns {Promise<import('./run.mjs').Result>}
 */
export async function withSecondTelling(tell, specs) {
  const first = await tell(specs);
  const red = [...new Set((first.files ?? []).filter(file => file.failed > 0).map(file => file.name))];
  if (first.failed === 0 || red.length === 0 || red.length > MOST) return first;
  const second = await tell(red);
  const greenAtOnce = first.files.filter(file => !red.includes(file.name));
  return {
    passed: greenAtOnce.reduce((sum, file) => sum + file.passed, second.passed),
    failed: second.failed,
    output: `${first.output}\n\nTold once more:\n\n${second.output}`,
    tests: [...(first.tests ?? []), ...(second.tests ?? [])],
    remark: `Red at first, told once more: ${red.join(', ')}`,
  };
}
