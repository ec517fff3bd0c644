/** Across the flat sides, and from top to bottom corner. */
export interface HexSize {
  readonly width: number;
  readonly height: number;
}

/** A regular hex is this much higher than wide. */
export const REGULAR = 2 / Math.sqrt(3);
