/** How colours are seen: WCAG contrast, OKLab distance, and colour blindness after Machado, Oliveira and Fernandes (2009) at full severity. */

type Triple = readonly [number, number, number];

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

const MACHADO: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (m: readonly [Triple, Triple, Triple], [a, b, c]: Triple): Triple => [
  m[0][0] * a + m[0][1] * b + m[0][2] * c,
  m[1][0] * a + m[1][1] * b + m[1][2] * c,
  m[2][0] * a + m[2][1] * b + m[2][2] * c,
];

function linear(hex: string): Triple {
  const channel = (i: number) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((m, n) => m - n) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function okLab(rgb: Triple): Triple {
  const lms = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(lms[0]), Math.cbrt(lms[1]), Math.cbrt(lms[2])],
  );
}

const within = (v: number) => Math.min(1, Math.max(0, v));

/** As somebody with this vision sees it. */
function seen(hex: string, vision: Vision): Triple {
  const [r, g, b] = times(MACHADO[vision], linear(hex));
  return okLab([within(r), within(g), within(b)]);
}

export function distance(a: string, b: string, vision: Vision): number {
  const [l, m] = [seen(a, vision), seen(b, vision)];
  return Math.hypot(l[0] - m[0], l[1] - m[1], l[2] - m[2]);
}

/** The two of a set that are hardest to tell apart. */
export function nearest(colours: readonly string[], vision: Vision): number {
  const distances = colours.flatMap((a, i) => colours.slice(i + 1).map(b => distance(a, b, vision)));
  return Math.min(...distances);
}
