/** How kinds of tiles and goods look. The glyph names the thing; colour and hatch only help. */
import { tileKinds, type Hatching } from '@/design/tokens';
import type { IconName } from '@/pieces/icons';
import { COLOURS, type Colour } from '../data/names';
import { TILES } from '../data/tiles';
import { COLOUR_OF } from '../rules/tile';

/** In the spirit of Pietra Santa: each kind is hatched its own way, so that the two greens and the yellow stay apart in grey. */
const HATCH_OF: Readonly<Record<Colour, Hatching>> = {
  building: [90],
  pasture: [135],
  mine: [0, 90],
  ship: [0],
  monastery: 'dots',
  castle: [45],
};

export interface KindLook {
  readonly colour: Colour;
  readonly fill: string;
  readonly ink: 'card' | 'ink';
  readonly glyph: IconName;
  readonly hatch: Hatching;
}

/** By colour number (data/names COLOURS). */
export const KIND_LOOKS: readonly KindLook[] = COLOURS.map(colour => ({ colour, hatch: HATCH_OF[colour], ...tileKinds[colour] }));

export const kindLook = (colour: number): KindLook => KIND_LOOKS[colour] as KindLook;

/** INN-04: of no kind, so of no kind's colour. */
/** SOL-06: the black back of a tile. */
const JOKER_LOOK: KindLook = { colour: 'building', fill: '#2B2622', ink: 'card', glyph: 'star', hatch: [0] };

const INN_LOOK: KindLook = { colour: 'building', fill: '#2B2622', ink: 'card', glyph: 'inn', hatch: [45, 135] };

export interface TileLook extends KindLook {
  /** Heads of livestock, or 0. */
  readonly heads: number;
  /** The number of a monastery, or 0. */
  readonly monastery: number;
}

/** By tile (data/tiles). */
export const TILE_LOOKS: readonly TileLook[] = TILES.map((t, tile) => ({
  ...(t.colour === 'inn' ? INN_LOOK : t.colour === 'joker' ? JOKER_LOOK : kindLook(COLOUR_OF[tile] ?? 0)),
  glyph:
    t.colour === 'inn'
      ? INN_LOOK.glyph
      : t.colour === 'joker'
        ? JOKER_LOOK.glyph
        : (t.building ?? t.animal ?? kindLook(COLOUR_OF[tile] ?? 0).glyph),
  heads: t.heads ?? 0,
  monastery: t.monastery ?? 0,
}));

/** By good: its barrel bears the pips of the die that sells it. */
export const GOOD_LOOKS: readonly { readonly fill: string; readonly glyph: IconName }[] = [
  { fill: '#1F8A80', glyph: 'goods1' },
  { fill: '#5A2A91', glyph: 'goods2' },
  { fill: '#D58CC8', glyph: 'goods3' },
  { fill: '#E2471F', glyph: 'goods4' },
  { fill: '#7A5A22', glyph: 'goods5' },
  { fill: '#F39A1E', glyph: 'goods6' },
];

/** The lowest pellet whose figures are 12 dp high. */
export const LEAST_PELLET = 16.5;
