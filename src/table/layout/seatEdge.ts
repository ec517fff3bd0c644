/** Where people sit around a tablet that lies on the table: clockwise from the edge at the bottom. */
import type { Seat } from '@/engine/contract';

export type Edge = 'bottom' | 'left' | 'top' | 'right';

const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right'];

/** Two sit opposite each other, four around; five and six share an edge. */
export const edgeOf = (seat: Seat, seats: number): Edge => EDGES[Math.floor((seat * EDGES.length) / seats) % EDGES.length] ?? 'bottom';

/** Degrees by which what lies at an edge is turned, so that it stands upright for whoever sits there. */
export const TURN: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };
