/** The printed tiles as columns of numbers: what rules and bots look up thousands of times a second. */
import { ANIMALS, BACKS, BUILDING_TYPES, COLOURS } from '../data/names';
import type { Monastery } from '../data/monasteries';
import { TILES } from '../data/tiles';

export const BUILDING = 0;
export const PASTURE = 1;
export const MINE = 2;
export const SHIP = 3;
export const MONASTERY = 4;
export const CASTLE = 5;

/** INN-03: in the place of a colour, for what has none. */
export const ANY_SPACE = COLOURS.length;

/** By tile: its colour (COLOURS) and its back (BACKS; −1 when it lies in no pile). */
export const COLOUR_OF: readonly number[] = TILES.map(t =>
  t.colour === 'inn' || t.colour === 'joker' ? ANY_SPACE : COLOURS.indexOf(t.colour),
);
export const BACK_OF: readonly number[] = TILES.map(t => (t.back === 'inn' || t.back === 'joker' ? -1 : BACKS.indexOf(t.back)));
/** By tile: its building (BUILDING_TYPES), animal (ANIMALS), heads, monastery number; −1, −1, 0, 0 when it is none. */
export const BUILDING_OF: readonly number[] = TILES.map(t => (t.building === undefined ? -1 : BUILDING_TYPES.indexOf(t.building)));
export const ANIMAL_OF: readonly number[] = TILES.map(t => (t.animal === undefined ? -1 : ANIMALS.indexOf(t.animal)));
export const HEADS_OF: readonly number[] = TILES.map(t => t.heads ?? 0);
export const MONASTERY_OF: readonly (Monastery | 0)[] = TILES.map(t => t.monastery ?? 0);

export const CRANE = BUILDING_TYPES.indexOf('crane');
export const WHITE_CASTLE = BUILDING_TYPES.indexOf('whiteCastle');
export const GEESE = ANIMALS.indexOf('geese');

export const INN_TILE = TILES.findIndex(t => t.id === 'inn');
/** SOL-06: whatever black tile it was, it is now one for any space. */
export const JOKER_TILE = TILES.findIndex(t => t.id === 'joker');
/** The dark-green castle, as taken from its pile for a starting castle (SET-04). */
export const CASTLE_TILE = TILES.findIndex(t => t.id === 'castle');
