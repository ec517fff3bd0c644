/**
 * Arrows walk the offered spots, with Shift the quiet ones too, which tell why not; Enter chooses, U takes back, E ends the turn,
 * L opens the chronicle, R the table in words, ? the rule card, Escape lets go.
 */
import { useEffect, useRef } from 'react';
import type { Keys } from './keys';
import { nextOf, turned, type Direction, type Walk } from './arrowNavigation';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const centre = (e: Element): readonly [number, number] => {
  const r = e.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
};

const OFFERED = '[data-spot="offered"],[data-spot="chosen"]';
const ANY = '[data-spot]';

/** Where the last arrow led. */
let walked: { readonly to: Element; readonly walk: Walk } | null = null;

/** The next of these spots in a direction; from nowhere, the first one. */
function walk(direction: Direction, among: string): void {
  const spots = [...document.querySelectorAll<HTMLElement>(among)];
  const here = document.activeElement;
  if (here?.matches(ANY) !== true) {
    spots[0]?.focus();
    return;
  }
  const others = spots.filter(spot => spot !== here);
  const now = turned(walked?.to === here ? walked.walk : null, direction, centre(here));
  const next = others[nextOf(centre(here), now, others.map(centre))];
  if (next === undefined) return;
  next.focus();
  walked = { to: next, walk: now };
}

/** What asks: the question, or the curtain before whoever is asked next. */
const ASKING = '[data-testid="curtain:open"],[data-testid="prompt"]';

/** What was answered is often gone, and the focus with it: whoever plays by keys goes on from the question, not from the top of the page. */
function useBackToQuestion(match: Keys['match']): void {
  useEffect(() => {
    let playsByKeys = false;
    const byKey = (): void => void (playsByKeys = true);
    const byHand = (): void => void (playsByKeys = false);
    const back = (): void => {
      const { activeElement } = document;
      if (playsByKeys && (activeElement === null || activeElement === document.body)) document.querySelector<HTMLElement>(ASKING)?.focus();
    };
    // Once what has changed is drawn.
    const stop = match.subscribe(() => void requestAnimationFrame(back));
    document.addEventListener('keydown', byKey, true);
    document.addEventListener('pointerdown', byHand, true);
    return () => {
      stop();
      document.removeEventListener('keydown', byKey, true);
      document.removeEventListener('pointerdown', byHand, true);
    };
  }, [match]);
}

const isWriting = (e: EventTarget | null): boolean => e instanceof HTMLInputElement || e instanceof HTMLTextAreaElement;

export function useKeys(keys: Keys): void {
  useBackToQuestion(keys.match);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const { finger, match, onChronicle, onReads } = latest.current;
      if (isWriting(e.target) || e.ctrlKey || e.metaKey || e.altKey || document.querySelector('[aria-modal="true"]') !== null) return;
      const arrow = ARROWS[e.key];
      const key = e.key.toLowerCase();
      if (arrow !== undefined) walk(arrow, e.shiftKey ? ANY : OFFERED);
      // A key held down is one press: it neither ends the next turn too nor takes a whole turn back.
      else if (e.repeat) return;
      else if (key === 'u') match.takeBack();
      else if (key === 'l') onChronicle();
      else if (key === 'r') onReads();
      else if (key === 'e')
        document
          .querySelector<HTMLElement>(
            '[data-testid="button:endTurn"],[data-testid="button:skip"],[data-testid="button:stop"],[data-testid="button:pass"]',
          )
          ?.click();
      else if (key === '?') {
        const at = document.activeElement?.getAttribute('data-testid');
        if (at != null && document.activeElement?.hasAttribute('data-spot') === true) finger.openCard(at);
      } else if (key === 'escape') finger.letGo();
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
