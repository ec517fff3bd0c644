/** What a picture under a hand is told and tells, whoever moves it: PanZoom.tsx on a phone, PanZoom.web.tsx in a browser. */
import type { ReactNode, Ref } from 'react';
import type { Limits, View2D } from './zoom';

/** For buttons and wheels, which move the picture as well. */
export interface Grip {
  readonly now: () => View2D;
  /** So many milliseconds long; the usual flight when nothing is said. */
  readonly moveTo: (to: View2D, flight?: number) => void;
}

export interface PanZoomProps {
  readonly ref: Ref<Grip>;
  readonly limits: Limits;
  /** Where the picture lies at first. */
  readonly begin: View2D;
  /** Milliseconds of `moveTo`. */
  readonly flight: number;
  readonly onPan: (pans: boolean) => void;
  /** The hand has let go and left the picture at this scale. */
  readonly onScaled: (scale: number) => void;
  readonly onDoubleTap: (x: number, y: number) => void;
  readonly children: ReactNode;
}

/** A finger that has moved farther than this, in dp, pans. */
export const SLACK = 8;
const DOUBLE_TAP_MS = 300;
/** How far apart two taps may lie, in dp, to be one double tap. */
const DOUBLE_TAP_REACH = 24;

export interface TapPoint {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export const NO_TAP: TapPoint = { at: 0, x: 0, y: 0 };

/** Two quick taps on two places are two choices: only the same place twice is a double tap. */
export function isDouble(before: TapPoint, now: TapPoint): boolean {
  'worklet';
  const since = now.at - before.at;
  // Less than nothing: the clock was put back meanwhile.
  return since >= 0 && since < DOUBLE_TAP_MS && Math.abs(now.x - before.x) + Math.abs(now.y - before.y) < DOUBLE_TAP_REACH;
}
