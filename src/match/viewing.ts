/** A match that is only looked at: the same board and chronicle, one scene at a time, and nothing to choose. */
import type { Seat } from '@/engine/contract';
import type { Entry, Match, MatchView } from './matchView';
import type { Scrub } from './scrub';
import { setUpOf } from './stored';

export interface Viewing extends Match {
  /** Shows the match as it stood after choice n. */
  show(n: number): void;
}

/** `eyes`: whose secrets may be seen; null: nobody's. */
export function viewing(film: Scrub, eyes: Seat | null): Viewing {
  const listeners = new Set<() => void>();
  const { stored, game, players, first, last } = film;
  const told: Entry[] = [];

  /** The chronicle up to choice n: scenes are looked at in order once, then remembered. */
  function chronicle(n: number): readonly Entry[] {
    for (let i = first + told.length + 1; i <= n; i++) {
      const { entry } = film.at(i, eyes);
      if (entry === null) break;
      told.push(entry);
    }
    return told.slice(0, n - first);
  }

  function paint(n: number): MatchView {
    const { view, asked, question } = film.at(n, eyes);
    return {
      id: stored.id,
      name: stored.name,
      game,
      setUp: setUpOf(stored),
      players,
      me: eyes ?? 0,
      view,
      asked,
      question,
      offers: [],
      opening: [],
      chronicle: chronicle(n),
      sinceMine: n,
      curtain: null,
      undo: { steps: 0, seal: null },
      saved: 'saved',
      thinking: null,
      over: asked === null,
      practice: stored.practice,
    };
  }

  let picture = paint(last);
  const nothing = (): void => {};
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => picture,
    show(n) {
      picture = paint(Math.min(last, Math.max(first, n)));
      for (const listener of listeners) listener();
    },
    choose: nothing,
    chooseAll: nothing,
    takeBack: nothing,
    refuses: () => null,
    seals: () => null,
    since: () => [],
    openCurtain: nothing,
    drawCurtain: nothing,
    saveAgain: nothing,
    hint: () => Promise.resolve(null),
    setPace: nothing,
    leave: nothing,
  };
}
