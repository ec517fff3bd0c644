/**
 * What the table sounds like: short, dry knocks of wood, paper and metal, each worked out from a few numbers. Browsers work them
 * out when they are first heard; phones bring them as files, drawn by tools/drawSounds.mjs from these same numbers.
 */
export const SOUNDS = ['turn', 'place', 'dice', 'points', 'clash', 'seal', 'won', 'ended'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Samples in a second: enough for knocks without a hiss. */
export const RATE = 12_000;

/** What is struck: its overtones as multiples of the lowest, how fast they die, and how much of the blow itself is heard. */
interface Body {
  readonly overtones: readonly number[];
  /** Seconds in which the lowest tone falls to a third; higher ones fall faster. */
  readonly rings: number;
  readonly blow: number;
}

const WOOD: Body = { overtones: [1, 2.57, 4.95], rings: 0.022, blow: 0.5 };
const BAR: Body = { overtones: [1, 3.93], rings: 0.07, blow: 0.12 };
const COIN: Body = { overtones: [1, 1.47, 2.09], rings: 0.04, blow: 0.1 };
const IRON: Body = { overtones: [1, 1.71, 2.33, 3.92, 5.13], rings: 0.05, blow: 0.35 };
const WAX: Body = { overtones: [1, 1.9], rings: 0.03, blow: 0.25 };

interface Stroke {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly hz: number;
  readonly loud: number;
}

interface Voice {
  readonly body: Body;
  readonly strokes: readonly Stroke[];
}

const stroke = (at: number, hz: number, loud = 1): Stroke => ({ at, hz, loud });

/** The loudest sample of each sound: quiet beside anybody's music. */
const PEAK: Readonly<Record<Sound, number>> = {
  turn: 0.3,
  place: 0.34,
  dice: 0.3,
  points: 0.2,
  clash: 0.26,
  seal: 0.34,
  won: 0.3,
  ended: 0.28,
};

const VOICES: Readonly<Record<Sound, Voice>> = {
  turn: { body: BAR, strokes: [stroke(0, 523), stroke(0.09, 784, 0.8)] },
  place: { body: WOOD, strokes: [stroke(0, 410)] },
  dice: {
    body: WOOD,
    strokes: [stroke(0, 980), stroke(0.05, 1180, 0.7), stroke(0.085, 900, 0.85), stroke(0.15, 1060, 0.5), stroke(0.19, 820, 0.35)],
  },
  points: { body: COIN, strokes: [stroke(0, 2350, 0.8), stroke(0.055, 2800)] },
  clash: { body: IRON, strokes: [stroke(0, 640), stroke(0.03, 860, 0.5)] },
  seal: { body: WAX, strokes: [stroke(0, 190), stroke(0.11, 165)] },
  won: { body: BAR, strokes: [stroke(0, 392, 0.8), stroke(0.1, 523, 0.9), stroke(0.2, 659)] },
  ended: { body: BAR, strokes: [stroke(0, 523, 0.8), stroke(0.12, 392)] },
};

/** Below this part of the peak nobody hears anything: the sound ends there. */
const UNHEARD = 1 / 120;
const LONGEST = 0.8;
/** Rises this fast, so that nothing clicks. */
const SOFT = 0.0015;
/** The end is let go this slowly, for it is not quite silent there. */
const FADE = 0.012;
const BLOW_RINGS = 0.003;

/** Noise that is the same on every device. */
function noise(): () => number {
  let seed = 0x2545f491;
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed / 0x80000000;
  };
}

function strike(into: Float32Array, { overtones, rings, blow }: Body, { at, hz, loud }: Stroke): void {
  const rough = noise();
  let dull = 0;
  for (let i = Math.round(at * RATE); i < into.length; i++) {
    const t = i / RATE - at;
    let tone = 0;
    for (const [nth, times] of overtones.entries()) {
      if (hz * times < RATE / 2) tone += (Math.exp((-t * Math.sqrt(times)) / rings) * Math.sin(2 * Math.PI * hz * times * t)) / (nth + 1);
    }
    dull += 0.5 * (rough() - dull);
    const struck = tone + blow * dull * Math.exp(-t / BLOW_RINGS);
    into[i] = (into[i] ?? 0) + loud * Math.min(1, t / SOFT) * struck;
  }
}

/** The samples of a sound, from -1 to 1. */
export function samplesOf(sound: Sound): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(LONGEST * RATE);
  for (const each of VOICES[sound].strokes) strike(whole, VOICES[sound].body, each);
  const peak = whole.reduce((most, s) => Math.max(most, Math.abs(s)), 0);
  const heard = whole.findLastIndex(s => Math.abs(s) > peak * UNHEARD) + 1;
  const fade = FADE * RATE;
  return whole.slice(0, heard).map((s, i) => (s / peak) * PEAK[sound] * Math.min(1, (heard - i) / fade));
}
