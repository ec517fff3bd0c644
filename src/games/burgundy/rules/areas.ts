/** ARE, COL: a complete area scores by size and phase; a complete colour takes a bonus tile. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { COLOURS } from '../data/names';
import { AREA_POINTS, LARGE_BONUS, PHASE_POINTS, SMALL_BONUS } from '../data/scoring';
import { HEX_SPOTS } from '../spots';
import type { BurgundyTell } from '../ruling';
import { bears, book, estateOf, NONE, type Burgundy, type Estate } from '../state';
import { hasInn, sizeOf, surveyOf } from './duchy';

type ColourName = (typeof COLOURS)[number];

/** After a tile was placed on `space`. */
export function scoreArea(g: Burgundy, seat: Seat, space: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const duchy = surveyOf(estate);
  const area = duchy.areas[duchy.area[space] as number] as readonly number[];
  if (!allFilled(estate, area)) return;
  const colour = duchy.colour[space] as number;
  const size = sizeOf(estate, area);
  const sizePoints = AREA_POINTS[size] as number;
  const phasePoints = PHASE_POINTS[g.phase] as number;
  book(g, seat, 'areas', sizePoints);
  book(g, seat, 'phases', phasePoints);
  const points = sizePoints + phasePoints;
  const name = COLOURS[colour] as ColourName;
  tell({
    what: 'areaScored',
    seat,
    colour: name,
    space,
    size,
    ...(hasInn(estate, area) ? { inn: true } : {}),
    ...(bears(estate, SHIELDS.bounds) ? { shield: SHIELDS.bounds } : {}),
    phase: g.phase,
    sizePoints,
    phasePoints,
    points,
    at: HEX_SPOTS[space] as string,
  });
  if (allFilled(estate, duchy.byColour[colour] as readonly number[])) takeBonusTile(g, seat, colour, tell);
}

export function allFilled(estate: Readonly<Estate>, spaces: readonly number[]): boolean {
  for (let i = 0; i < spaces.length; i++) if (estate.spaces[spaces[i] as number] === NONE) return false;
  return true;
}

/** COL-01, COL-02: the first takes the large tile, the second the small one. A colour is completed once, so nobody takes two. */
function takeBonusTile(g: Burgundy, seat: Seat, colour: number, tell: BurgundyTell): void {
  const large = 2 * colour;
  const free = g.bonusTiles[large] === NONE ? large : g.bonusTiles[large + 1] === NONE ? large + 1 : NONE;
  const name = COLOURS[colour] as ColourName;
  if (free === NONE) {
    tell({ what: 'colourComplete', seat, colour: name, bonus: 'none', points: 0, source: 'colours' });
    return;
  }
  g.bonusTiles[free] = seat;
  const printed = (free === large ? LARGE_BONUS : SMALL_BONUS)[g.seats] as number;
  // SHD-08.7: only those taken while the shield is borne.
  const doubled = bears(estateOf(g, seat), SHIELDS.honours);
  const points = doubled ? 2 * printed : printed;
  book(g, seat, 'colours', points);
  tell({
    what: 'colourComplete',
    seat,
    colour: name,
    bonus: free === large ? 'large' : 'small',
    ...(doubled ? { shield: SHIELDS.honours } : {}),
    points,
    source: 'colours',
    at: `bonus:${name}`,
  });
}
