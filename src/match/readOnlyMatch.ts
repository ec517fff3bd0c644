/** A match that is only looked at: the same board and chronicle, one scene at a time, and nothing to choose. */
import type { Seat } from '@/engine/contract';
import type { Entry, Match, MatchView, Frame } from './matchView';
import type { MatchFilm } from './matchFilm';
import { setUpOf } from './matchRows';

export interface ReadOnlyMatch extends Match {
  /** Shows the n-th picture. */
  show(n: number): void;
}

const nothing = (): void => {};

/** Whatever can be painted can be looked at. */
export function readOnlyMatch(paint: (n: number) => MatchView, n: number): ReadOnlyMatch {
  const listeners = new Set<() => void>();
  let picture = paint(n);
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => picture,
    saving: () => 'saved',
    show(to) {
      picture = paint(to);
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
    setPauses: nothing,
    goOn: nothing,
    handOver: nothing,
    leave: nothing,
  };
}

/** A whole match, at its end first; n counts choices. `eyes`: whose secrets may be seen; null: nobody's. */
export function filmShown(film: MatchFilm, eyes: Seat | null): ReadOnlyMatch {
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

  return readOnlyMatch(wanted => {
    const n = Math.min(last, Math.max(first, wanted));
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
      thinking: null,
      over: asked === null,
      pauses: false,
      practice: stored.practice,
    };
  }, last);
}

/** A few scenes of a match that goes on meanwhile, the first of them first; n counts scenes from 0. */
export function framesShown(match: Match, scenes: readonly [Frame, ...Frame[]]): ReadOnlyMatch {
  const present = match.now();
  return readOnlyMatch(n => {
    const { view, asked, question } = scenes[n] ?? scenes[0];
    return { ...present, view, asked, question, offers: [], undo: { steps: 0, seal: null }, thinking: null, over: asked === null };
  }, 0);
}
