/** SOL-13, SOL-14: won at once with the last space, lost after the last round. */
import type { Seat, Standing } from '@/engine/contract';
import { PHASE_COUNT, ROUNDS_PER_PHASE } from '../../data/scoring';
import type { BurgundyTell } from '../../ruling';
import { estateOf, emptySpaces, NONE, sourcesOf, dukeOf, type Burgundy, type Solo } from '../../state';

/** Lines of the end table that are no points. */
export const SOLO_TALLIES = ['spaces', 'rounds', 'resets'] as const;
export type SoloTally = (typeof SOLO_TALLIES)[number];

const ALONE: Seat = 0;
/** There is nobody else who would be first. */
const LOST = 2;

function talliesOf(g: Readonly<Burgundy>, { resets }: Solo): Record<SoloTally, number> {
  const { spaces } = estateOf(g, ALONE);
  const rounds = g.phase * ROUNDS_PER_PHASE + Math.min(g.round, ROUNDS_PER_PHASE - 1) + 1;
  return { spaces: spaces.length - emptySpaces(estateOf(g, ALONE)), rounds: Math.min(rounds, PHASE_COUNT * ROUNDS_PER_PHASE), resets };
}

export function endSolo(g: Burgundy, won: boolean, tell: BurgundyTell): void {
  if (g.solo === null) return;
  g.solo.won = won;
  g.turnOf = NONE;
  g.questions.length = 0;
  tell({ what: 'soloEnded', seat: ALONE, won, ...talliesOf(g, g.solo) });
}

export function soloStanding(g: Readonly<Burgundy>, solo: Solo): Standing {
  const { points } = dukeOf(g, ALONE);
  const over = g.questions.length === 0;
  return { seat: ALONE, place: over && !solo.won ? LOST : 1, points, sources: { ...sourcesOf(g, ALONE), ...talliesOf(g, solo) } };
}
