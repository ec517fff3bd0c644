/** A goal and what was measured, side by side. */

/** @typedef {{ part: string, what: string, goal: number | null, bound: 'most' | 'least', figure: number | null, unit: string, note?: string }} Figure */

export const atMost = (what, goal, figure, unit, note) => ({ what, goal, bound: 'most', figure, unit, note });
export const atLeast = (what, goal, figure, unit, note) => ({ what, goal, bound: 'least', figure, unit, note });
/** Measured only to be known. */
export const known = (what, figure, unit, note) => ({ what, goal: null, bound: 'most', figure, unit, note });

/** null: no goal, or nothing measured. */
export function isMet({ goal, bound, figure }) {
  if (goal === null || figure === null) return null;
  return bound === 'most' ? figure <= goal : figure >= goal;
}

/** The value that a share of the sorted list does not exceed: percentile(list, 0.95). */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? null;
}

export const median = values => percentile(values, 0.5);

export function readable(number) {
  if (number === null) return '–';
  if (Math.abs(number) < 10) return number.toFixed(1);
  return Math.round(number).toLocaleString('en');
}

/** One line: ✓ what   figure unit (goal ≤ 800) note */
export function lineOf(figure) {
  const { what, goal, bound, unit, note } = figure;
  const mark = { true: '✓', false: '✗', null: '·' }[String(isMet(figure))];
  const wanted = goal === null ? '' : `${bound === 'most' ? '≤' : '≥'} ${readable(goal)}`;
  const columns = [mark, what.padEnd(56), readable(figure.figure).padStart(11), unit.padEnd(12), wanted.padEnd(12), note ?? ''];
  return columns.join(' ').trimEnd();
}
