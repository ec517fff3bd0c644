/** Why a choice tempts, for the hint: its parts in points, largest first. */
import type { Seat } from '@/engine/contract';
import type { Shield } from '../data/shields';
import { sizeOf, spacesFor, surveyOf } from '../rules/duchy';
import { touchesPlacedTile, wouldBeTwin } from '../rules/placeTile';
import { tileAt } from '../rules/market';
import { COLOUR_OF } from '../rules/tile';
import { AREA_POINTS, PHASE_POINTS } from '../data/scoring';
import { missing } from '../rules/solo/gain';
import { BLACK_SPOTS, INN_SPOT, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { estateOf, NONE, type Burgundy } from '../state';
import { storesOf } from '../teams';
import { routeWorth } from './goods';
import { bestPlace, lookOver, newGround } from './ground';
import { freshPostWorth } from './posts';
import { shieldWorth } from './shields';
import { temptationOf } from './temptation';
import { colourShare, weights } from './weights';
import { areaPromise, bonusFor, emptyIn, openedBy, placeWorth, tileWorth } from './worth';

/** The names under which words/ explains them. */
export const REASONS = [
  'completesArea',
  'nearsArea',
  'nearsColour',
  'tileEffect',
  'linksPosts',
  'opensGround',
  'couldComplete',
  'points',
  'workers',
  'workersSpent',
  'silverSpent',
  'route',
  'goods',
  'shield',
  'tribute',
  'room',
  'target',
  'joker',
] as const;
export type ReasonName = (typeof REASONS)[number];

interface Reason {
  readonly why: ReasonName;
  readonly worth: number;
}

export function reasons(g: Readonly<Burgundy>, q: BurgundyQuestion, c: BurgundyChoice): readonly Reason[] {
  if (!('seat' in q)) return [];
  const parts = partsOf(g, q, q.seat, c);
  if ('pay' in c && c.pay !== undefined && c.pay > 0) parts.push({ why: 'workersSpent', worth: -c.pay * weights.worker });
  return parts
    .filter(part => (PRICES.includes(part.why) ? part.worth < 0 : part.worth > 0))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

/** What their names say speaks against a choice; all others are said only where they speak for it. */
const PRICES: readonly ReasonName[] = ['workersSpent', 'silverSpent', 'tribute'];

function partsOf(g: Readonly<Burgundy>, q: BurgundyQuestion, seat: Seat, c: BurgundyChoice): Reason[] {
  switch (c.do) {
    case 'place':
      return placing(g, seat, c.store, numberOf(c.at));
    case 'take':
      return promised(g, seat, tileAt(g, c.at));
    case 'buy':
      return [
        ...promised(g, seat, tileAt(g, c.at)),
        { why: 'silverSpent', worth: -c.silver * weights.silver },
        { why: 'workersSpent', worth: -c.workers * weights.worker },
      ];
    case 'sell': {
      const route = routeWorth(g, seat, numberOf(c.at), estateOf(g, seat).goods[numberOf(c.at)] as number);
      return [
        { why: 'points', worth: temptationOf(g, q, c) - route },
        { why: 'route', worth: route },
      ];
    }
    case 'workers':
      return [{ why: 'workers', worth: temptationOf(g, q, c) }];
    case 'load':
    case 'keep':
      return [{ why: 'goods', worth: temptationOf(g, q, c) }];
    case 'hire':
      return [
        { why: 'workers', worth: temptationOf(g, q, c) },
        { why: 'silverSpent', worth: -weights.silver },
      ];
    case 'lift':
      return [{ why: 'tileEffect', worth: temptationOf(g, q, c) }];
    case 'discard':
      return [{ why: 'room', worth: lessMissed(g, seat, numberOf(c.at)) }];
    case 'settle':
      return q.ask === 'settle' ? tileOn(g, seat, tileAt(g, q.from), numberOf(c.at)) : [];
    case 'shield':
      return [{ why: 'shield', worth: shieldWorth(g, seat, g.shields[numberOf(c.at)] as Shield) }];
    case 'follow':
    case 'turnDie':
      return [{ why: 'shield', worth: temptationOf(g, q, c) }];
    case 'release':
      return [{ why: 'tribute', worth: -temptationOf(g, q, c) }];
    case 'reward':
      return [
        ...tileOn(g, seat, tileAt(g, BLACK_SPOTS[c.slot] ?? INN_SPOT), numberOf(c.at)),
        { why: 'opensGround', worth: weights.reach * openedBy(estateOf(g, seat), numberOf(c.at)) },
      ];
    case 'buyPoints':
      return [
        { why: 'target', worth: temptationOf(g, q, c) },
        { why: 'silverSpent', worth: -missing(g) * weights.silver },
      ];
    case 'exchange':
      return [{ why: 'joker', worth: temptationOf(g, q, c) }];
    case 'castle':
      return [{ why: 'opensGround', worth: temptationOf(g, q, c) }];
    default:
      return [];
  }
}

/** How much less a stored tile is worth than any other of the same storage. */
function lessMissed(g: Readonly<Burgundy>, seat: Seat, store: number): number {
  const { storage } = estateOf(g, seat);
  const worth = (one: number): number => bestPlaceNow(g, seat, storage[one] as number);
  const others = storesOf(g, seat).filter(other => other !== store);
  return Math.min(...others.map(worth)) - worth(store);
}

/** What a tile that is only taken would bring on the space that suits it best. */
function promised(g: Readonly<Burgundy>, seat: Seat, tile: number): Reason[] {
  const estate = estateOf(g, seat);
  const spaces = spacesFor(estate, COLOUR_OF[tile] as number);
  let best = NONE;
  let most = -Infinity;
  for (const space of spaces) {
    if (estate.spaces[space] !== NONE || wouldBeTwin(estate, tile, space)) continue;
    const worth = placeWorth(g, seat, tile, space) * (touchesPlacedTile(estate, space) ? 1 : weights.apart);
    if (worth > most) [most, best] = [worth, space];
  }
  if (best === NONE) return [];
  return tileOn(g, seat, tile, best).map(({ why, worth }) => ({
    why: why === 'completesArea' ? 'couldComplete' : why,
    worth: worth * weights.take,
  }));
}

function bestPlaceNow(g: Readonly<Burgundy>, seat: Seat, tile: number): number {
  const ground = newGround();
  lookOver(g, estateOf(g, seat), ground);
  return bestPlace(g, seat, tile, ground);
}

function placing(g: Readonly<Burgundy>, seat: Seat, store: number, space: number): Reason[] {
  const estate = estateOf(g, seat);
  return [
    ...tileOn(g, seat, estate.storage[store] as number, space),
    { why: 'linksPosts', worth: freshPostWorth(g, seat, space) },
    { why: 'opensGround', worth: weights.reach * openedBy(estate, space) },
  ];
}

/** What a tile brings on a space. */
function tileOn(g: Readonly<Burgundy>, seat: Seat, tile: number, space: number): Reason[] {
  const estate = estateOf(g, seat);
  const duchy = surveyOf(estate);
  const area = duchy.areas[duchy.area[space] as number] as readonly number[];
  const empty = emptyIn(estate, area);
  const colour = duchy.colour[space] as number;
  const ofColour = emptyIn(estate, duchy.byColour[colour] as readonly number[]);
  const size = sizeOf(estate, area);
  const nearer = areaPromise(g, size, empty - 1) - areaPromise(g, size, empty);
  const ground: Reason =
    empty === 1
      ? { why: 'completesArea', worth: (AREA_POINTS[size] as number) + (PHASE_POINTS[g.phase] as number) }
      : { why: 'nearsArea', worth: nearer };
  return [
    ground,
    { why: 'nearsColour', worth: bonusFor(g, colour) * (colourShare(ofColour - 1) - colourShare(ofColour)) },
    { why: 'tileEffect', worth: tileWorth(g, seat, tile, area, empty) },
  ];
}
