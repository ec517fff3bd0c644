/** The weights w with the least sum of (rows · w − goals)² + hold · (w − start)², each column held by its own size: by Cholesky. */
export function leastSquares(rows, goals, start, hold) {
  const n = start.length;
  const square = Array.from({ length: n }, () => new Float64Array(n));
  const right = new Float64Array(n);
  rows.forEach((row, k) => {
    let rest = goals[k];
    for (let i = 0; i < n; i++) rest -= row[i] * start[i];
    for (let i = 0; i < n; i++) {
      right[i] += row[i] * rest;
      for (let j = 0; j <= i; j++) square[i][j] += row[i] * row[j];
    }
  });
  for (let i = 0; i < n; i++) square[i][i] += (hold * square[i][i]) / rows.length + 1e-9;
  const step = solve(square, right);
  return start.map((w, i) => w + step[i]);
}

/** Solves a symmetric positive system of which the lower half is given. */
function solve(a, b) {
  const n = b.length;
  const l = Array.from({ length: n }, () => new Float64Array(n));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i][j];
      for (let k = 0; k < j; k++) sum -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / l[j][j];
    }
  }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = b[i];
    for (let k = 0; k < i; k++) sum -= l[i][k] * y[k];
    y[i] = sum / l[i][i];
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = y[i];
    for (let k = i + 1; k < n; k++) sum -= l[k][i] * x[k];
    x[i] = sum / l[i][i];
  }
  return [...x];
}
