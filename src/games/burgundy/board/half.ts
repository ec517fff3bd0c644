/** Of a team's duchy a phone shows one half at a time (TEA-01): the one that matters, or the one a finger has turned to. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Choice, Seat, Spot } from '@/engine/contract';
import { useMatchView, useTable } from '@/table/kit/tableContext';
import { HEX_SPOTS, kindOf, numberOf } from '../spots';
import { takesADie } from './badge';
import { HALVES, type Half } from './duchyLayout';
import { useInHand } from './useInHand';

export const otherThan = (half: Half): Half => (half === 0 ? 1 : 0);

/** The spots of a half, but for the one that is seen with both. */
const SPOTS = HALVES.map(({ shows }, half) =>
  HEX_SPOTS.filter((_, space) => shows?.has(space) === true && HALVES[1 - half]?.shows?.has(space) !== true),
);

/** How many spaces of a half invite; none of a duchy that is seen as a whole. */
export function useOffered(half: Half | null): number {
  const { finger } = useTable();
  const inHand = useInHand();
  const count = useCallback(() => {
    const invites = (at: Spot): boolean => {
      const { state, endings } = finger.lookOf(at);
      return state !== 'quiet' && (inHand || !takesADie(endings));
    };
    return half === null ? 0 : (SPOTS[half] ?? []).filter(invites).length;
  }, [finger, inHand, half]);
  return useSyncExternalStore(finger.subscribe, count, count);
}

/** Where a lit space lies; null for what lies in both or in neither. */
function halfWith(at: Spot | null): Half | null {
  if (at === null || kindOf(at) !== 'hex') return null;
  const isIn = ([0, 1] as const).filter(half => HALVES[half].shows?.has(numberOf(at)));
  return isIn.length === 1 ? (isIn[0] ?? null) : null;
}

interface Seen {
  readonly half: Half;
  readonly looking: Seat;
  readonly glow: Spot | null;
  readonly offered: Half | null;
  readonly offers: readonly Choice[];
}

/** Each mate sits at a half. */
const ownHalf = (seat: Seat): Half => (seat % 2 === 0 ? 0 : 1);

/**
 * What is newly lit turns to the half where it lies, and so does what can newly be chosen in one half alone; a finger may turn it back, and what
 * has been lit for a while does not hold it.
 */
export function useHalf(inHalves: boolean, looking: Seat, glow: Spot | null): readonly [Half, () => void] {
  const { offers } = useMatchView();
  const [left, right] = [useOffered(inHalves ? 0 : null), useOffered(inHalves ? 1 : null)];
  const offered = left > 0 === right > 0 ? null : left > 0 ? 0 : 1;
  const [seen, setSeen] = useState<Seen>(() => ({
    half: halfWith(glow) ?? offered ?? ownHalf(looking),
    ...{ looking, glow, offered, offers },
  }));
  const lit = seen.glow === glow ? null : halfWith(glow);
  const chosen = seen.offered === offered && seen.offers === offers ? null : offered;
  const half = lit ?? chosen ?? (seen.looking === looking ? seen.half : ownHalf(looking));
  if (seen.looking !== looking || seen.glow !== glow || seen.offered !== offered || seen.offers !== offers)
    setSeen({ half, looking, glow, offered, offers });
  const turn = useCallback(() => setSeen(now => ({ ...now, half: otherThan(now.half) })), []);
  return [half, turn];
}
