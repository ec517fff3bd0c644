/**
 * What a change of the match sounds like. Own acts are always heard; of what the others do only the telling part, and never
 * faster than one can tell it apart. A secret makes no sound: somebody else sits at the same table.
 */
import { useEffect } from 'react';
import { AppState } from 'react-native';
import type { Seat } from '@/engine/contract';
import type { Sound } from '@/device/soundSynth';
import type { Entry, MatchView, ShownMatch } from '@/match/matchView';
import { FACT_SOUNDS, type DrawnBox, type FactSound } from '../kit/boardProps';

export type Play = (sound: Sound, loud: number) => void;

const OWN = 1;
const OTHERS = 0.6;
/** Milliseconds between two acts of others that are heard. */
const APART = 300;
/** After an act's own sound, what it means for the table. */
const AFTER = 350;

export interface Ear {
  hear(before: MatchView, now: MatchView): void;
  /** Nothing more, not even what was about to sound. */
  leave(): void;
}

const isHuman = ({ players }: MatchView, seat: Seat): boolean => players[seat]?.plays === 'human';

function telling({ facts }: Entry, sounds: DrawnBox['sounds']): FactSound | null {
  const heard = new Set(facts.map(f => (f.only === undefined ? sounds[f.what] : undefined)));
  return FACT_SOUNDS.find(sound => heard.has(sound)) ?? null;
}

/** What it means for the table: somebody here is asked now, or it is over. */
function meaning(before: MatchView, now: MatchView): Sound | null {
  if (now.over) {
    if (before.over) return null;
    return now.game.standings(now.view).some(({ place, seat }) => place === 1 && isHuman(now, seat)) ? 'won' : 'ended';
  }
  return now.asked !== null && now.asked !== before.asked && isHuman(now, now.asked) ? 'turn' : null;
}

/** `hurried`: bots act as fast as they think, and only what they leave behind is heard. */
export function makeEar(sounds: DrawnBox['sounds'], hurried: boolean, play: Play): Ear {
  let quietUntil = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  function heardOfAct(before: MatchView, now: MatchView): boolean {
    const done = now.chronicle.at(-1);
    if (done === undefined || done.n <= (before.chronicle.at(-1)?.n ?? 0)) return false;
    const own = isHuman(now, done.seat);
    const time = performance.now();
    if (!own && (hurried || time < quietUntil)) return false;
    const sound = telling(done, sounds);
    if (sound === null) return false;
    quietUntil = time + APART;
    play(sound, own ? OWN : OTHERS);
    return true;
  }

  return {
    hear(before, now) {
      const heard = heardOfAct(before, now);
      const means = meaning(before, now);
      if (means === null) return;
      clearTimeout(later);
      if (heard) later = setTimeout(() => play(means, OWN), AFTER);
      else play(means, OWN);
    },
    leave: () => clearTimeout(later),
  };
}

/** Listens to a match while it is on the screen; without `play` it is deaf. */
export function useHearing(match: ShownMatch, { sounds }: DrawnBox, hurried: boolean, play: Play | undefined): void {
  useEffect(() => {
    if (play === undefined) return;
    const ear = makeEar(sounds, hurried, play);
    let before = match.now();
    const stop = match.subscribe(() => {
      const now = match.now();
      if (AppState.currentState === 'active') ear.hear(before, now);
      before = now;
    });
    return () => {
      stop();
      ear.leave();
    };
  }, [match, sounds, hurried, play]);
}
