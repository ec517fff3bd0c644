/** How a trade route lies in its row: numbers only. */
import type { Box } from '@/pieces/boxes';

export interface RouteRow {
  /** The space of the first cell that is shown. */
  readonly first: number;
  readonly cells: readonly Box[];
  /** A good stands above what it brings, not beside it. */
  readonly upright: boolean;
  readonly count: { readonly icon: number; readonly figure: number };
  /** How many more follow behind the last cell, and where that is said; null: none does. */
  readonly more: { readonly count: number; readonly x: number } | null;
}

/** The sign of the route and how much of it is filled. */
const COUNT = 58;
/** What follows behind the last one. */
const MORE = 16;
const UPRIGHT_FROM = 44;
/** Narrower, good and bonus could not be told; wider, a row would look empty. */
const LEAST = { upright: 30, beside: 34 };
const MOST = { upright: 48, beside: 52 };

/** As many as can be told, from the next one on; at the end of the route those before it too. */
export function routeRow({ width, height }: Pick<Box, 'width' | 'height'>, length: number, filled: number): RouteRow {
  const upright = height >= UPRIGHT_FROM;
  const way = upright ? 'upright' : 'beside';
  const fit = (room: number): number => Math.max(1, Math.min(length, Math.floor(room / LEAST[way])));
  const isWhole = fit(width - COUNT) === length;
  const room = width - COUNT - (isWhole ? 0 : MORE);
  const count = fit(room);
  const each = Math.min(room / count, MOST[way]);
  const first = Math.max(0, Math.min(filled, length - count));
  const behind = length - first - count;
  return {
    first,
    cells: Array.from({ length: count }, (_, i) => ({ left: COUNT + i * each, top: 0, width: each, height })),
    upright,
    count: { icon: 11, figure: 39 },
    more: behind === 0 ? null : { count: behind, x: width - MORE / 2 },
  };
}
