/** How a trade route lies in its row: numbers only. */
import type { Box } from '@/pieces/boxes';

export interface RouteRow {
  /** The space of the first cell that is shown. */
  readonly first: number;
  readonly cells: readonly Box[];
  /** A good stands above what it brings, not beside it. */
  readonly upright: boolean;
  readonly count: { readonly icon: number; readonly figure: number };
}

/** The sign of the route and how much of it is filled. */
const COUNT = 58;
const UPRIGHT_FROM = 44;
/** Narrower, good and bonus could not be told; wider, a row would look empty. */
const LEAST = { upright: 30, beside: 36 };
const MOST = { upright: 48, beside: 52 };

/** As many as can be told, from the next one on; at the end of the route those before it too. */
export function routeRow({ width, height }: Pick<Box, 'width' | 'height'>, length: number, filled: number): RouteRow {
  const upright = height >= UPRIGHT_FROM;
  const way = upright ? 'upright' : 'beside';
  const room = width - COUNT;
  const count = Math.max(1, Math.min(length, Math.floor(room / LEAST[way])));
  const each = Math.min(room / count, MOST[way]);
  return {
    first: Math.max(0, Math.min(filled, length - count)),
    cells: Array.from({ length: count }, (_, i) => ({ left: COUNT + i * each, top: 0, width: each, height })),
    upright,
    count: { icon: 11, figure: 39 },
  };
}
