/** TEA-09: what counts is the sum of both mates, who share its place. */
import type { Seat, Standing } from '@/engine/contract';
import type { BurgundyTell } from '../ruling';
import { dukeOf, emptySpaces, estateOf, sourcesOf, type Burgundy } from '../state';
import { mateOf, teamOf } from '../teams';

type G = Readonly<Burgundy>;

export const sumOf = (g: G, seat: Seat): number => dukeOf(g, seat).points + dukeOf(g, mateOf(g, seat)).points;

/** Below 0: the first one's team does better. Then empty spaces, more of them or by option fewer; after these nothing. */
function byResult(g: G, a: Seat, b: Seat): number {
  const sign = g.tieBreak === 'mostEmpty' ? 1 : -1;
  return sumOf(g, b) - sumOf(g, a) || sign * (emptySpaces(estateOf(g, b)) - emptySpaces(estateOf(g, a)));
}

export function teamStandings(g: G): Standing[] {
  const seats = g.dukes.map((_, seat) => seat);
  return seats
    .map(seat => ({
      seat,
      place: 1 + seats.filter(other => byResult(g, other, seat) < 0).length,
      points: dukeOf(g, seat).points,
      sources: sourcesOf(g, seat),
      team: { number: teamOf(g, seat), points: sumOf(g, seat) },
    }))
    .sort((a, b) => a.place - b.place);
}

export function tellTeamsEnd(g: G, tell: BurgundyTell): void {
  const ranked = teamStandings(g);
  const winners = ranked.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  const [sum = 0, against = 0] = [ranked[0], ranked.at(-1)].map(standing => (standing === undefined ? 0 : sumOf(g, standing.seat)));
  tell({ what: 'teamsEnded', winners, sum, against, byTieBreak: sum === against });
}
