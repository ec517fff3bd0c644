/** How far the person at the device may go back: also while bots answer them, and never past a change of hands. */
import type { Seat } from '@/engine/contract';
import { wayBack } from '@/engine/undo';
import type { Course } from './course';
import type { Viewer } from './deviceViewer';
import type { Player, Undo } from './matchView';
import { lastChange } from './seatControl';

export interface Way {
  /** For each step back: how many choices it takes back altogether. */
  readonly back: readonly number[];
  readonly undo: Undo;
}

export function wayFor(course: Course, { me, curtain }: Viewer, players: readonly Player[], pauses: boolean): Way {
  const { asked } = course.now;
  if (asked === null) return { back: [], undo: { steps: 0, seal: 'over' } };
  const isPerson = (seat: Seat): boolean => players[seat]?.plays === 'human';
  const changed = lastChange(players);
  const since = changed === 0 ? course.steps : course.steps.filter(s => s.n > changed);
  const { back, seal, by } = wayBack(since, me, isPerson);
  const isTheirs = curtain === null && !pauses && isPerson(me) && (asked === me || !isPerson(asked));
  const mine = isTheirs ? back : [];
  const past = [...new Set(since.slice(since.length - (mine[0] ?? 0)).map(s => s.seat))].filter(seat => seat !== me);
  return {
    back: mine,
    undo: {
      steps: mine.length,
      seal: seal ?? (changed > 0 ? 'hands' : null),
      ...(by === null ? null : { by }),
      ...(past.length === 0 ? null : { past }),
    },
  };
}
