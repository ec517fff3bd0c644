/** Which improvements take part. */
import { TILE_COUNT, tileOf } from '../data/tiles';
import type { Tadmor } from '../state';

export const ALL_TILES: readonly number[] = Array.from({ length: TILE_COUNT }, (_, i) => i + 1);

/** 3.6: tiles that are not for two stay in the box. */
export function inThisMatch(g: Readonly<Tadmor>, tile: number): boolean {
  return g.seats > 2 || tileOf(tile).notForTwo !== true;
}

export const isOwned = (g: Readonly<Tadmor>, tile: number): boolean => g.merchants.some(m => m.tiles.includes(tile));
