/** Adam (Kingma & Ba 2015): climbs along gradients that are mostly noise, every axis in steps of about the same length. */
const SLOW = 0.95;
const SLOWER = 0.998;
/** Of an axis that hardly ever matters, little is believed. */
const DOUBT = 0.03;
/** What nothing speaks for is forgotten. */
const FADE = 0.0003;

export function newAscent(length) {
  return { mean: new Float64Array(length), square: new Float64Array(length), steps: 0 };
}

/** One step of `stride` from `place`, in place. */
export function climb(ascent, place, gradient, stride) {
  const { mean, square } = ascent;
  ascent.steps++;
  for (let i = 0; i < place.length; i++) {
    mean[i] = SLOW * mean[i] + (1 - SLOW) * gradient[i];
    square[i] = SLOWER * square[i] + (1 - SLOWER) * gradient[i] ** 2;
    const slope = mean[i] / (1 - SLOW ** ascent.steps);
    const noise = Math.sqrt(square[i] / (1 - SLOWER ** ascent.steps));
    place[i] += stride * (slope / (noise + DOUBT) - FADE * place[i]);
  }
}
