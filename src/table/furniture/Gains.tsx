/** Points fly from their cause to the score of whoever gained them. What comes before another is read joins it: nothing piles up. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import type { Entry } from '@/match/matchView';
import { Gain, RISE, type Why } from '@/pieces/Gain';
import type { Point } from '@/pieces/hatch';
import type { DrawnBox } from '../kit/boardProps';
import type { Box } from '@/pieces/boxes';
import { ASKED, SCORE, type SpotBoxes } from '../kit/spotBoxes';
import { useMatchView, useTable } from '../kit/tableContext';
import { useTouch } from '@/pieces/touches';

export interface Gained {
  readonly seat: Seat;
  readonly points: number;
  readonly whys: readonly Why[];
  /** Where it happened; null: the board does not show it. */
  readonly at: Spot | null;
}

/** More reasons than this are not read in passing: the chronicle has them. */
const MOST_WHYS = 3;

/** What one choice brought to each seat. A fact without a place happened where the seat's last one did. */
export function gainsOf({ facts }: Entry, gain: NonNullable<DrawnBox['gain']>): readonly Gained[] {
  const gains = new Map<Seat, Gained>();
  let last: Spot | null = null;
  for (const fact of facts) {
    const found = gain(fact);
    if (found !== null) {
      const before = gains.get(found.seat);
      gains.set(found.seat, joined(before ?? null, { seat: found.seat, points: found.points, whys: [found.why], at: fact.at ?? last }));
    }
    last = fact.at ?? last;
  }
  return [...gains.values()];
}

function joined(before: Gained | null, gained: Gained): Gained {
  if (before === null) return gained;
  return { ...before, points: before.points + gained.points, whys: [...before.whys, ...gained.whys] };
}

/** What was told after the n-th choice. A resumed match remembers all that came before while it is already played on: that is no news. */
export function newsOf(chronicle: readonly Entry[], n: number): readonly Entry[] {
  const added = chronicle.filter(entry => entry.n > n);
  return n === 0 && added.length > 1 ? [] : added;
}

interface Flight extends Gained {
  readonly id: number;
  readonly begun: number;
  readonly from: Point;
  readonly to: Point;
}

/** A gain of the same seat within this time is read together with the one before. */
const JOINS_WITHIN = 500;
const BELOW_SCORE = 64;
/** Half of a wide gain: it stays inside the window. And half of a high one. */
const HALF = 70;
const HALF_HIGH = 24;

const middle = ({ left, top, width, height }: Box): Point => [left + width / 2, top + height / 2];

/** Whoever is asked reads the question while the points rise: they stand below it. */
export function clearOf(asked: Box | null, [x, y]: Point): Point {
  if (asked === null || x + HALF < asked.left || x - HALF > asked.left + asked.width) return [x, y];
  const below = asked.top + asked.height;
  const risen = y - RISE;
  return risen + HALF_HIGH > asked.top && risen - HALF_HIGH < below ? [x, below + HALF_HIGH + RISE] : [x, y];
}

async function wayOf(gained: Gained, places: SpotBoxes, wide: number): Promise<Pick<Flight, 'from' | 'to'> | null> {
  const score = await places.find(SCORE, gained.seat);
  if (score === null) return null;
  const cause = gained.at === null ? null : await places.find(gained.at, gained.seat);
  const to = middle(score);
  const [x, y] = cause === null ? [to[0], to[1] + BELOW_SCORE] : middle(cause);
  return { from: clearOf(await places.find(ASKED, gained.seat), [Math.min(Math.max(x, HALF), wide - HALF), y]), to };
}

export function Gains({ width }: { readonly width: number }) {
  const { drawn, places } = useTable();
  const { chronicle, over } = useMatchView();
  const { gain } = drawn;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(chronicle.at(-1)?.n ?? 0);
  const ids = useRef(0);

  useEffect(() => {
    const from = seen.current;
    seen.current = chronicle.at(-1)?.n ?? 0;
    if (gain === undefined) return;
    let here = true;
    // Taken back: what it brought is no longer true. At the end the table of points says it all.
    if (seen.current < from || over) setFlights([]);
    if (over) return;
    const fresh = newsOf(chronicle, from).flatMap(entry => gainsOf(entry, gain));
    for (const gained of fresh) {
      void wayOf(gained, places, width).then(way => {
        if (way !== null && here) setFlights(flying => withGain(flying, { ...gained, ...way, id: ++ids.current, begun: Date.now() }));
      });
    }
    return () => {
      here = false;
    };
  }, [chronicle, over, gain, places, width]);

  useTouch(useCallback(() => setFlights([]), []));
  const gone = useCallback((id: number) => setFlights(flying => flying.filter(f => f.id !== id)), []);
  if (flights.length === 0) return null;
  return (
    <View style={styles.over} aria-hidden>
      {flights.map(flight => (
        <Flying key={flight.id} flight={flight} onGone={gone} />
      ))}
    </View>
  );
}

/** One gain for each seat: a young one takes the new points along, an older one gives way. */
export function withGain(flying: readonly Flight[], fresh: Flight): readonly Flight[] {
  const before = flying.find(f => f.seat === fresh.seat);
  const others = flying.filter(f => f.seat !== fresh.seat);
  const one = before === undefined || fresh.begun - before.begun > JOINS_WITHIN ? fresh : { ...before, ...joined(before, fresh) };
  // What one lead gave and another took in the same moment is nothing.
  return one.points === 0 ? others : [...others, one];
}

function Flying({ flight, onGone }: { readonly flight: Flight; readonly onGone: (id: number) => void }) {
  const { id, seat, points, whys, from, to } = flight;
  const gone = useCallback(() => onGone(id), [onGone, id]);
  return <Gain points={points} whys={whys.length > MOST_WHYS ? [] : whys} from={from} to={to} onGone={gone} testID={`gain:${seat}`} />;
}

const styles = StyleSheet.create({ over: { ...StyleSheet.absoluteFill, zIndex: 5, pointerEvents: 'none' } });
