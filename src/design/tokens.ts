/**
 * Ink, paper and the six tinctures. Every figure promised here (contrast, distance between colours) is measured by
 * tests/contrast.test.ts and tests/vision.test.ts.
 */

export interface Colours {
  /** The screen. */
  readonly paper: string;
  /** Panels, pellets, cards. */
  readonly card: string;
  /** The ground of a board. */
  readonly field: string;
  /** Text, edges of pieces, icons. */
  readonly ink: string;
  /** Secondary text. */
  readonly ink2: string;
  /** Borders of controls and grids. */
  readonly edge: string;
  /** Hairlines: decoration only. */
  readonly rule: string;
  /** The primary action, and nothing else. */
  readonly accent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** "You may": offered spots. Nothing else is ever teal. */
  readonly beacon: string;
  /** Gains, cautions and losses; always with a sign or an icon. */
  readonly good: string;
  readonly warn: string;
  readonly bad: string;
  /** Laid over the screen behind a sheet. */
  readonly scrim: string;
}

export const light: Colours = {
  paper: '#F6F0E1',
  card: '#FDFAF2',
  field: '#E9DEC6',
  ink: '#1F1A14',
  ink2: '#5C5040',
  edge: '#7A6A50',
  rule: '#C9BB9C',
  accent: '#7A1F3D',
  onAccent: '#FDFAF2',
  beacon: '#006B78',
  good: '#1F6B3A',
  warn: '#7F5200',
  bad: '#9B1C1C',
  scrim: 'rgba(31, 26, 20, 0.4)',
};

export const dark: Colours = {
  paper: '#16130F',
  card: '#211C16',
  field: '#2E271E',
  ink: '#F2E9D6',
  ink2: '#BDB09A',
  edge: '#948468',
  rule: '#4A4033',
  accent: '#D9849C',
  onAccent: '#16130F',
  beacon: '#5FDCE4',
  good: '#7FD39A',
  warn: '#F0C060',
  bad: '#FF9A8A',
  // Ivory ink would lighten the dark screen: the shade is the light theme's ink, deeper because the paper is dark already.
  scrim: 'rgba(0, 0, 0, 0.6)',
};

/** The two inks printed on a tincture. They stay the same in both themes, as the tinctures do. */
export const onTincture = { card: light.card, ink: light.ink } as const;

/** A pattern of parallel lines (degrees), or dots. */
export type Hatching = readonly number[] | 'dots';

export interface TinctureLook {
  readonly fill: string;
  /** Which ink its hatch and charge are printed in. */
  readonly ink: keyof typeof onTincture;
  /** As Silvestro Pietra Santa hatched it in 1638. */
  readonly hatch: Hatching;
  /** The ordinary on its shield. */
  readonly charge: 'cross' | 'bars' | 'bend' | 'chevron' | 'roundel' | 'saltire';
}

/** Chosen so that any two stay apart under normal, protan, deutan and tritan vision. */
export const tinctures = {
  gules: { fill: '#AB1F0A', ink: 'card', hatch: [90], charge: 'cross' },
  azure: { fill: '#0B3A8C', ink: 'card', hatch: [0], charge: 'bars' },
  vert: { fill: '#4FAB6B', ink: 'ink', hatch: [45], charge: 'bend' },
  purpure: { fill: '#9A61C0', ink: 'card', hatch: [135], charge: 'chevron' },
  or: { fill: '#F3D24A', ink: 'ink', hatch: 'dots', charge: 'roundel' },
  sable: { fill: '#17120C', ink: 'card', hatch: [0, 90], charge: 'saltire' },
} as const satisfies Record<string, TinctureLook>;

export type Tincture = keyof typeof tinctures;

export interface TileKindLook {
  readonly fill: string;
  readonly ink: keyof typeof onTincture;
  /** The glyph is obligatory: the colour alone never tells. */
  readonly glyph: 'ship' | 'castle' | 'mine' | 'house' | 'book' | 'pasture';
}

/** A second set that stays apart in the same way, for six kinds of tile. */
export const tileKinds = {
  ship: { fill: '#2E549F', ink: 'card', glyph: 'ship' },
  castle: { fill: '#12311F', ink: 'card', glyph: 'castle' },
  mine: { fill: '#868492', ink: 'ink', glyph: 'mine' },
  building: { fill: '#9D4019', ink: 'card', glyph: 'house' },
  monastery: { fill: '#FADE5E', ink: 'ink', glyph: 'book' },
  pasture: { fill: '#7DBB65', ink: 'ink', glyph: 'pasture' },
} as const satisfies Record<string, TileKindLook>;

export type TileKind = keyof typeof tileKinds;

/** How strongly a tincture is laid: a piece is solid, owned land is a wash under a wider hatch. */
export const wash = {
  piece: { fill: 1, pitch: 4, stroke: 0.8, hatch: 0.55 },
  land: { fill: 0.3, pitch: 7, stroke: 0.8, hatch: 0.55 },
} as const;

export type ColourName = keyof Colours;
