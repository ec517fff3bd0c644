/**
 * The ring around what the keyboard is at: three lines, ink, card and ink, so that it is seen on anything in light and dark and is no beacon. It lies above
 * all, around what can be seen of the focused piece: no edge of a board, a list or the window cuts it off.
 */
import { useEffect } from 'react';
import { useTheme } from '@/design/theme';

/** Of one of its three lines, and how far from the piece the innermost lies. In dp. */
const LINE = 2;
const GAP = 1;
const REACH = GAP + 3 * LINE;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whatever cuts off what stands out of it. */
function framesAround(piece: Element): readonly Element[] {
  const frames: Element[] = [];
  for (let e = piece.parentElement; e !== null; e = e.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(e);
    if (e !== document.documentElement && e !== document.body && `${overflowX} ${overflowY}` !== 'visible visible') frames.push(e);
  }
  return frames;
}

const within = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Where the outer edge of the ring lies; null: nothing of the piece can be seen. */
function edgesAround(piece: Element, frames: readonly Element[]): Edges | null {
  const window: Edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { left, top, right, bottom } = [...frames, piece].map(e => e.getBoundingClientRect()).reduce<Edges>(within, window);
  if (right <= left || bottom <= top) return null;
  return within({ left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH }, window);
}

function byKeyboard(): Element | null {
  const piece = document.activeElement;
  return piece !== null && piece !== document.body && piece.matches(':focus-visible') ? piece : null;
}

/** Follows the focus until told to stop. */
function follow(ink: string, card: string): () => void {
  const ring = document.createElement('div');
  ring.id = 'focus-ring';
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    boxSizing: 'border-box',
    borderRadius: '6px',
    border: `${LINE}px solid ${ink}`,
    boxShadow: `inset 0 0 0 ${LINE}px ${card}, inset 0 0 0 ${2 * LINE}px ${ink}`,
  });
  let piece: Element | null = null;
  let frames: readonly Element[] = [];
  let next = 0;

  /** What is panned, scrolled or comes in from a side takes its ring along. */
  const draw = (): void => {
    if (piece === null) return;
    const edges = piece.isConnected ? edgesAround(piece, frames) : null;
    ring.style.display = edges === null ? 'none' : 'block';
    if (edges !== null) {
      const { left, top, right, bottom } = edges;
      Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
    }
    next = requestAnimationFrame(draw);
  };
  const look = (): void => {
    cancelAnimationFrame(next);
    piece = byKeyboard();
    if (piece === null) return ring.remove();
    frames = framesAround(piece);
    document.body.append(ring);
    draw();
  };
  const LOOKS = ['focusin', 'focusout', 'keydown', 'pointerdown'] as const;
  // What the event does to the focus is done by then.
  const soon = (): void => void setTimeout(look);
  for (const what of LOOKS) document.addEventListener(what, soon, true);
  look();
  return () => {
    for (const what of LOOKS) document.removeEventListener(what, soon, true);
    cancelAnimationFrame(next);
    ring.remove();
  };
}

export function FocusRing(): null {
  const { colours } = useTheme();
  useEffect(() => follow(colours.ink, colours.card), [colours]);
  return null;
}
