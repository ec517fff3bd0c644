/**
 * Separable CMA-ES (Ros & Hansen 2008): a cloud of candidates whose middle, size and stretch along each axis follow those
 * that did best. Reproducible from its seed.
 */
const TWO_PI = 2 * Math.PI;

/** Uniform in (0, 1), mulberry32. */
function uniform(seed) {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
}

/** `start` and `scale` per axis; `judge(candidates, generation)` gives each candidate's worth, larger is better. Yields after every generation. */
export async function* evolve({ start, scale, seed, population, judge }) {
  const n = start.length;
  const chance = uniform(seed);
  const gauss = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(TWO_PI * chance());
  const parents = population >> 1;
  const raw = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const weights = raw.map(w => w / raw.reduce((a, b) => a + b, 0));
  const mu = 1 / weights.reduce((a, b) => a + b * b, 0);
  const sizePath = (mu + 2) / (n + mu + 5);
  const damping = 1 + sizePath + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1);
  const axisPath = 4 / (n + 4);
  const rankOne = ((2 / ((n + 1.3) ** 2 + mu)) * (n + 2)) / 3;
  const rankMu = Math.min(1 - rankOne, ((2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu)) * ((n + 2) / 3));
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  const middle = start.slice();
  const spread = new Array(n).fill(1);
  const wayOfSize = new Array(n).fill(0);
  const wayOfAxes = new Array(n).fill(0);
  let size = 1;
  for (let generation = 0; ; generation++) {
    const cloud = Array.from({ length: population }, () => {
      const z = Array.from({ length: n }, gauss);
      return { z, x: z.map((zi, i) => middle[i] + size * Math.sqrt(spread[i]) * scale[i] * zi), worth: 0 };
    });
    const worths = await judge(
      cloud.map(c => c.x),
      generation,
    );
    cloud.forEach((c, i) => (c.worth = worths[i]));
    cloud.sort((a, b) => b.worth - a.worth);
    const step = new Array(n).fill(0);
    for (let k = 0; k < parents; k++) for (let i = 0; i < n; i++) step[i] += weights[k] * cloud[k].z[i];
    let length = 0;
    for (let i = 0; i < n; i++) {
      middle[i] += size * Math.sqrt(spread[i]) * scale[i] * step[i];
      wayOfSize[i] = (1 - sizePath) * wayOfSize[i] + Math.sqrt(sizePath * (2 - sizePath) * mu) * step[i];
      length += wayOfSize[i] ** 2;
    }
    length = Math.sqrt(length);
    const calm = length / Math.sqrt(1 - (1 - sizePath) ** (2 * (generation + 1))) / expected < 1.4 + 2 / (n + 1) ? 1 : 0;
    for (let i = 0; i < n; i++) {
      wayOfAxes[i] = (1 - axisPath) * wayOfAxes[i] + calm * Math.sqrt(axisPath * (2 - axisPath) * mu) * Math.sqrt(spread[i]) * step[i];
      const seen = cloud.slice(0, parents).reduce((sum, c, k) => sum + weights[k] * spread[i] * c.z[i] ** 2, 0);
      spread[i] = (1 - rankOne - rankMu) * spread[i] + rankOne * wayOfAxes[i] ** 2 + rankMu * seen;
    }
    size *= Math.exp((sizePath / damping) * (length / expected - 1));
    yield { generation, middle: middle.slice(), size, best: cloud[0].worth };
  }
}
