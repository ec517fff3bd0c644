/** A match that is only looked at: the same board and chronicle, one scene at a time, and nothing to choose. */
import type { Seat } from '@/engine/contract';
import type { Entry, MatchView, Frame, ShownMatch } from './matchView';
import type { MatchFilm } from './matchFilm';
import { setUpOf } from './matchRows';
import { observable } from './observable';
import { viewOf } from './viewBuilder';

export interface ReadOnlyMatch extends ShownMatch {
  /** Shows the n-th picture. */
  show(n: number): void;
}

/** Whatever can be painted can be looked at. */
export function readOnlyMatch(paint: (n: number) => MatchView, n: number): ReadOnlyMatch {
  const { subscribe, now, set } = observable(paint(n));
  return { subscribe, now, show: to => set(paint(to)) };
}

/** A whole match, at its end first; n counts choices. `eyes`: whose secrets may be seen; null: nobody's. */
export function filmShown(film: MatchFilm, eyes: Seat | null): ReadOnlyMatch {
  const { stored, game, players, first, last } = film;
  const constants = { id: stored.id, name: stored.name, game, setUp: setUpOf(stored), practice: stored.practice };
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
    return viewOf(constants, { players, me: eyes ?? 0, view, asked, question, chronicle: chronicle(n), sinceMine: n });
  }, last);
}

/** A few scenes of a match that goes on meanwhile, the first of them first; n counts scenes from 0. */
export function framesShown(match: ShownMatch, scenes: readonly [Frame, ...Frame[]]): ReadOnlyMatch {
  const present = match.now();
  const { players, me, opening, chronicle, sinceMine } = present;
  return readOnlyMatch(n => {
    const { view, asked, question } = scenes[n] ?? scenes[0];
    return viewOf(present, { players, me, opening, chronicle, sinceMine, view, asked, question });
  }, 0);
}
