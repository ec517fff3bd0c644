/** A choice as a button label, and what it costs and brings. */
import type { Seat } from '@/engine/contract';
import { boardFor } from '../data/board';
import { COLOURS, PARTS, PHASES, type Colour, type Part } from '../data/names';
import { AREA_POINTS, HIRE_SILVER, LARGEST_AREA, PHASE_POINTS } from '../data/scoring';
import { DUCHIES } from '../data/duchies';
import { allFilled } from '../rules/areas';
import { distance, freeShiftFor } from '../rules/dice';
import { sizeOf, SURVEY, surveyOf } from '../rules/duchy';
import { tileAt } from '../rules/lying';
import { BUILDING_OF, COLOUR_OF, INN_TILE, PASTURE } from '../rules/tile';
import { missing } from '../rules/solo/gain';
import { herdPoints } from '../rules/tiles/livestock';
import { bonusOn, matchesAhead } from '../rules/tradeRoutes';
import { FROM_BLACK } from '../data/shields';
import { BLACK_SPOTS, depotOfSlot, INN_SPOT, kindOf, numberOf } from '../spots';
import {
  dukeOf,
  has,
  NONE,
  unusedDice,
  type Asking,
  type Burgundy,
  type BurgundyChoice,
  type BurgundyDecision,
  type BurgundyQuestion,
  type Duke,
} from '../state';
import { proceeds } from '../rules/sellGoods';
import { bonusGist, tileGist } from './cardOf';
import { shieldLabel, shieldParts } from './choosingShields';
import { tileNoun } from './tileNoun';
import type { DieUse, Tongue } from './tongue';

type G = Readonly<Burgundy>;

/** Goods as words, colour by colour: '2 pink goods', '1 red good'. */
export function goodsList(t: Tongue, counts: readonly number[]): string[] {
  return counts.flatMap((count, good) => (count > 0 ? [t.names.goods(good, count)] : []));
}

function useOf(g: G, duke: Readonly<Duke>, c: BurgundyChoice): DieUse | null {
  if (!('pay' in c) || c.pay === undefined || c.do === 'shield') return null;
  if (c.die === undefined) return { face: g.whiteDie, pay: c.pay, twin: 'white' };
  const face = duke.dice[c.die] ?? 0;
  const twins = duke.dice[0] === duke.dice[1] && unusedDice(duke) === 2;
  return { face, pay: c.pay, twin: twins ? (c.die === 0 ? 'first' : 'second') : null };
}

const spaceAt = (duke: Readonly<Duke>, space: number): { readonly colour: Colour; readonly number: number } => ({
  colour: COLOURS[surveyOf(duke).colour[space] ?? 0] as Colour,
  number: surveyOf(duke).number[space] ?? 0,
});

/** What lies in a slot of the black depot, or beside it. */
const settled = (g: G, slot: number): number => tileAt(g, BLACK_SPOTS[slot] ?? INN_SPOT);

const workersTaken = (duke: Readonly<Duke>): number => (has(duke, 14) ? 4 : 2);

export function choiceLabel(t: Tongue, g: G, q: BurgundyQuestion, c: BurgundyChoice): string {
  const seat = 'seat' in q ? q.seat : 0;
  const duke = dukeOf(g, seat);
  const tile = (tile: number | undefined) => tileNoun(t.names, tile ?? NONE);
  const at = numberOf(c.at);
  const use = useOf(g, duke, c);
  const d = t.doings;
  switch (c.do) {
    case 'take':
      return q.ask === 'bounty' && q.shield === FROM_BLACK
        ? d.takeBlack(tile(tileAt(g, c.at)))
        : d.take({ tile: tile(g.depots[at]), depot: depotOfSlot(at), use });
    case 'place': {
      const { colour, number } = spaceAt(duke, at);
      return d.place({ tile: tile(duke.storage[c.store]), colour, number, use });
    }
    case 'sell':
      return d.sell({ good: at, count: duke.goods[at] ?? 0, use });
    case 'workers':
      return d.workers({ workers: workersTaken(duke), use });
    case 'buy': {
      return d.buy({
        tile: tile(tileAt(g, c.at)),
        depot: c.at === INN_SPOT ? -1 : kindOf(c.at) === 'black' ? 0 : depotOfSlot(at),
        silver: c.silver,
        workers: c.workers,
      });
    }
    case 'hire':
      return d.hire();
    case 'lift':
      return d.lift({ building: tile(BUILDING_OF.indexOf(at)) });
    case 'endTurn':
      return d.endTurn();
    case 'skip':
      return d.skip({ ask: q.ask as BurgundyDecision['ask'] });
    case 'discard':
      return d.discard({ tile: tile(duke.storage[at]), incoming: q.ask === 'makeRoom' ? tile(q.tile) : null });
    case 'load':
      return d.load({ depot: at, second: q.ask === 'secondDepot' });
    case 'keep':
      return d.keep({ good: at, everywhere: q.ask === 'cargo' });
    case 'settle': {
      const colour = COLOURS[SURVEY[duke.duchy]?.colour[at] ?? 0] as Colour;
      return d.place({ tile: tile(q.ask === 'settle' ? tileAt(g, q.from) : NONE), colour, number: spaceAt(duke, at).number, use });
    }
    default:
      return shieldLabel(t, g, seat, q, c);
    case 'duchy':
      return d.duchy({ id: DUCHIES[at]?.id ?? '' });
    case 'castle':
      return d.castle({ number: spaceAt(duke, at).number });
    case 'reward':
      return d.reward({ tile: tile(settled(g, c.slot)), ...spaceAt(duke, at) });
    case 'first':
      return d.first({ part: PARTS[at] ?? 'size' });
    case 'buyPoints':
      return d.buyPoints({ points: missing(g) });
    case 'exchange':
      return d.exchange({ tile: tile(tileAt(g, c.at)) });
    case 'pay':
      return d.pay({ good: at });
  }
}

/** ARE-01: would this tile be the last of its area? */
function completing(t: Tongue, g: G, duke: Readonly<Duke>, tile: number, space: number): string[] {
  const duchy = SURVEY[duke.duchy];
  const area = duchy?.areas[duchy.area[space] ?? -1];
  if (
    area === undefined ||
    !allFilled(
      duke,
      area.filter(s => s !== space),
    )
  )
    return [];
  const size = Math.min(LARGEST_AREA, sizeOf(duke, area) + (tile === INN_TILE ? 1 : 0));
  return [
    t.consequences.completes({
      size,
      phase: PHASES[g.phase] ?? '',
      sizePoints: AREA_POINTS[size] ?? 0,
      phasePoints: PHASE_POINTS[g.phase] ?? 0,
    }),
  ];
}

/** MON-08 … 13: which monasteries spare workers in this choice, and how many. */
export function sparing(
  g: G,
  duke: Readonly<Duke>,
  c: BurgundyChoice,
): { readonly monasteries: readonly number[]; readonly saved: number } | null {
  const use = useOf(g, duke, c);
  if (use === null || (c.do !== 'take' && c.do !== 'place')) return null;
  const at = numberOf(c.at);
  const [target, shifting] =
    c.do === 'take' ? [depotOfSlot(at), 12] : [surveyOf(duke).number[at] ?? 0, freeShiftFor(COLOUR_OF[duke.storage[c.store] ?? NONE] ?? 0)];
  const pips = distance(use.face, target);
  const saved = pips - use.pay;
  if (saved <= 0) return null;
  return { saved, monasteries: [shifting, 8].filter(m => has(duke, m) && (m !== 8 || pips - (has(duke, shifting) ? 1 : 0) > use.pay)) };
}

function freeSteps(t: Tongue, g: G, duke: Readonly<Duke>, c: BurgundyChoice): string[] {
  const spared = sparing(g, duke, c);
  return spared === null ? [] : [t.consequences.freeStep(spared)];
}

function placed(t: Tongue, g: G, duke: Readonly<Duke>, c: BurgundyChoice, tile: number): string[] {
  const space = numberOf(c.at);
  const gain = COLOUR_OF[tile] === PASTURE ? t.consequences.herd(herdPoints(duke, tile, space)) : tileGist(t, tile);
  return [gain, ...completing(t, g, duke, tile, space), ...freeSteps(t, g, duke, c)];
}

/** TRD-03 */
function routed(t: Tongue, g: G, seat: Seat, good: number): string[] {
  const bonuses = matchesAhead(g, seat, good, dukeOf(g, seat).goods[good] ?? 0).map(space => bonusGist(t, bonusOn(g, seat, space)));
  return bonuses.length === 0 ? [] : [t.consequences.onRoute(bonuses)];
}

function partParts(t: Tongue, g: G, duke: Readonly<Duke>, { tile, space }: Asking<'order'>, part: Part): string[] {
  const survey = surveyOf(duke);
  if (part === 'size') return [t.consequences.herd(AREA_POINTS[sizeOf(duke, survey.areas[survey.area[space] ?? 0] ?? [])] ?? 0)];
  if (part === 'phase') return [t.consequences.herd(PHASE_POINTS[g.phase] ?? 0)];
  return part === 'effect' ? [COLOUR_OF[tile] === PASTURE ? t.consequences.herd(herdPoints(duke, tile, space)) : tileGist(t, tile)] : [];
}

function parts(t: Tongue, g: G, q: BurgundyQuestion, seat: Seat, c: BurgundyChoice): string[] {
  const duke = dukeOf(g, seat);
  const at = numberOf(c.at);
  switch (c.do) {
    case 'take':
      return [tileGist(t, tileAt(g, c.at)), ...freeSteps(t, g, duke, c)];
    case 'buy':
      return [tileGist(t, tileAt(g, c.at))];
    case 'place':
      return placed(t, g, duke, c, duke.storage[c.store] ?? NONE);
    case 'settle':
      return placed(t, g, duke, c, q.ask === 'settle' ? tileAt(g, q.from) : NONE);
    case 'sell':
      return [t.consequences.sale(proceeds(duke, boardFor(g.seats), duke.goods[at] ?? 0)), ...routed(t, g, seat, at)];
    case 'workers':
      return has(duke, 13) ? [t.consequences.alsoSilver(1)] : [];
    case 'load': {
      const goods = goodsList(t, g.depotGoods.slice((at - 1) * 6, at * 6));
      return [t.consequences.goodsThere(goods, goods.length === 0)];
    }
    case 'hire':
      return [t.consequences.hires(duke.silver - HIRE_SILVER)];
    case 'lift':
      return [tileGist(t, BUILDING_OF.indexOf(at))];
    case 'endTurn': {
      const dice = unusedDice(duke);
      return dice === 0 ? [] : [t.consequences.lost(dice)];
    }
    case 'reward': {
      const lying = settled(g, c.slot);
      return [
        COLOUR_OF[lying] === PASTURE ? t.consequences.herd(herdPoints(duke, lying, at)) : tileGist(t, lying),
        ...completing(t, g, duke, lying, at),
      ];
    }
    case 'first':
      return q.ask === 'order' ? partParts(t, g, duke, q, PARTS[at] ?? 'size') : [];
    case 'buyPoints':
    case 'exchange':
    case 'pay':
    case 'skip':
    case 'discard':
    case 'keep':
    case 'duchy':
    case 'castle':
      return [];
    default:
      return shieldParts(t, g, q, c);
  }
}

export function consequence(t: Tongue, g: G, q: BurgundyQuestion, c: BurgundyChoice): string | null {
  const seat = 'seat' in q ? q.seat : 0;
  const duke = dukeOf(g, seat);
  const pay = 'pay' in c ? (c.pay ?? 0) : 0;
  const price = pay > 0 ? [t.consequences.costs({ workers: pay, left: duke.workers - pay })] : [];
  const said = [...parts(t, g, q, seat, c), ...price].join('; ');
  return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1);
}
