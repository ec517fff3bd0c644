/** SOL-12: what happens together after a tile was placed happens in the order that the player likes. */
import type { Seat } from '@/engine/contract';
import type { Monastery } from '../../data/monasteries';
import { BUILDING_TYPES, COLOURS, PARTS, type Colour, type Part } from '../../data/names';
import { AREA_POINTS, BANK_SILVER, PHASE_POINTS, WATCHTOWER_POINTS } from '../../data/scoring';
import { HEX_SPOTS, numberOf, PART_SPOTS } from '../../spots';
import type { Asking, BurgundyTell, Happening } from '../../ruling';
import { book, estateOf, type Burgundy } from '../../state';
import { hasInn, sizeOf, surveyOf } from '../duchy';
import { BUILDING_OF, COLOUR_OF, MONASTERY, MONASTERY_OF, PASTURE, SHIP } from '../tile';
import { effectOf } from '../tiles/effects';
import { herdPoints } from '../tiles/livestock';
import { pending } from '../tiles/pending';
import { areaOf } from './brings';
import { monasteryGain, scoreMonastery } from './monastery';
import { gained, missing } from './gain';

/** One thing happens by itself, and so do several whose order cannot matter by now. */
export const parts: Happening<'parts'> = {
  runs(g, { seat, parts: left, tile, space }, tell) {
    const [first, ...rest] = left;
    if (first === undefined) return;
    if (rest.length > 0 && mayMatter(g, seat, left, tile, space)) {
      g.questions.push({ ask: 'order', seat, parts: left, tile, space });
      return;
    }
    if (rest.length > 0) g.questions.push({ ask: 'parts', seat, parts: rest, tile, space });
    happen(g, seat, first, tile, space, tell);
  },
};

/** Points and gifts that together do not reach the target, not even with all silver, come to the same in any order. */
function mayMatter(g: Readonly<Burgundy>, seat: Seat, left: readonly Part[], tile: number, space: number): boolean {
  const estate = estateOf(g, seat);
  let most = estate.silver;
  for (const part of left) {
    const worth = plainWorth(g, seat, part, tile, space);
    if (worth === null) return true;
    most += worth;
  }
  return most >= missing(g);
}

/** Points and silver that come of themselves; null: something is to be chosen. */
function plainWorth(g: Readonly<Burgundy>, seat: Seat, part: Part, tile: number, space: number): number | null {
  const estate = estateOf(g, seat);
  if (part === 'size') return AREA_POINTS[sizeOf(estate, areaOf(estate, space))] as number;
  if (part === 'phase') return PHASE_POINTS[g.phase] as number;
  if (part !== 'effect') return null;
  if (COLOUR_OF[tile] === PASTURE) return herdPoints(estate, tile, space);
  if (COLOUR_OF[tile] === MONASTERY) return monasteryGain(g, seat, MONASTERY_OF[tile] as Monastery)?.points ?? 0;
  switch (BUILDING_TYPES[BUILDING_OF[tile] as number]) {
    case 'watchtower':
      return WATCHTOWER_POINTS;
    case 'bank':
      return BANK_SILVER;
    case 'boardingHouse':
      return 0;
    default:
      return null;
  }
}

export const order = pending<Asking<'order'>>({
  offer(_, { parts: all }, into) {
    for (const part of all) into.push({ do: 'first', at: PART_SPOTS[PARTS.indexOf(part)] as string });
  },
  happens(g, { seat, parts: all, tile, space }, c, tell) {
    const chosen = PARTS[numberOf(c.at)] as Part;
    g.questions.push({ ask: 'parts', seat, parts: all.filter(part => part !== chosen), tile, space });
    happen(g, seat, chosen, tile, space, tell);
  },
});

function happen(g: Burgundy, seat: Seat, what: Part, tile: number, space: number, tell: BurgundyTell): void {
  switch (what) {
    case 'size':
      return scoreSize(g, seat, space, tell);
    case 'phase':
      return scorePhase(g, seat, space, tell);
    case 'colour': // SOL-09
      tell({ what: 'colourFilled', seat, colour: colourAt(g, seat, space) });
      g.questions.push({ ask: 'reward', seat });
      return;
    case 'exchange':
      g.questions.push({ ask: 'exchange', seat });
      return;
    case 'effect':
      if (COLOUR_OF[tile] === MONASTERY) return scoreMonastery(g, seat, MONASTERY_OF[tile] as Monastery, tell);
      if (COLOUR_OF[tile] === SHIP) g.questions.push({ ask: 'unloaded', seat, tile, space });
      return effectOf(g, seat, tile, space, tell);
  }
}

const colourAt = (g: Readonly<Burgundy>, seat: Seat, space: number): Colour =>
  COLOURS[surveyOf(estateOf(g, seat)).colour[space] as number] as Colour;

/** ARE-01, SOL-10: size and phase are two gains. */
function scoreSize(g: Burgundy, seat: Seat, space: number, tell: BurgundyTell): void {
  const estate = estateOf(g, seat);
  const area = areaOf(estate, space);
  const size = sizeOf(estate, area);
  const points = AREA_POINTS[size] as number;
  book(g, seat, 'areas', points);
  const inn = hasInn(estate, area) ? { inn: true as const } : {};
  tell({
    what: 'areaSizeScored',
    seat,
    colour: colourAt(g, seat, space),
    space,
    size,
    ...inn,
    points,
    source: 'areas',
    at: HEX_SPOTS[space] as string,
  });
  gained(g, seat, tell);
}

function scorePhase(g: Burgundy, seat: Seat, space: number, tell: BurgundyTell): void {
  const points = PHASE_POINTS[g.phase] as number;
  book(g, seat, 'phases', points);
  tell({
    what: 'areaPhaseScored',
    seat,
    colour: colourAt(g, seat, space),
    space,
    phase: g.phase,
    points,
    source: 'phases',
    at: HEX_SPOTS[space] as string,
  });
  gained(g, seat, tell);
}
