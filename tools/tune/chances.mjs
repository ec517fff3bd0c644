/**
 * The weights w that make the results likeliest when the chance of winning is 1 / (1 + e^(−rows · w)), held towards the start as if by `hold[i]`
 * positions that know nothing of weight i: by Newton's steps.
 */
import { leastSquares } from './leastSquares.mjs';

const STEPS = 12;

export function likeliest(rows, results, start, hold) {
  let w = start;
  for (let step = 0; step < STEPS; step++) {
    const seen = rows.map((row, k) => {
      const chance = chanceOf(row, w);
      const weight = Math.sqrt(chance * (1 - chance) + 1e-6);
      return { row: row.map(x => x * weight), goal: (results[k] - chance) / weight + dot(row, w) * weight };
    });
    // Held towards the start: a row for each weight that says so.
    const held = start.map((value, i) => ({
      row: start.map((_, j) => (i === j ? Math.sqrt(hold[i]) : 0)),
      goal: value * Math.sqrt(hold[i]),
    }));
    const all = [...seen, ...held];
    w = leastSquares(
      all.map(x => x.row),
      all.map(x => x.goal),
      w,
      0,
    );
  }
  return w;
}

/** How surprising the results are, on average: ln 2 is knowing nothing. */
export function surpriseOf(rows, results, w) {
  const sum = rows.reduce((total, row, k) => {
    const chance = chanceOf(row, w);
    return total - results[k] * Math.log(chance) - (1 - results[k]) * Math.log(1 - chance);
  }, 0);
  return sum / rows.length;
}

function chanceOf(row, w) {
  return 1 / (1 + Math.exp(-dot(row, w)));
}

function dot(row, w) {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * w[i];
  return sum;
}
