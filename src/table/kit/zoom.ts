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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of some fingers, and how far they are from it. */
export interface Spread extends Point {
  readonly apart: number;
}

export function spreadOf(fingers: readonly Point[]): Spread {
  const mean = (of: (finger: Point) => number): number =>
    fingers.reduce((sum, finger) => sum + of(finger), 0) / Math.max(1, fingers.length);
  const [x, y] = [mean(finger => finger.x), mean(finger => finger.y)];
  return { x, y, apart: mean(finger => Math.hypot(finger.x - x, finger.y - y)) };
}

/** Fingers have gone from one place to another and changed their distance: what lay between them still does. */
export function moved(v: View2D, factor: number, from: Point, to: Point, l: Limits): View2D {
  const scale = Math.min(l.most, Math.max(l.least, v.scale * factor));
  const grown = scale / v.scale;
  return clamped({ scale, x: to.x - (from.x - v.x) * grown, y: to.y - (from.y - v.y) * grown }, l);
}

/** The window has changed: the whole picture stays whole, and a part of it has the same middle. */
export function refitted(v: View2D, before: Limits, l: Limits): View2D {
  if (v.scale <= before.least * 1.01) return clamped({ ...v, scale: l.least }, l);
  return clamped({ scale: v.scale, x: v.x + (l.width - before.width) / 2, y: v.y + (l.height - before.height) / 2 }, l);
}
