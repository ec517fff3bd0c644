/** EOP, MIN: mines pay at the end of every phase, before new tiles appear. */
import { PHASE_COUNT } from '../data/scoring';
import { dukeOf, has, NONE, type Burgundy, type BurgundyTell, type Duke, type Happening } from '../state';
import { MINE } from './tile';
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

/** Only mines lie on grey spaces. */
export function minesOf(duke: Readonly<Duke>): number {
  let mines = 0;
  for (const space of surveyOf(duke).byColour[MINE] as readonly number[]) if (duke.spaces[space] !== NONE) mines++;
  return mines;
}
