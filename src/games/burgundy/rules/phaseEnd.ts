/** EOP, MIN: mines pay at the end of every phase, before new tiles appear. */
import { MONASTERIES, MONASTERY_ROWS } from '../data/monasteries';
import { PHASE_COUNT } from '../data/scoring';
import { SHIELDS } from '../data/shields';
import type { BurgundyTell, Happening } from '../ruling';
import { bears, estateOf, has, plays, type Burgundy, type Estate } from '../state';
import { firstOfEach } from '../teams';
import { echoWorkers } from './shields';
import { COLOUR_OF, MINE } from './tile';
import { surveyOf } from './duchy';

/** EOP-01, EOP-02: also after phase E. SHD-09: first all tiles by shields 14 and 15, then all tribute, then all mines; everybody in the order of play of this moment. */
export const phaseEnd: Happening<'phaseEnd'> = {
  runs(g, _, tell) {
    tell({ what: 'phaseEnded', phase: g.phase });
    if (!plays(g, 'shields')) return payAndGoOn(g, tell);
    g.questions.push({ ask: 'income' });
    for (const debtor of g.order.slice().reverse()) g.questions.push({ ask: 'levy', debtor });
    g.questions.push({ ask: 'gather', shield: SHIELDS.night }, { ask: 'gather', shield: SHIELDS.settlers });
  },
};

export const income: Happening<'income'> = { runs: (g, _, tell) => payAndGoOn(g, tell) };

function payAndGoOn(g: Burgundy, tell: BurgundyTell): void {
  payMines(g, tell);
  if (g.phase + 1 < PHASE_COUNT) {
    g.phase++;
    g.round = 0;
    g.questions.push({ ask: 'phase' });
  } else g.questions.push({ ask: 'finalScoring' });
}

/** MIN-01: one silver for each mine, TEA-07: to a team once; MON-02: with monastery 2 a worker too. */
function payMines(g: Burgundy, tell: BurgundyTell): void {
  for (const seat of firstOfEach(g)) {
    const estate = estateOf(g, seat);
    const mines = minesOf(estate);
    if (mines === 0) continue;
    const workers = has(estate, MONASTERIES.workersFromMines) ? mines * MONASTERY_ROWS.workersFromMines.workers : 0;
    const doubled = bears(estate, SHIELDS.ore); // SHD-08.8: the silver, not the workers
    const silver = doubled ? 2 * mines : mines;
    estate.silver += silver;
    estate.workers += workers;
    tell({ what: 'minesPaid', seat, mines, silver, workers, ...(doubled ? { shield: SHIELDS.ore } : {}) });
    echoWorkers(g, seat, workers, tell);
  }
}

/** On grey spaces lie mines, and an inn that is none (INN-04). */
function minesOf(estate: Readonly<Estate>): number {
  let mines = 0;
  for (const space of surveyOf(estate).byColour[MINE] as readonly number[]) if (COLOUR_OF[estate.spaces[space] as number] === MINE) mines++;
  return mines;
}
