/** What single things are worth to a seat, in points at the end. */
import type { Seat } from '@/engine/contract';
import type { Province } from '../data/atlas';
import { FOOD, GOLD, GOODS, MILITARY, PRODUCTION, TRADE, WEAPONS, type Resource } from '../data/names';
import { FORT_COST, MOST_STOCK, PROVINCE_POINTS } from '../data/numbers';
import {
  ACTION_POINTS,
  BANK_RATE,
  BUILDS_FROM,
  COMMANDER,
  FOOD_TIMES,
  GOODS_TIMES,
  LEVELS,
  MASONRY,
  MASTER_TRADER,
  MERCHANT,
  PILLAGING,
  REINFORCE,
  TOKENS_FOR,
  UNIVERSITY,
  WARLORD,
  WEAPONS_TIMES,
} from '../data/technology';
import { foodNeeded } from '../rules/feeding';
import { armiesOf, holdsTradeCentre, isArmy } from '../rules/pieces';
import { atLevel, levelFor, levelOf, military, production } from '../rules/technology';
import { hasAward } from '../rules/victory';
import { landOf, realmOf, type Traders } from '../state';
import { weights } from './weights';

type G = Readonly<Traders>;

/** Turns after this one. */
export const turnsLeft = (g: G): number => g.lastTurn - g.turn;
/** 1 at the start, 0 in the last turn. */
const outlook = (g: G): number => turnsLeft(g) / g.lastTurn;

const PRICE: readonly Resource[] = ['food', 'goods', 'weapons', 'gold'];

/** How many of a resource a seat can make use of soon. */
function wanted(g: G, seat: Seat, good: number): number {
  const builds = production(g, seat) >= MASONRY;
  switch (good) {
    case FOOD:
      return (military(g, seat) >= PILLAGING ? 0 : foodNeeded(g, seat) + 2) + (builds ? FORT_COST[FOOD] : 0);
    case GOODS:
      return builds ? FORT_COST[GOODS] + 4 : 10;
    case WEAPONS:
      return armiesOf(g, seat).length < 6 ? 3 : 1;
    default:
      return 10;
  }
}

/** One more of a resource: less where there is plenty, nothing beyond what is kept, and in the end only gold buys points. */
export function price(g: G, seat: Seat, good: number): number {
  const have = realmOf(g, seat).stock[good] as number;
  if (have >= MOST_STOCK) return 0;
  if (turnsLeft(g) === 0) return g.phase === 'trade' && good === GOLD ? 0.1 : lastTurnPrice(g, seat, good);
  const full = weights[PRICE[good] ?? 'food'] * (have < wanted(g, seat, good) ? 1 : weights.plenty) * Math.min(1, 0.4 + outlook(g));
  return full + (isMissing(g, seat, good) ? weights.missing : 0);
}

/** What alone keeps the next fort from being built. */
function isMissing(g: G, seat: Seat, good: number): boolean {
  const { stock } = realmOf(g, seat);
  if (production(g, seat) < MASONRY || (stock[GOODS] as number) < FORT_COST[GOODS]) return false;
  return good !== GOODS && (stock[good] as number) < (FORT_COST[good] ?? 0);
}

/** In the last development only a fort or an army is still to be paid. */
function lastTurnPrice(g: G, seat: Seat, good: number): number {
  if (g.phase === 'manoeuvre') return 0;
  const have = realmOf(g, seat).stock[good] as number;
  const builds = production(g, seat) >= MASONRY && (realmOf(g, seat).stock[GOODS] as number) >= FORT_COST[GOODS];
  const needed = good === WEAPONS ? 2 : builds ? (FORT_COST[good] ?? 0) : 0;
  return have < needed ? (isMissing(g, seat, good) ? weights.missing : 0.25) : 0.01;
}

export function costOf(g: G, seat: Seat, cost: readonly number[]): number {
  return cost.reduce((sum, count, good) => sum + count * price(g, seat, good), 0);
}

/** A province for the rest of the match: its points now, its symbols later, something for one’s own nation. */
export function provinceWorth(g: G, seat: Seat, at: number): number {
  const province = landOf(g).provinces[at];
  if (province === undefined) return 0;
  const symbols = province.yields.reduce((a, b) => a + b, 0);
  const isOwn = province.of.includes(realmOf(g, seat).nation) && !realmOf(g, seat).hasUnified;
  const opensTrade = province.kind === 'tradeCentre' && !holdsTradeCentre(g, seat) ? 1.5 * outlook(g) : 0;
  return (
    weights.province * PROVINCE_POINTS[province.kind] +
    (isOwn ? weights.own * outlook(g) : 0) +
    weights.symbol * symbols * turnsLeft(g) +
    opensTrade
  );
}

/** An army for as long as it can still win something. */
export const armyWorth = (g: G, kind: number): number => weights.army * (1 + 0.6 * kind) * (0.25 + outlook(g));

/** What levels make use of, counted once for all of them. */
interface Means {
  /** Symbols of all provinces of a seat: food, goods, weapons. */
  readonly symbols: readonly number[];
  readonly armies: number;
  readonly hasCentre: boolean;
}

function meansOf(g: G, seat: Seat): Means {
  const symbols = [0, 0, 0];
  for (const p of landOf(g).open) {
    if (g.holder[p] !== seat) continue;
    const { yields } = landOf(g).provinces[p] as Province;
    for (let good = 0; good < yields.length; good++) symbols[good] = (symbols[good] as number) + (yields[good] as number);
  }
  let armies = 0;
  for (const piece of g.pieces) if (piece.owner === seat && isArmy(piece)) armies++;
  return { symbols, armies, hasCentre: holdsTradeCentre(g, seat) };
}

const more = (table: readonly number[], level: number): number => atLevel(table, level) - atLevel(table, level - 1);

/** What a level of a track adds to the one before it. */
function levelWorth(g: G, means: Means, track: number, level: number): number {
  if (track === PRODUCTION) return productionWorth(g, means, level);
  return track === TRADE ? tradeWorth(g, means, level) : militaryWorth(g, means, level);
}

function productionWorth(g: G, { symbols }: Means, level: number): number {
  const [food = 0, goods = 0] = symbols;
  const yields = weights.levelFood * food * more(FOOD_TIMES, level) + weights.levelGoods * goods * more(GOODS_TIMES, level);
  return turnsLeft(g) * yields + buildingWorth(g, level) * Math.min(1, 0.5 + outlook(g));
}

function buildingWorth(g: G, level: number): number {
  if (level === MASONRY) return weights.masonry;
  if (level === REINFORCE) return weights.reinforce;
  return level === UNIVERSITY ? weights.university * outlook(g) : 0;
}

function tradeWorth(g: G, { hasCentre }: Means, level: number): number {
  if (!hasCentre && level < MERCHANT) return 0.1 * turnsLeft(g);
  const rate = -weights.bank * more(BANK_RATE, level) * Math.min(3, turnsLeft(g)) * (hasCentre ? 1 : 0.3);
  const ability = level === MERCHANT ? weights.merchant : level === MASTER_TRADER ? weights.masterTrader : 0;
  return rate + ability * outlook(g);
}

function militaryWorth(g: G, { symbols, armies }: Means, level: number): number {
  const yields = weights.levelWeapons * turnsLeft(g) * (symbols[WEAPONS] ?? 0) * more(WEAPONS_TIMES, level);
  const moves = weights.points * Math.max(1, armies) * more(ACTION_POINTS, level) * outlook(g);
  return yields + moves + commandWorth(level) * (0.2 + outlook(g));
}

function commandWorth(level: number): number {
  if (level === COMMANDER) return weights.commander;
  if (level === WARLORD) return weights.warlord;
  return BUILDS_FROM.some(from => from === level) ? 0.6 : 0;
}

/** One token on a track: its share of the next level, the dearer the nearer, and the award it wins or breaks. */
export function tokenWorth(g: G, seat: Seat, track: number): number {
  const level = levelOf(g, seat, track);
  const award = awardWorth(g, seat, track, 1);
  if (level >= LEVELS) return award;
  const tokens = realmOf(g, seat).tokens[track] as number;
  const missing = (TOKENS_FOR[level] as number) - tokens;
  return levelWorth(g, meansOf(g, seat), track, level + 1) / (missing + 0.25 * (missing - 1)) + award;
}

/** 19.7: three points won by a token more, or lost by one less; taken from somebody, they count again. */
export function awardWorth(g: G, seat: Seat, track: number, change: 1 | -1): number {
  const own = (realmOf(g, seat).tokens[track] as number) + change;
  let most = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) most = Math.max(most, realmOf(g, other).tokens[track] as number);
  const had = hasAward(g, seat, track);
  const has = own > most;
  const weight = 3 * (weights.award + (1 - weights.award) * (1 - outlook(g)));
  const breaks = change > 0 && !had && own === most && g.realms.some((_, other) => hasAward(g, other, track)) ? 0.3 : 0;
  return weight * (Number(has) - Number(had) + breaks);
}

/** What so many tokens on a track promise from now on: the levels reached, and a share of the next. */
export function trackWorth(g: G, seat: Seat, track: number, tokens: number, means = meansOf(g, seat)): number {
  const level = levelFor(tokens);
  let worth = 0;
  for (let reached = 2; reached <= level; reached++) worth += levelWorth(g, means, track, reached);
  if (level >= LEVELS) return worth;
  const from = TOKENS_FOR[level - 1] as number;
  return worth + (weights.partial * levelWorth(g, means, track, level + 1) * (tokens - from)) / ((TOKENS_FOR[level] as number) - from);
}

/** Of each track. */
export function levelsWorth(g: G, seat: Seat): number[] {
  const means = meansOf(g, seat);
  return [PRODUCTION, TRADE, MILITARY].map(track => trackWorth(g, seat, track, realmOf(g, seat).tokens[track] as number, means));
}

/** What lies in store. */
export function stockWorth(g: G, seat: Seat): number {
  return PRICE.reduce((sum, _, good) => {
    const have = realmOf(g, seat).stock[good] as number;
    const useful = Math.min(have, wanted(g, seat, good));
    const full = weights[PRICE[good] ?? 'food'] * Math.min(1, 0.4 + outlook(g));
    return (
      sum +
      (turnsLeft(g) === 0
        ? good === GOLD && g.phase !== 'manoeuvre'
          ? 0.05 * have
          : 0
        : full * (useful + weights.plenty * (Math.min(have, MOST_STOCK) - useful)))
    );
  }, 0);
}
