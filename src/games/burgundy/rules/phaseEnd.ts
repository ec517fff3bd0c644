/** EOP, MIN: mines pay at the end of every phase, before new tiles appear. */
import { PHASE_COUNT } from '../data/scoring';
import { dukeOf, has, type Burgundy, type BurgundyTell, type Duke, type Happening } from '../state';
import { COLOUR_OF, MINE } from './tile';
import { surveyOf } from './duchy';

/** EOP-01, EOP-02: also after phase E. */
export const phaseEnd: Happening<'phaseEnd'> = {
  runs(g, _, tell) {
    tell({ what: 'phaseEnded', phase: g.phase });
    payMines(g, tell);
    if (g.phase + 1 < PHASE_COUNT) {
      g.phase++;
      g.round = 0;
      g.questions.push({ ask: 'phase' });
    } else g.questions.push({ ask: 'finalScoring' });
  },
};

/** MIN-01: one silver for each mine; MON-02: with monastery 2 a worker too. */
function payMines(g: Burgundy, tell: BurgundyTell): void {
  for (const seat of g.order) {
    const duke = dukeOf(g, seat);
    const mines = minesOf(duke);
    if (mines === 0) continue;
    const workers = has(duke, 2) ? mines : 0;
    duke.silver += mines;
    duke.workers += workers;
    tell({ what: 'minesPaid', seat, mines, silver: mines, workers });
  }
}

/** On grey spaces lie mines, and an inn that is none (INN-04). */
export function minesOf(duke: Readonly<Duke>): number {
  let mines = 0;
  for (const space of surveyOf(duke).byColour[MINE] as readonly number[]) if (COLOUR_OF[duke.spaces[space] as number] === MINE) mines++;
  return mines;
}
