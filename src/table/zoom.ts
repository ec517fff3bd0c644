/** Where a picture lies in its window: the arithmetic of pan and zoom, for gestures and buttons alike. */
export interface View2D {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Limits {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly least: number;
  readonly most: number;
}

/** A picture smaller than the window is centred; a larger one never leaves a gap at an edge. */
function within(offset: number, window: number, picture: number): number {
  'worklet';
  return picture <= window ? (window - picture) / 2 : Math.min(0, Math.max(window - picture, offset));
}

export function clamped(v: View2D, l: Limits): View2D {
  'worklet';
  const scale = Math.min(l.most, Math.max(l.least, v.scale));
  return { scale, x: within(v.x, l.width, l.pictureWidth * scale), y: within(v.y, l.height, l.pictureHeight * scale) };
}

/** Zooms so that what lies under the focal point stays there. */
export function around(v: View2D, factor: number, focalX: number, focalY: number, l: Limits): View2D {
  'worklet';
  const scale = Math.min(l.most, Math.max(l.least, v.scale * factor));
  const grown = scale / v.scale;
  return clamped({ scale, x: focalX - (focalX - v.x) * grown, y: focalY - (focalY - v.y) * grown }, l);
}
