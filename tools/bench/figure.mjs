/** A goal and what was measured, side by side. */

/**
 * Of which game it is, how it was measured (`where`), of how many, and what else there is to say.
 * @typedef {{ game?: string, where?: string, count?: number, note?: string }} More
 * @typedef {More & { part: string, what: string, goal: number | null, bound: 'most' | 'least', figure: number | null, unit: string }} Figure
 */

export const atMost = (what, goal, figure, unit, more = {}) => ({ what, goal, bound: 'most', figure, unit, ...more });
export const atLeast = (what, goal, figure, unit, more = {}) => ({ what, goal, bound: 'least', figure, unit, ...more });
/** Measured only to be known. */
export const known = (what, figure, unit, more = {}) => ({ what, goal: null, bound: 'most', figure, unit, ...more });

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

export const wanted = ({ goal, bound }) => (goal === null ? '' : `${bound === 'most' ? '≤' : '≥'} ${readable(goal)}`);

/** One line: ✓ game: what, of 60   figure unit (goal ≤ 800) where; note */
export function lineOf(figure) {
  const { game, what, count, unit, where, note } = figure;
  const mark = { true: '✓', false: '✗', null: '·' }[String(isMet(figure))];
  const name = `${game === undefined ? '' : `${game}: `}${what}${count === undefined ? '' : `, of ${count}`}`;
  const said = [where, note].filter(Boolean).join('; ');
  return [mark, name.padEnd(64), readable(figure.figure).padStart(11), unit.padEnd(12), wanted(figure).padEnd(12), said]
    .join(' ')
    .trimEnd();
}
