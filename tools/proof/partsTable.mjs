/** What each part of a proof took, as a table of a document. */

const number = n => n.toLocaleString('en');
const row = cells => `| ${cells.join(' | ')} |`;

/** A part that only says yes or no, or that broke down, names no tests. */
function slowestOf(tests = []) {
  const [first, ...others] = tests;
  if (first === undefined) return '–';
  const { name, seconds } = others.reduce((most, test) => (test.seconds > most.seconds ? test : most), first);
  return `${seconds.toFixed(1)} s: ${name.replaceAll('|', '\\|')}`;
}

/** @param {readonly { name: string, passed: number, failed: number, seconds: number, tests?: readonly import('./run.mjs').Timed[] }[]} results */
export function partsTable(results, whole) {
  const rows = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, passed, failed, seconds, tests }) => row([name, number(passed), number(failed), seconds.toFixed(1), slowestOf(tests)]));
  const sum = of => number(results.reduce((all, result) => all + of(result), 0));
  const last = row(['**all, side by side**', sum(r => r.passed), sum(r => r.failed), `**${whole}**`, '']);
  return [row(['part', 'passed', 'failed', 'seconds', 'its slowest test']), '|---|---|---|---|---|', ...rows, last].join('\n');
}
