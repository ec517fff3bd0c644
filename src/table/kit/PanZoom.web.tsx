/** A picture that fingers or a mouse move in a browser: its own pointers and a transform, without a library between. */
import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTouch } from '@/pieces/touches';
import { isDouble, NO_TAP, SLACK, type PanZoomProps } from './panZoomProps';
import { moved, refitted, spreadOf, type Limits, type Point, type Spread, type View2D } from './zoom';

type Listeners = Pick<PanZoomProps, 'limits' | 'onPan' | 'onScaled' | 'onDoubleTap'>;

/** The hand over one picture: what it holds, where that lies, and how far each finger has come. */
class Gestures {
  private readonly fingers = new Map<number, Point>();
  private view: View2D;
  private from: { readonly view: View2D; readonly spread: Spread };
  private pans = false;
  private lastTap = NO_TAP;
  private limits: Limits;
  picture: HTMLElement | null = null;

  constructor(
    begin: View2D,
    private told: Listeners,
  ) {
    this.view = begin;
    this.limits = told.limits;
    this.from = { view: begin, spread: spreadOf([]) };
  }

  now = (): View2D => this.view;

  /** What has been drawn anew: other limits move the picture, so that it fits again. */
  hear(told: Listeners): void {
    const before = this.limits;
    this.told = told;
    this.limits = told.limits;
    this.show(before === told.limits ? this.view : refitted(this.view, before, told.limits), 0);
  }

  show(to: View2D, flight: number): void {
    this.view = to;
    if (this.picture === null) return;
    const { style } = this.picture;
    style.transition = flight === 0 ? '' : `transform ${flight}ms ease-out`;
    style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.scale})`;
  }

  down = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.grasp();
    if (this.fingers.size > 1) this.pan();
  };

  move = (e: PointerEvent): void => {
    if (!this.fingers.has(e.pointerId)) return;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const { view, spread } = this.from;
    const at = spreadOf([...this.fingers.values()]);
    if (!this.pans && Math.hypot(at.x - spread.x, at.y - spread.y) < SLACK) return;
    this.pan();
    const factor = spread.apart === 0 ? 1 : at.apart / spread.apart;
    this.show(moved(view, factor, this.inside(spread), this.inside(at), this.limits), 0);
  };

  up = (e: PointerEvent): void => {
    if (!this.fingers.delete(e.pointerId)) return;
    this.grasp();
    if (this.fingers.size > 0) return;
    if (this.pans) this.letGo();
    else if (e.type === 'pointerup') this.tap(e);
  };

  /** From the page's coordinates to the window's through which the picture is seen. */
  private inside({ x, y }: Point): Point {
    const frame = this.picture?.parentElement?.getBoundingClientRect();
    return { x: x - (frame?.left ?? 0), y: y - (frame?.top ?? 0) };
  }

  private grasp(): void {
    this.from = { view: this.view, spread: spreadOf([...this.fingers.values()]) };
  }

  private pan(): void {
    if (this.pans) return;
    this.pans = true;
    // A layer of its own while it moves; afterwards it is drawn sharply again.
    if (this.picture !== null) this.picture.style.willChange = 'transform';
    this.told.onPan(true);
  }

  private letGo(): void {
    this.pans = false;
    if (this.picture !== null) this.picture.style.willChange = '';
    this.told.onPan(false);
    this.told.onScaled(this.view.scale);
  }

  private tap(e: PointerEvent): void {
    const tapped = { at: Date.now(), ...this.inside({ x: e.clientX, y: e.clientY }) };
    const again = isDouble(this.lastTap, tapped);
    this.lastTap = again ? NO_TAP : tapped;
    if (again) this.told.onDoubleTap(tapped.x, tapped.y);
  }
}

export function PanZoom({ ref, limits, begin, flight, onPan, onScaled, onDoubleTap, children }: PanZoomProps) {
  const frame = useRef<View>(null);
  const picture = useRef<View>(null);
  const [hand] = useState(() => new Gestures(begin, { limits, onPan, onScaled, onDoubleTap }));
  useImperativeHandle(ref, () => ({ now: hand.now, moveTo: (to, lasts = flight) => hand.show(to, lasts) }), [hand, flight]);
  useTouch(useCallback(() => hand.show(hand.now(), 0), [hand]));
  useLayoutEffect(() => {
    hand.picture = picture.current as unknown as HTMLElement;
    hand.hear({ limits, onPan, onScaled, onDoubleTap });
  }, [hand, limits, onPan, onScaled, onDoubleTap]);
  useEffect(() => {
    const ground = frame.current as unknown as HTMLElement;
    ground.addEventListener('pointerdown', hand.down);
    // A finger that leaves the picture still holds it.
    window.addEventListener('pointermove', hand.move);
    window.addEventListener('pointerup', hand.up);
    window.addEventListener('pointercancel', hand.up);
    return () => {
      ground.removeEventListener('pointerdown', hand.down);
      window.removeEventListener('pointermove', hand.move);
      window.removeEventListener('pointerup', hand.up);
      window.removeEventListener('pointercancel', hand.up);
    };
  }, [hand]);
  return (
    <View ref={frame} style={[StyleSheet.absoluteFill, styles.frame]}>
      <View ref={picture} style={{ width: limits.pictureWidth, height: limits.pictureHeight, transformOrigin: 'top left' }}>
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ frame: { touchAction: 'none', userSelect: 'none' } });
