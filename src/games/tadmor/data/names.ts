/** Whatever has a name on the table; a number in the state is a place in one of these lists. */

export const GOODS = ['wood', 'stone', 'marble', 'gold'] as const;
export type Good = (typeof GOODS)[number];
/** Wood and stone are base goods, marble and gold advanced ones (7.7). */
export const isBase = (good: number): boolean => good < 2;

export const PIECES = ['camel', 'ship'] as const;
export type Piece = (typeof PIECES)[number];

export const REGIONS = ['northSea', 'southSea', 'euphrates', 'damascus', 'palmyra', 'ebla', 'emesa'] as const;
export type Region = (typeof REGIONS)[number];

export const RARE_COLOURS = ['grey', 'yellow', 'red'] as const;
export type RareColour = (typeof RARE_COLOURS)[number];
/** Three of each colour, in the order of the colours. */
export const RARE_GOODS = ['glass', 'incense', 'myrrh', 'jade', 'ivory', 'porcelain', 'silk', 'perfume', 'oil'] as const;
export type RareGood = (typeof RARE_GOODS)[number];
export const colourOf = (rare: number): number => Math.floor(rare / 3);

export const TEMPLE_PARTS = ['basement', 'colonnade', 'roof', 'statues'] as const;
export type TemplePart = (typeof TEMPLE_PARTS)[number];

/** Where prestige points come from; the last five only at the end (13.1). */
export const SOURCES = [
  'start',
  'eras',
  'supplies',
  'prestige',
  'gifts',
  'tiles',
  'spent',
  'tax',
  'tower',
  'missions',
  'temples',
  'endTiles',
  'rareGoods',
] as const;
export type Source = (typeof SOURCES)[number];
