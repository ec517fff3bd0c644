/** END: what is left over, the monasteries that pay at the end, and who wins. */
import type { Seat, Standing } from '@/engine/contract';
import { tellNobody } from '@/engine/referee';
import { PAYING_MONASTERIES } from '../data/monasteries';
import { copy } from '../copy';
import { WORKERS_PER_POINT } from '../data/scoring';
import { SHIELD_POINTS, SHIELDS } from '../data/shields';
import { HEX_SPOTS } from '../spots';
import type { BurgundyTell, Happening } from '../ruling';
import { bears, book, estateOf, emptySpaces, sourcesOf, dukeOf, type Burgundy } from '../state';
import { firstOfEach, mateOf } from '../teams';
import { teamStandings, tellTeamsEnd } from './teamScoring';
import { castleOf, shieldsOf } from './shields';
import { endSolo, soloStanding } from './solo/end';
import { craneCountsFor, monasteryPoints } from './tiles/monasteries';

export const finalScoring: Happening<'finalScoring'> = {
  runs(g, _, tell) {
    if (g.solo !== null) return endSolo(g, false, tell);
    // TEA-07: once for each team, booked for whoever of it plays first.
    for (const seat of firstOfEach(g)) {
      if (g.teams) tell({ what: 'countedTogether', seat, mate: mateOf(g, seat) });
      scoreLeftovers(g, seat, tell);
      scoreMonasteries(g, seat, tell);
      scoreShields(g, seat, tell);
    }
    if (g.teams) return tellTeamsEnd(g, tell);
    const [first, second] = standings(g);
    if (first !== undefined) tell({ what: 'matchEnded', winner: first.seat, byTieBreak: first.points === second?.points });
  },
};

/** END-01: a point for each unsold good, each silver, every two workers. END-03: stored tiles, dice and free bonus tiles give nothing. */
function scoreLeftovers(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const leftover = (of: 'unsoldGoods' | 'silver' | 'workers', count: number, points: number): void => {
    book(g, seat, of, points);
    if (count > 0) tell({ what: 'leftoverScored', seat, of, count, points, source: of });
  };
  const unsold = estate.goods.reduce((sum, count) => sum + count, 0);
  leftover('unsoldGoods', unsold, unsold);
  leftover('silver', estate.silver, estate.silver);
  leftover('workers', estate.workers, Math.floor(estate.workers / WORKERS_PER_POINT));
}

/** MON-16 … MON-21 */
function scoreMonasteries(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  for (const monastery of PAYING_MONASTERIES) {
    const scored = monasteryPoints(g, seat, monastery);
    if (scored === null) continue;
    const doubled = bears(estateOf(g, seat), SHIELDS.cloister);
    const points = scored.count * scored.each * (doubled ? 2 : 1);
    book(g, seat, 'monasteries', points);
    tell({
      what: 'monasteryScored',
      seat,
      monastery,
      count: scored.count,
      each: scored.each,
      ...(craneCountsFor(estateOf(g, seat)) === monastery ? { crane: true } : {}),
      ...(doubled ? { shield: SHIELDS.cloister } : {}),
      points,
      source: 'monasteries',
    });
  }
}

/** SHD-05, SHD-08.13 */
function scoreShields(g: Burgundy, seat: Seat, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const doubled = bears(estate, SHIELDS.crest);
  for (const shield of shieldsOf(estate)) {
    const points = SHIELD_POINTS[shield] * (doubled ? 2 : 1);
    book(g, seat, 'shields', points);
    tell({
      what: 'shieldScored',
      seat,
      shield,
      ...(doubled ? { doubled } : {}),
      points,
      source: 'shields',
      at: HEX_SPOTS[castleOf(g, shield)] as string,
    });
  }
}

/** END-02: most points; then most (or, by option, fewest) empty spaces; then whoever is further back on the bridge. */
export function standings(g: Readonly<Burgundy>): Standing[] {
  if (g.solo !== null) return [soloStanding(g, g.solo)];
  if (g.teams) return teamStandings(g);
  const sign = g.tieBreak === 'mostEmpty' ? 1 : -1;
  const byResult = (a: Seat, b: Seat): number =>
    dukeOf(g, b).points - dukeOf(g, a).points ||
    sign * (emptySpaces(estateOf(g, b)) - emptySpaces(estateOf(g, a))) ||
    g.order.indexOf(b) - g.order.indexOf(a);
  const ranked = g.dukes.map((_, seat) => seat).sort(byResult);
  return ranked.map((seat, i) => ({ seat, place: i + 1, points: dukeOf(g, seat).points, sources: sourcesOf(g, seat) }));
}

/** What unsold goods, silver, workers, monasteries and shields would add now (END-01, MON-16 …); who plays alone gets nothing at the end. */
export function ifItEndedNow(view: Readonly<Burgundy>): readonly Standing[] | null {
  if (view.solo !== null) return null;
  const g = copy(view);
  if (g.questions.splice(0).length > 0) finalScoring.runs(g, { ask: 'finalScoring' }, tellNobody);
  return standings(g);
}
