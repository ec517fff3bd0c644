/** A choice as a button label, and what it costs and brings. */
import { upperFirst } from '@/words/grammar/text';
import type { Seat } from '@/engine/contract';
import { MONASTERIES, MONASTERY_ROWS, monasteryRow, type Monastery } from '../data/monasteries';
import { silverBesides, workersTaken } from '../rules/workers';
import { boardFor } from '../data/board';
import { COLOURS, PARTS, PHASES, type Colour, type Part } from '../data/names';
import { AREA_POINTS, LARGEST_AREA, PHASE_POINTS } from '../data/scoring';
import { DUCHIES } from '../data/duchies';
import { allFilled } from '../rules/areas';
import { distance, freeShiftFor } from '../rules/dice';
import { sizeOf, SURVEY, surveyOf } from '../rules/duchy';
import { tileAt } from '../rules/market';
import { BUILDING_OF, COLOUR_OF, INN_TILE, PASTURE } from '../rules/tile';
import { missing } from '../rules/solo/gain';
import { herdPoints } from '../rules/tiles/livestock';
import { bonusOn, matchesAhead } from '../rules/tradeRoutes';
import { SHIELDS } from '../data/shields';
import { BLACK_SPOTS, depotOfSlot, INN_SPOT, kindOf, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyDecision, BurgundyQuestion } from '../asking';
import type { Asking } from '../ruling';
import { estateOf, has, NONE, unusedDice, dukeOf, type Burgundy, type Estate } from '../state';
import { halfOf, SHARED_STORES } from '../teams';
import { proceeds } from '../rules/sellGoods';
import { bonusGist, tileGist } from './cardOf';
import { shieldLabel, shieldParts } from './shieldChoices';
import { numberOn } from './numberOn';
import { tileNoun } from './tileNoun';
import type { DieUse, LanguageForm } from './languageForm';

type G = Readonly<Burgundy>;

/** Goods as words, colour by colour: '2 pink goods', '1 red good'. */
export function goodsList(t: LanguageForm, counts: readonly number[]): string[] {
  return counts.flatMap((count, good) => (count > 0 ? [t.names.goods(good, count)] : []));
}

function useOf(g: G, seat: Seat, c: BurgundyChoice): DieUse | null {
  if (!('pay' in c) || c.pay === undefined || c.do === 'shield') return null;
  if (c.die === undefined) return { face: g.whiteDie, pay: c.pay, twin: 'white' };
  const duke = dukeOf(g, seat);
  const face = duke.dice[c.die] ?? 0;
  const twins = duke.dice[0] === duke.dice[1] && unusedDice(duke) === 2;
  return { face, pay: c.pay, twin: twins ? (c.die === 0 ? 'first' : 'second') : null };
}

const spaceAt = (t: LanguageForm, g: G, estate: Readonly<Estate>, space: number): { readonly colour: Colour; readonly number: string } => ({
  colour: COLOURS[surveyOf(estate).colour[space] ?? 0] as Colour,
  number: numberOn(t, g, estate, space),
});

/** What lies in a slot of the black depot, or beside it. */
const settled = (g: G, slot: number): number => tileAt(g, BLACK_SPOTS[slot] ?? INN_SPOT);

export function choiceLabel(t: LanguageForm, g: G, q: BurgundyQuestion, c: BurgundyChoice): string {
  const seat = 'seat' in q ? q.seat : 0;
  const estate = estateOf(g, seat);
  const tile = (tile: number | undefined) => tileNoun(t.names, tile ?? NONE);
  const at = numberOf(c.at);
  const use = useOf(g, seat, c);
  const d = t.choices;
  switch (c.do) {
    case 'take':
      return q.ask === 'bounty' && q.shield === SHIELDS.night
        ? d.takeBlack(tile(tileAt(g, c.at)))
        : d.take({ tile: tile(g.depots[at]), depot: depotOfSlot(at), use });
    case 'place': {
      const { colour, number } = spaceAt(t, g, estate, at);
      return d.place({ tile: tile(estate.storage[c.store]), colour, number, half: halfOf(g, at), use });
    }
    case 'sell':
      return d.sell({ good: at, count: estate.goods[at] ?? 0, use });
    case 'workers':
      return d.workers({ workers: workersTaken(estate), use });
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
      return d.discard({ tile: tile(estate.storage[at]), incoming: q.ask === 'makeRoom' ? tile(q.tile) : null });
    case 'stow':
      return d.stow({ tile: tile(q.ask === 'keepAt' ? tileAt(g, q.from) : NONE), shared: SHARED_STORES.includes(at) });
    case 'load':
      return d.load({ depot: at, second: q.ask === 'secondDepot' });
    case 'keep':
      return d.keep({ good: at, everywhere: q.ask === 'cargo' });
    case 'settle': {
      const colour = COLOURS[SURVEY[estate.duchy]?.colour[at] ?? 0] as Colour;
      return d.place({
        tile: tile(q.ask === 'settle' ? tileAt(g, q.from) : NONE),
        colour,
        number: spaceAt(t, g, estate, at).number,
        half: halfOf(g, at),
        use,
      });
    }
    default:
      return shieldLabel(t, g, seat, q, c);
    case 'duchy':
      return d.duchy({ id: DUCHIES[at]?.id ?? '' });
    case 'castle':
      return d.castle({ number: spaceAt(t, g, estate, at).number });
    case 'reward':
      return d.reward({ tile: tile(settled(g, c.slot)), ...spaceAt(t, g, estate, at) });
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
function completing(t: LanguageForm, g: G, estate: Readonly<Estate>, tile: number, space: number): string[] {
  const duchy = SURVEY[estate.duchy];
  const area = duchy?.areas[duchy.area[space] ?? -1];
  if (
    area === undefined ||
    !allFilled(
      estate,
      area.filter(s => s !== space),
    )
  )
    return [];
  const size = Math.min(LARGEST_AREA, sizeOf(estate, area) + (tile === INN_TILE ? 1 : 0));
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
  seat: Seat,
  c: BurgundyChoice,
): { readonly monasteries: readonly Monastery[]; readonly saved: number } | null {
  const use = useOf(g, seat, c);
  if (use === null || (c.do !== 'take' && c.do !== 'place')) return null;
  const estate = estateOf(g, seat);
  const at = numberOf(c.at);
  const [target, shifting] =
    c.do === 'take'
      ? [depotOfSlot(at), MONASTERIES.stepForTaking]
      : [surveyOf(estate).number[at] ?? 0, freeShiftFor(COLOUR_OF[estate.storage[c.store] ?? NONE] ?? 0)];
  const pips = distance(use.face, target);
  const saved = pips - use.pay;
  if (saved <= 0) return null;
  const steps = shifting !== null && has(estate, shifting);
  const strong = has(estate, MONASTERIES.strongWorkers) && pips - (steps ? (monasteryRow(shifting).pips ?? 0) : 0) > use.pay;
  return { saved, monasteries: [...(steps ? [shifting] : []), ...(strong ? [MONASTERIES.strongWorkers] : [])] };
}

function freeSteps(t: LanguageForm, g: G, seat: Seat, c: BurgundyChoice): string[] {
  const spared = sparing(g, seat, c);
  return spared === null ? [] : [t.consequences.freeStep(spared)];
}

function placed(t: LanguageForm, g: G, seat: Seat, c: BurgundyChoice, tile: number): string[] {
  const estate = estateOf(g, seat);
  const space = numberOf(c.at);
  const gain = COLOUR_OF[tile] === PASTURE ? t.consequences.herd(herdPoints(estate, tile, space)) : tileGist(t, tile, g.solo !== null);
  return [gain, ...completing(t, g, estate, tile, space), ...freeSteps(t, g, seat, c)];
}

/** TRD-03 */
function routed(t: LanguageForm, g: G, seat: Seat, good: number): string[] {
  const bonuses = matchesAhead(g, seat, good, estateOf(g, seat).goods[good] ?? 0).map(space => bonusGist(t, bonusOn(g, seat, space)));
  return bonuses.length === 0 ? [] : [t.consequences.onRoute(bonuses)];
}

function partParts(t: LanguageForm, g: G, estate: Readonly<Estate>, { tile, space }: Asking<'order'>, part: Part): string[] {
  const survey = surveyOf(estate);
  if (part === 'size') return [t.consequences.herd(AREA_POINTS[sizeOf(estate, survey.areas[survey.area[space] ?? 0] ?? [])] ?? 0)];
  if (part === 'phase') return [t.consequences.herd(PHASE_POINTS[g.phase] ?? 0)];
  return part === 'effect'
    ? [COLOUR_OF[tile] === PASTURE ? t.consequences.herd(herdPoints(estate, tile, space)) : tileGist(t, tile, g.solo !== null)]
    : [];
}

function parts(t: LanguageForm, g: G, q: BurgundyQuestion, seat: Seat, c: BurgundyChoice): string[] {
  const estate = estateOf(g, seat);
  const at = numberOf(c.at);
  switch (c.do) {
    case 'take':
      return [tileGist(t, tileAt(g, c.at), g.solo !== null), ...freeSteps(t, g, seat, c)];
    case 'buy':
      return [tileGist(t, tileAt(g, c.at), g.solo !== null)];
    case 'place':
      return placed(t, g, seat, c, estate.storage[c.store] ?? NONE);
    case 'settle':
      return placed(t, g, seat, c, q.ask === 'settle' ? tileAt(g, q.from) : NONE);
    case 'sell':
      return [t.consequences.sale(proceeds(estate, boardFor(g.seats), estate.goods[at] ?? 0)), ...routed(t, g, seat, at)];
    case 'workers':
      return silverBesides(estate) > 0 ? [t.consequences.alsoSilver(silverBesides(estate))] : [];
    case 'load': {
      const goods = goodsList(t, g.depotGoods.slice((at - 1) * 6, at * 6));
      return [t.consequences.goodsThere(goods, goods.length === 0)];
    }
    case 'hire':
      return [t.consequences.hires(estate.silver - MONASTERY_ROWS.hiring.silver)];
    case 'lift':
      return [tileGist(t, BUILDING_OF.indexOf(at))];
    case 'endTurn': {
      const dice = unusedDice(dukeOf(g, seat));
      return dice === 0 ? [] : [t.consequences.lost(dice)];
    }
    case 'reward': {
      const lying = settled(g, c.slot);
      return [
        COLOUR_OF[lying] === PASTURE ? t.consequences.herd(herdPoints(estate, lying, at)) : tileGist(t, lying, true),
        ...completing(t, g, estate, lying, at),
      ];
    }
    case 'first':
      return q.ask === 'order' ? partParts(t, g, estate, q, PARTS[at] ?? 'size') : [];
    case 'buyPoints':
    case 'exchange':
    case 'pay':
    case 'skip':
    case 'discard':
    case 'stow':
    case 'keep':
    case 'duchy':
    case 'castle':
      return [];
    default:
      return shieldParts(t, g, q, c);
  }
}

export function consequence(t: LanguageForm, g: G, q: BurgundyQuestion, c: BurgundyChoice): string | null {
  const seat = 'seat' in q ? q.seat : 0;
  const estate = estateOf(g, seat);
  const pay = 'pay' in c ? (c.pay ?? 0) : 0;
  const price = pay > 0 ? [t.consequences.costs({ workers: pay, left: estate.workers - pay })] : [];
  const said = [...parts(t, g, q, seat, c), ...price].join('; ');
  return said === '' ? null : upperFirst(said);
}
