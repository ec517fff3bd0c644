import type { TextStyle } from 'react-native';

/**
 * Grenze for titles (letters only: its figures are old-style), Atkinson Hyperlegible Next for all else. On every platform
 * the fonts are known by family and weight: app.json embeds them on phones, faces.web.ts declares them on the web.
 */
export const faces = {
  title: { fontFamily: 'Grenze', fontWeight: '600' },
  text: { fontFamily: 'Atkinson Hyperlegible Next', fontWeight: '400' },
  strong: { fontFamily: 'Atkinson Hyperlegible Next', fontWeight: '600' },
  quote: { fontFamily: 'Atkinson Hyperlegible Next', fontWeight: '400', fontStyle: 'italic' },
  figure: { fontFamily: 'Atkinson Hyperlegible Next', fontWeight: '700' },
} as const satisfies Record<string, Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle'>>;

export type Face = keyof typeof faces;

/** A face, or the system's own in the same weight until ours is there: nothing is ever invisible. */
export function faceStyle(face: Face, facesReady: boolean): TextStyle {
  const { fontFamily, ...cut } = faces[face];
  return facesReady ? { fontFamily, ...cut } : cut;
}

interface RoleLook {
  readonly face: Face;
  readonly size: number;
  readonly line: number;
  /** Announced as a heading of this level. */
  readonly level?: 1 | 2;
}

/** Sizes in dp on the scale 12 · 14 · 16 · 20 · 26 · 34, and 14 · 17 · 22 for figures. Capitals are never set. */
export const roles = {
  title: { face: 'title', size: 34, line: 38, level: 1 },
  heading: { face: 'title', size: 26, line: 30, level: 1 },
  subheading: { face: 'title', size: 20, line: 24, level: 2 },
  body: { face: 'text', size: 16, line: 23 },
  strong: { face: 'strong', size: 16, line: 23 },
  small: { face: 'text', size: 14, line: 20 },
  smallStrong: { face: 'strong', size: 14, line: 20 },
  note: { face: 'text', size: 12, line: 16 },
  /** Only for quoted rules. */
  quote: { face: 'quote', size: 16, line: 23 },
  /** Tabular figures: scores, counters in bars, counters on pieces. */
  score: { face: 'figure', size: 22, line: 24 },
  count: { face: 'figure', size: 17, line: 18 },
  tally: { face: 'figure', size: 14, line: 16 },
} as const satisfies Record<string, RoleLook>;

export type Role = keyof typeof roles;

/** Text grows to twice its size at most: the player's own setting and the system's together. */
export const mostGrowth = 2;

/** The style of a role. `scale` is the player's setting; the system's is applied by React Native on top of it. */
export function typeStyle(role: Role, scale: number, facesReady: boolean): TextStyle {
  const { face, size, line } = roles[role];
  return {
    fontSize: size * scale,
    lineHeight: line * scale,
    ...faceStyle(face, facesReady),
    ...(face === 'figure' ? { fontVariant: ['tabular-nums'] } : null),
  };
}
