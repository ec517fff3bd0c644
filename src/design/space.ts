/** Distances in dp. */
export const space = { xxs: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 } as const;

/** Corners: pieces and panels nearly square, sheets round on top only. */
export const radius = { piece: 2, button: 4, sheet: 12 } as const;

/** Lines in dp. */
export const stroke = { hair: 1, edge: 1.6, beacon: 3 } as const;

/** The least side of anything that is tapped, and the gap between two of them where they do not tile. */
export const target = { side: 48, gap: 8 } as const;
