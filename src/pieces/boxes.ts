/** Boxes and how they are shared out: numbers only. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The same box, seen from inside. */
export const inner = ({ width, height }: Box): Box => ({ left: 0, top: 0, width, height });

export const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** So many boxes beside each other, as wide as there is room. */
export function inRow(count: number, { left, top, width, height }: Box, gap = 0): Box[] {
  const each = (width - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => ({ left: left + i * (each + gap), top, width: each, height }));
}

/** So many boxes in so many columns, row by row. */
export function inGrid(count: number, columns: number, { left, top, width }: Box, rowHeight: number, gap = 0): Box[] {
  const each = (width - gap * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, i) => ({
    left: left + (i % columns) * (each + gap),
    top: top + Math.floor(i / columns) * (rowHeight + gap),
    width: each,
    height: rowHeight,
  }));
}
