/**
 * A board larger than its window: pan, pinch, wheel, double tap, and buttons for all of these. The picture moves by
 * transform alone while a gesture lasts; a pan that began on a spot never presses it.
 */
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Platform, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { target } from '@/design/space';
import { useLasts } from '@/design/theme';
import { useWords } from '@/words/language';
import { Button } from '@/pieces/Button';
import { touchedTwice } from '@/pieces/touches';
import type { Grip } from './panZoomProps';
import { PanZoom } from './PanZoom';
import { useIntoSight } from './intoSight';
import { DenseContext, PanningContext, ScaleContext, StayContext } from './panning';
import { useFollowing } from './following';
import { around, clamped, type Point, type View2D } from './zoom';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The size of the whole picture at scale 1. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly mostScale?: number;
  /** The least side of a spot in the picture: while it is smaller on the screen than a fingertip, a touch looks closer instead of guessing. */
  readonly leastTarget?: number;
  /** Where to look first, in picture coordinates; absent: the whole board. */
  readonly first?: { readonly x: number; readonly y: number; readonly scale: number };
  /** A place in the picture to bring between two heights of the window, large enough for a finger, as long as it matters. */
  readonly attend?: Attended | null;
  /** Where somebody else acts, in picture coordinates: as long as that is watched, the picture comes closer to it. */
  readonly follow?: Point | null;
  /** A card lies over the foot of the window: no buttons look out from under it. */
  readonly covered?: boolean;
  /** In which lower corner the buttons cover least. */
  readonly buttonsAt?: 'left' | 'right';
  /** A button of the board's own, above these. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export interface Attended {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** What is outside the window can be reached: for the check that nothing is cut. */
const PANS = { pans: 'yes' };
const LENS = { ...PANS, lens: 'yes' };
const WHEEL_STEP = 1.15;
const BUTTON_STEP = 1.5;
const DOUBLE_TAP_SCALE = 2.5;
/** Milliseconds after a pan in which a press still belongs to it. */
const PRESS_AFTER_PAN = 80;
/** Spots smaller than this are looked at more closely first; they then have the full side of a target. */
const FINGERTIP = 36;
/**
 * Spots smaller than this are not targets of their own (WCAG 2.5.8), nor are those that the rim or the buttons cut once one looks
 * closer: a keyboard walks them by its arrows.
 */
const DENSE = 24;
/** A press, or the second tap of a double tap, that belongs to the look closer or to a choice that asks for it. */
const AFTER_LOOK = 400;

// eslint-disable-next-line max-lines-per-function -- zoom, pan and what they hold share their values
export function Viewport({
  width,
  height,
  pictureWidth,
  pictureHeight,
  mostScale = 3,
  leastTarget,
  first,
  attend = null,
  follow = null,
  covered = false,
  buttonsAt = 'right',
  beside = null,
  children,
}: Props) {
  const words = useWords();
  const flight = useLasts('move');
  const whole = Math.min(width / pictureWidth, height / pictureHeight);
  const limits = useMemo(
    () => ({ width, height, pictureWidth, pictureHeight, least: whole, most: Math.max(mostScale * whole, mostScale) }),
    [width, height, pictureWidth, pictureHeight, whole, mostScale],
  );
  const begin = useMemo<View2D>(
    () =>
      first === undefined
        ? clamped({ scale: whole, x: 0, y: 0 }, limits)
        : clamped({ scale: first.scale, x: width / 2 - first.x * first.scale, y: height / 2 - first.y * first.scale }, limits),
    [first, whole, limits, width, height],
  );
  const grip = useRef<Grip>(null);
  const panned = useFlag();
  const looked = useFlag();
  const frame = useRef<View>(null);
  /** How many times larger than the whole board: that stays when the window changes. */
  const [closer, setCloser] = useState(begin.scale / whole);
  const zoomed = closer > 1.01;
  const cuts = zoomed || (leastTarget ?? DENSE) * whole * closer < DENSE;
  const dense = leastTarget !== undefined && cuts;

  const onScaled = useCallback((scale: number) => setCloser(scale / whole), [whole]);
  const moveTo = useCallback(
    (to: View2D) => {
      const there = clamped(to, limits);
      grip.current?.moveTo(there);
      onScaled(there.scale);
    },
    [limits, onScaled],
  );
  const takeOver = useFollowing(attend === null ? follow : null, grip, limits, moveTo);
  const zoomBy = useCallback(
    (factor: number, focalX = width / 2, focalY = height / 2) => {
      takeOver();
      if (grip.current !== null) moveTo(around(grip.current.now(), factor, focalX, focalY, limits));
    },
    [takeOver, moveTo, limits, width, height],
  );
  useAttention(attend, leastTarget === undefined ? limits.least : target.side / leastTarget, width, moveTo, limits.least);
  const moveBy = useCallback(
    (x: number, y: number) => {
      const now = grip.current?.now();
      if (now !== undefined) grip.current?.moveTo(clamped({ scale: now.scale, x: now.x + x, y: now.y + y }, limits), 0);
    },
    [limits],
  );
  useIntoSight(frame, moveBy);
  const onPan = useCallback(
    (pans: boolean) => {
      if (!pans) return panned.lower(PRESS_AFTER_PAN);
      takeOver();
      panned.raise();
    },
    [panned, takeOver],
  );
  const onDoubleTap = useCallback(
    (focalX: number, focalY: number) => {
      const scale = grip.current?.now().scale;
      // Between two taps at one place of the picture a quick hand may have tapped elsewhere: then they are two choices.
      if (scale === undefined || looked.isUp() || !touchedTwice()) return;
      zoomBy(scale < limits.least * 1.5 ? DOUBLE_TAP_SCALE : limits.least / scale, focalX, focalY);
    },
    [zoomBy, looked, limits],
  );
  const stay = useCallback(() => {
    looked.raise();
    looked.lower(AFTER_LOOK);
  }, [looked]);
  const lens = useLens({ frame, leastTarget, grip, panned, looked, zoomBy });
  const wheel =
    Platform.OS === 'web'
      ? {
          onWheel: (e: { deltaY: number; nativeEvent: { offsetX: number; offsetY: number } }) =>
            zoomBy(e.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP),
        }
      : null;

  return (
    <PanningContext value={panned.isUp}>
      <View
        ref={frame}
        testID="viewport"
        style={{ width, height, overflow: 'hidden' }}
        dataSet={leastTarget === undefined ? PANS : LENS}
        {...wheel}
        {...lens}
      >
        <PanZoom ref={grip} limits={limits} begin={begin} flight={flight} onPan={onPan} onScaled={onScaled} onDoubleTap={onDoubleTap}>
          <DenseContext value={dense}>
            <StayContext value={stay}>
              <ScaleContext value={whole * closer}>{children}</ScaleContext>
            </StayContext>
          </DenseContext>
        </PanZoom>
        <View style={[styles.buttons, buttonsAt === 'left' ? styles.left : styles.right]} pointerEvents="box-none">
          {covered ? null : beside}
          {covered ? null : (
            <Button kind="plain" iconOnly icon="plus" label={words.match.zoomIn} onPress={() => zoomBy(BUTTON_STEP)} testID="viewport:in" />
          )}
          {zoomed && !covered ? (
            <Button
              kind="plain"
              iconOnly
              icon="lens"
              label={words.match.whole}
              onPress={() => {
                takeOver();
                moveTo({ scale: limits.least, x: 0, y: 0 });
              }}
              testID="viewport:whole"
            />
          ) : null}
        </View>
      </View>
    </PanningContext>
  );
}

function useAttention(attend: Attended | null, scale: number, width: number, moveTo: (to: View2D) => void, least: number): void {
  const { x, y, from, to } = attend ?? NOWHERE;
  const attends = attend !== null;
  useEffect(() => {
    if (!attends) return;
    moveTo({ scale, x: width / 2 - x * scale, y: (from + to) / 2 - y * scale });
    return () => moveTo({ scale: least, x: 0, y: 0 });
  }, [attends, x, y, from, to, scale, width, moveTo, least]);
}

const NOWHERE: Attended = { x: 0, y: 0, from: 0, to: 0 };

/** Up for a while: not drawn, only asked in events. */
interface Flag {
  readonly isUp: () => boolean;
  readonly raise: () => void;
  readonly lower: (after: number) => void;
}

function makeFlag(): Flag {
  let up = false;
  let falls: ReturnType<typeof setTimeout> | undefined;
  return {
    isUp: () => up,
    raise: () => {
      clearTimeout(falls);
      up = true;
    },
    lower: after => {
      clearTimeout(falls);
      falls = setTimeout(() => (up = false), after);
    },
  };
}

const useFlag = (): Flag => useState(makeFlag)[0];

interface Lens {
  readonly frame: RefObject<View | null>;
  readonly leastTarget: number | undefined;
  readonly grip: RefObject<Grip | null>;
  readonly panned: Flag;
  readonly looked: Flag;
  readonly zoomBy: (factor: number, focalX: number, focalY: number) => void;
}

/** A mouse points exactly and a screen reader names its spot: only a finger is helped. */
const isFinger = (e: GestureResponderEvent): boolean =>
  Platform.OS !== 'web' || (e.nativeEvent as { readonly type?: string }).type?.startsWith('touch') === true;

/** Takes a touch before the spots get it, while they are too small for a finger, and brings them closer instead. */
function useLens({ frame, leastTarget, grip, panned, looked, zoomBy }: Lens) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (leastTarget === undefined) return null;
  const sideNow = (): number => leastTarget * (grip.current?.now().scale ?? 1);
  const hold = (flag: Flag) => {
    flag.raise();
    flag.lower(AFTER_LOOK);
  };
  return {
    onStartShouldSetResponderCapture: (e: GestureResponderEvent) => {
      const takes = isFinger(e) && e.nativeEvent.touches.length < 2 && sideNow() < FINGERTIP;
      start.current = takes ? { x: e.nativeEvent.pageX, y: e.nativeEvent.pageY } : null;
      // On the web a press comes from the click that follows, whoever has taken the touch.
      if (takes) hold(panned);
      return takes;
    },
    onResponderRelease: ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null || Math.hypot(pageX - from.x, pageY - from.y) > 8) return;
      hold(panned);
      hold(looked);
      frame.current?.measure((_x, _y, _w, _h, left, top) => zoomBy(target.side / sideNow(), pageX - left, pageY - top));
    },
  };
}

const styles = StyleSheet.create({
  buttons: { position: 'absolute', bottom: 4, gap: 8 },
  left: { left: 4 },
  right: { right: 4 },
});
