/** From a tile of the state to its word. */
import { COLOURS, type Colour } from '../data/names';
import type { RouteBonus } from '../data/routes';
import { TILES } from '../data/tiles';
import { COLOUR_OF } from '../rules/tile';
import type { Names, Noun } from './names';

export const colourOfTile = (tile: number): Colour => COLOURS[COLOUR_OF[tile] ?? 0] ?? 'building';

export function tileNoun(names: Names, tile: number): Noun {
  const printed = TILES[tile];
  if (printed?.building !== undefined) return names.buildings[printed.building];
  if (printed?.animal !== undefined) return names.livestock(printed.animal, printed.heads ?? 0);
  if (printed?.monastery !== undefined) return names.monastery(printed.monastery);
  if (printed?.colour === 'joker') return names.joker;
  return printed?.colour === 'inn' ? names.inn : names.tiles[colourOfTile(tile)];
}

/** What a space of the trade route works as. */
export const bonusNoun = (names: Names, bonus: RouteBonus): Noun => (bonus === 'castle' ? names.tiles.castle : names.buildings[bonus]);
