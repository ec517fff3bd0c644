/** Five border motifs as repeated paths on a band 8 high; each game wears one on its cards and its header. */
export const motifs = ['vine', 'merlon', 'rope', 'dentil', 'chevron'] as const;
export type Motif = (typeof motifs)[number];

export interface Band {
  /** Stroked. */
  readonly line: string;
  /** Filled. */
  readonly solid: string;
}

const times = (width: number, period: number, part: (x: number) => string): string => {
  const count = Math.max(1, Math.round(width / period));
  // The period gives way a little, so that the band ends as it began.
  const step = width / count;
  return Array.from({ length: count }, (_, i) => part(i * step)).join('');
};
const n = (x: number) => Math.round(x * 100) / 100;

const bands: Readonly<Record<Motif, (width: number) => Band>> = {
  vine: width => ({
    line: times(width, 32, x => `M${n(x)} 4c4-4 12-4 16 0s12 4 16 0`),
    solid: times(
      width,
      32,
      x =>
        `M${n(x + 8)} 1.2c.4 2.6 2.6 4.6 5.6 4.8-.4-2.8-2.6-4.8-5.6-4.8zM${n(x + 24)} 6.8c.4-2.6 2.6-4.6 5.6-4.8-.4 2.8-2.6 4.8-5.6 4.8z`,
    ),
  }),
  merlon: width => ({ line: times(width, 12, x => `${x === 0 ? 'M0 7' : ''}L${n(x)} 7V2H${n(x + 6)}V7H${n(x + 12)}`), solid: '' }),
  rope: width => ({
    line: times(width, 6, x => `M${n(x + 0.3)} 6.6c-.6-2.6 3.4-6 6.4-5.2 1.4 2.2-3 6.2-6.4 5.200z`),
    solid: '',
  }),
  dentil: width => ({ line: `M0 1.2H${n(width)}`, solid: times(width, 8, x => `M${n(x + 2)} 3h4v4h-4z`) }),
  chevron: width => ({
    line: times(width, 10, x => `M${n(x)} 4.6l5-3.8 5 3.8M${n(x)} 7.6l5-3.8 5 3.8`),
    solid: '',
  }),
};

/** The band of a motif, `width` long. */
export const band = (motif: Motif, width: number): Band => bands[motif](width);
