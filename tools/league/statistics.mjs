/** What a number of matches says: the mean, how sure it is, and what it is worth in Elo. */

/** Mean and 95 % half-width of blocks: matches of one seed with the seats rotated stand or fall together. */
export function interval(blocks) {
  const n = blocks.length;
  const mean = blocks.reduce((a, b) => a + b, 0) / n;
  const variance = n > 1 ? blocks.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1) : 0;
  return { mean, half: 1.96 * Math.sqrt(variance / n) };
}

/** Wilson's 95 % interval of wins in n matches: honest also where every match is won. */
export function wilson(mean, n, z = 1.96) {
  const d = 1 + (z * z) / n;
  const middle = (mean + (z * z) / (2 * n)) / d;
  const half = (z * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n))) / d;
  return [middle - half, middle + half];
}

/** The lower and upper end that both ways of counting agree to: the wider one. */
export function sureOf(blocks, matches) {
  const { mean, half } = interval(blocks);
  const [low, high] = wilson(mean, matches);
  return { mean, low: Math.max(0, Math.min(low, mean - half)), high: Math.min(1, Math.max(high, mean + half)) };
}

export function elo(share) {
  if (share <= 0 || share >= 1) return share <= 0 ? -Infinity : Infinity;
  return -400 * Math.log10(1 / share - 1);
}
