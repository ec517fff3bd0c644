/**
 * Teaches a net of one hidden layer: small steps along the mean slope of a few rows at a time (Adam), always in the same order for the same seed.
 * Rows: `inputs` whole notches each, `goals` what the value was off by. It ends as whole numbers, as src/bots/net.ts reads them.
 */

/** A notch is this share of a usual count, a weight of 1 this many steps, a unit's start in both. */
export const NOTCHES = 32;
export const STEPS = 256;
const FINE = NOTCHES * STEPS;
const COARSE = FINE >> 5;
const LEAK = 1 / 8;
/** Weights stay small enough for 16 bits and sums for 32. */
const MOST_HEARD = 8;
const MOST_SPOKEN = 4095 / STEPS;

export function newNet(inputs, units, chance) {
  const net = {
    inputs,
    units,
    heard: new Float64Array(inputs * units),
    starts: new Float64Array(units),
    speaks: new Float64Array(units),
    silence: new Float64Array(1),
  };
  const wide = Math.sqrt(6 / inputs);
  for (let i = 0; i < net.heard.length; i++) net.heard[i] = (2 * chance() - 1) * wide;
  for (let u = 0; u < units; u++) net.speaks[u] = ((2 * chance() - 1) * Math.sqrt(3 / units)) / 4;
  return net;
}

const sumsOf = new Float64Array(256);

/** What the net says to a row; `sumsOf` holds what its units have heard. */
export function says({ inputs, units, heard, starts, speaks, silence }, rows, from) {
  for (let u = 0; u < units; u++) sumsOf[u] = starts[u];
  for (let i = 0; i < inputs; i++) {
    const x = rows[from + i];
    if (x === 0) continue;
    const share = x / NOTCHES;
    for (let u = 0, at = i * units; u < units; u++, at++) sumsOf[u] += share * heard[at];
  }
  let said = silence[0];
  for (let u = 0; u < units; u++) said += speaks[u] * (sumsOf[u] > 0 ? sumsOf[u] : LEAK * sumsOf[u]);
  return said;
}

/** One pass over the rows in this order. `strideAt(share)`: how long a step is after that share of the pass. */
export function learnOnce(net, mind, rows, goals, order, batch, strideAt, forgets) {
  const { inputs, units, speaks } = net;
  const slopes = {
    heard: new Float64Array(inputs * units),
    starts: new Float64Array(units),
    speaks: new Float64Array(units),
    silence: [0],
  };
  for (let k = 0; k < order.length; k++) {
    const from = order[k] * inputs;
    const off = says(net, rows, from) - goals[order[k]];
    slopes.silence[0] += off;
    for (let u = 0; u < units; u++) {
      const sum = sumsOf[u];
      slopes.speaks[u] += off * (sum > 0 ? sum : LEAK * sum);
      const back = off * speaks[u] * (sum > 0 ? 1 : LEAK);
      slopes.starts[u] += back;
      sumsOf[u] = back / NOTCHES;
    }
    for (let i = 0; i < inputs; i++) {
      const x = rows[from + i];
      if (x === 0) continue;
      for (let u = 0, at = i * units; u < units; u++, at++) slopes.heard[at] += x * sumsOf[u];
    }
    if ((k + 1) % batch === 0 || k === order.length - 1) step(net, mind, slopes, strideAt(k / order.length), batch, forgets);
  }
}

export const newMind = ({ heard, starts, speaks }) => ({
  steps: 0,
  of: Object.fromEntries(
    Object.entries({ heard, starts, speaks, silence: [0] }).map(([part, list]) => [
      part,
      { mean: new Float64Array(list.length), square: new Float64Array(list.length) },
    ]),
  ),
});

const BOUNDS = { heard: MOST_HEARD, starts: 1e5, speaks: MOST_SPOKEN, silence: 1e5 };
const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;

/** `forgetting`: of what is heard, in shares of the stride. */
function step(net, mind, slopes, stride, batch, forgetting) {
  mind.steps++;
  const meanShare = 1 - KEEP_MEAN ** mind.steps;
  const squareShare = 1 - KEEP_SQUARE ** mind.steps;
  for (const part of Object.keys(BOUNDS)) {
    const { mean, square } = mind.of[part];
    const list = net[part];
    const slope = slopes[part];
    const forgets = part === 'heard' ? 1 - stride * forgetting : 1;
    for (let i = 0; i < list.length; i++) {
      const s = slope[i] / batch;
      slope[i] = 0;
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * s;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * s * s;
      const next = forgets * list[i] - (stride * (mean[i] / meanShare)) / (Math.sqrt(square[i] / squareShare) + 1e-8);
      list[i] = Math.max(-BOUNDS[part], Math.min(BOUNDS[part], next));
    }
  }
}

/** Root of the mean square by which what is said of these rows is off. */
export function errorOf(said, goals, which) {
  return Math.sqrt(which.reduce((sum, k) => sum + (said(k) - goals[k]) ** 2, 0) / which.length);
}

/** The same of the difference between a row and the one before it: another seat in the same position. */
export function leadErrorOf(said, goals, which) {
  const off = k => goals[k] - said(k);
  return Math.sqrt(which.reduce((sum, k) => sum + (off(k) - off(k - 1)) ** 2, 0) / which.length);
}

/** As whole numbers; `coin`: what 1 of a goal is worth. */
export function whole(net, senses, notches, coin) {
  const { units } = net;
  const row = i => Array.from(net.heard.subarray(i * units, (i + 1) * units), w => Math.round(w * STEPS));
  return {
    senses: Object.fromEntries(senses.map((sense, i) => [sense, { notches: notches[i], heard: row(i) }])),
    starts: Array.from(net.starts, s => Math.round(s * FINE)),
    speaks: Array.from(net.speaks, s => Math.round(s * STEPS)),
    silence: Math.round(net.silence[0] * COARSE * STEPS),
    coin: Number((coin / (COARSE * STEPS)).toPrecision(9)),
  };
}
