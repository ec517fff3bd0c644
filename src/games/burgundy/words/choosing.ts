/** A choice as a button label, and what it costs and brings. */
import { COLOURS, PHASES, type Colour } from '../data/names';
import { AREA_POINTS, HIRE_SILVER, LARGEST_AREA, PHASE_POINTS } from '../data/scoring';
import { DUCHIES } from '../data/duchies';
import { allFilled } from '../rules/areas';
import { distance, freeShiftFor } from '../rules/dice';
import { NUMBER_ON, sizeOf, SURVEY } from '../rules/duchy';
import { tileAt } from '../rules/lying';
import { BUILDING_OF, COLOUR_OF, INN_TILE, PASTURE } from '../rules/tile';
import { herdOf } from '../rules/tiles/livestock';
import { depotOfSlot, INN_SPOT, kindOf, numberOf } from '../spots';
import {
  dukeOf,
  has,
  NONE,
  unusedDice,
  type Burgundy,
  type BurgundyChoice,
  type BurgundyDecision,
  type BurgundyQuestion,
  type Duke,
} from '../state';
import { tileGist } from './cardOf';
import { tileNoun } from './tileNoun';
import type { DieUse, Tongue } from './tongue';

type G = Readonly<Burgundy>;

/** Goods as words, colour by colour: '2 pink goods', '1 red good'. */
export function goodsList(t: Tongue, counts: readonly number[]): string[] {
  return counts.flatMap((count, good) => (count > 0 ? [t.names.goods(good, count)] : []));
}

function useOf(g: G, duke: Readonly<Duke>, c: BurgundyChoice): DieUse | null {
  if (!('pay' in c) || c.pay === undefined) return null;
  if (c.die === undefined) return { face: g.whiteDie, pay: c.pay, twin: 'white' };
  const face = duke.dice[c.die] ?? 0;
  const twins = duke.dice[0] === duke.dice[1] && unusedDice(duke) === 2;
  return { face, pay: c.pay, twin: twins ? (c.die === 0 ? 'first' : 'second') : null };
}

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
      return d.take({ tile: tile(g.depots[at]), depot: depotOfSlot(at), use });
    case 'place': {
      const colour = COLOURS[SURVEY[duke.duchy]?.colour[at] ?? 0] as Colour;
      return d.place({ tile: tile(duke.storage[c.store]), colour, number: NUMBER_ON[at] ?? 0, use });
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
      return d.discard({ tile: tile(duke.storage[at]), incoming: tile(q.ask === 'makeRoom' ? q.tile : NONE) });
    case 'load':
      return d.load({ depot: at, second: q.ask === 'secondDepot' });
    case 'keep':
      return d.keep({ good: at });
    case 'duchy':
      return d.duchy({ id: DUCHIES[at]?.id ?? '' });
    case 'castle':
      return d.castle({ number: NUMBER_ON[at] ?? 0 });
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
  const size = tile === INN_TILE ? Math.min(LARGEST_AREA, area.length + 1) : sizeOf(duke, area);
  return [
    t.consequences.completes({
      size,
      phase: PHASES[g.phase] ?? '',
      sizePoints: AREA_POINTS[size] ?? 0,
      phasePoints: PHASE_POINTS[g.phase] ?? 0,
    }),
  ];
}

/** LIV-01, MON-07, EXT-06, EXT-07 */
function herdPoints(duke: Readonly<Duke>, tile: number, space: number): number {
  const duchy = SURVEY[duke.duchy];
  const pasture = duchy?.areas[duchy.area[space] ?? -1] ?? [];
  const extra = has(duke, 7) ? 1 : 0;
  return herdOf(duke, tile, pasture, space).heads.reduce((sum, heads) => sum + heads + extra, 0);
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
    c.do === 'take' ? [depotOfSlot(at), 12] : [NUMBER_ON[at] ?? 0, freeShiftFor(COLOUR_OF[duke.storage[c.store] ?? NONE] ?? 0)];
  const pips = distance(use.face, target);
  const saved = pips - use.pay;
  if (saved <= 0) return null;
  return { saved, monasteries: [shifting, 8].filter(m => has(duke, m) && (m !== 8 || pips - (has(duke, shifting) ? 1 : 0) > use.pay)) };
}

function freeSteps(t: Tongue, g: G, duke: Readonly<Duke>, c: BurgundyChoice): string[] {
  const spared = sparing(g, duke, c);
  return spared === null ? [] : [t.consequences.freeStep(spared)];
}

function placed(t: Tongue, g: G, duke: Readonly<Duke>, c: BurgundyChoice & { readonly do: 'place' }): string[] {
  const space = numberOf(c.at);
  const tile = duke.storage[c.store] ?? NONE;
  const gain = COLOUR_OF[tile] === PASTURE ? t.consequences.herd(herdPoints(duke, tile, space)) : tileGist(t, tile);
  return [gain, ...completing(t, g, duke, tile, space), ...freeSteps(t, g, duke, c)];
}

function parts(t: Tongue, g: G, duke: Readonly<Duke>, c: BurgundyChoice): string[] {
  const at = numberOf(c.at);
  switch (c.do) {
    case 'take':
      return [tileGist(t, g.depots[at] ?? NONE), ...freeSteps(t, g, duke, c)];
    case 'buy':
      return [tileGist(t, tileAt(g, c.at))];
    case 'place':
      return placed(t, g, duke, c);
    case 'sell':
      return [
        t.consequences.sale({ points: (duke.goods[at] ?? 0) * g.seats, silver: has(duke, 3) ? 2 : 1, workers: has(duke, 4) ? 1 : 0 }),
      ];
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
    case 'skip':
    case 'discard':
    case 'keep':
    case 'duchy':
    case 'castle':
      return [];
  }
}

export function consequence(t: Tongue, g: G, q: BurgundyQuestion, c: BurgundyChoice): string | null {
  const duke = dukeOf(g, 'seat' in q ? q.seat : 0);
  const pay = 'pay' in c ? (c.pay ?? 0) : 0;
  const price = pay > 0 ? [t.consequences.costs({ workers: pay, left: duke.workers - pay })] : [];
  const said = [...parts(t, g, duke, c), ...price].join('; ');
  return said === '' ? null : said.charAt(0).toUpperCase() + said.slice(1);
}
