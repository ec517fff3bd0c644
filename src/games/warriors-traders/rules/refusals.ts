/** Why a spot is quiet: the same questions as in the offers, asked of one spot. */
import type { Seat, Spot } from '@/engine/contract';
import { CAVALRY, FORT, GOODS, INFANTRY, KINDS, PRINCESS, RESOURCES } from '../data/names';
import { ARMY_COST, FORT_COST, FORTS_IN_PROVINCE, PROPOSALS, UPGRADE_STEP } from '../data/numbers';
import { MASONRY, REINFORCE } from '../data/technology';
import { kindOf, numberOf } from '../spots';
import { areAllied, BARBARIANS, landOf, realmOf, type Asking, type Piece, type Traders, type TradersRefusal } from '../state';
import { targetsOf } from './damage';
import { hasUniversity } from './development';
import { isEngaged, isHostile, pointsLeft, reach } from './movement';
import { fortsAt, holdsTradeCentre, isArmy, isFriendly } from './pieces';
import { areLinked } from './routes';
import { canPay } from './stock';
import { hasMonopoly, openTracks, production } from './technology';
import { bankRate, mayBank } from './trade';

type G = Readonly<Traders>;

const pieceAt = (g: G, at: Spot | undefined): Piece | undefined =>
  at !== undefined && kindOf(at) === 'piece' ? g.pieces.find(piece => piece.id === numberOf(at)) : undefined;

/** 9 */
export function whyNotMarch(g: G, q: Asking<'march'>, at: Spot, held: readonly Spot[] = []): TradersRefusal | null {
  const tapped = pieceAt(g, at);
  if (tapped !== undefined) return quietArmy(g, q.seat, tapped);
  const army = pieceAt(g, held[0]);
  if (army === undefined || kindOf(at) !== 'province' || numberOf(at) === army.at) return null;
  const to = numberOf(at);
  if (!isHostile(g, q.seat, to))
    return (g.holder[to] as number) >= 0 && !isFriendly(g, q.seat, to) ? { why: 'atPeace' } : { why: 'tooFar' };
  const near = landOf(g).provinces[to]?.next ?? [];
  const arrives =
    near.includes(army.at) ||
    reach(g, army).some(step => near.includes(step.to) && step.cost < pointsLeft(g, army) && !isHostile(g, q.seat, step.to));
  return arrives ? { why: 'noPointsToFight' } : { why: 'tooFar' };
}

function quietArmy(g: G, seat: Seat, army: Piece): TradersRefusal | null {
  if (army.owner !== seat) return { why: 'notYours' };
  if (!isArmy(army)) return null;
  if (army.lying) return { why: 'hasRetreated' };
  if (army.tired) return { why: 'isTired' };
  if (isEngaged(g, army)) return { why: 'mustFight' };
  return pointsLeft(g, army) <= 0 ? { why: 'spent' } : null;
}

function cannotPay(g: G, seat: Seat, cost: readonly number[]): TradersRefusal | null {
  const { stock } = realmOf(g, seat);
  const short = cost.findIndex((count, good) => (stock[good] as number) < count);
  const good = RESOURCES[short];
  return good === undefined ? null : { why: 'cannotPay', good, needed: cost[short] as number, have: stock[short] as number };
}

/** 7.9–7.16 */
export function whyNotAct(g: G, q: Asking<'act' | 'extra' | 'secondArmy'>, at: Spot): TradersRefusal | null {
  const { seat } = q;
  const number = numberOf(at);
  if (q.ask === 'extra' && !hasUniversity(g, q)) return ['track', 'province', 'piece'].includes(kindOf(at)) ? { why: 'noAction' } : null;
  if (kindOf(at) === 'track') return openTracks(g, seat).includes(number) ? null : { why: 'fullTrack' };
  if (kindOf(at) === 'province') return number < 0 ? null : quietProvince(g, seat, number);
  const army = pieceAt(g, at);
  if (army === undefined || !isArmy(army)) return null;
  if (army.owner < 0 || !areAllied(g, army.owner, seat)) return { why: 'notYours' };
  if (army.kind === CAVALRY) return { why: 'largest' };
  if (production(g, seat) < REINFORCE) return { why: 'needsLevel', track: 'production', level: REINFORCE };
  const price = RESOURCES.map((_, good) => (good === GOODS ? UPGRADE_STEP : 0));
  return cannotPay(g, seat, price) ?? { why: 'noneLeft', kind: KINDS[army.kind + 1] ?? 'cavalry' };
}

function quietProvince(g: G, seat: Seat, at: number): TradersRefusal | null {
  if (!isFriendly(g, seat, at)) return { why: 'notYours' };
  const builds = production(g, seat) >= MASONRY && canPay(realmOf(g, seat), FORT_COST);
  if (builds && g.holder[at] === seat && fortsAt(g, at) >= FORTS_IN_PROVINCE) return { why: 'twoForts' };
  return cannotPay(g, seat, ARMY_COST[INFANTRY]) ?? { why: 'noneLeft', kind: 'infantry' };
}

/** 6 */
export function whyNotTrade(g: G, q: Asking<'trade'>, at: Spot, held: readonly Spot[] = []): TradersRefusal | null {
  const { seat } = q;
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'rival': {
      if (number === seat || number >= g.seats) return null;
      if (!holdsTradeCentre(g, number)) return { why: 'noTradeCentre' };
      if (!areLinked(g, seat, number)) return { why: 'noRoute' };
      if (!mayBank(g, seat) && !hasMonopoly(g, number)) return { why: 'monopoly' };
      return q.proposals >= PROPOSALS ? { why: 'noProposals' } : null;
    }
    case 'bank':
    case 'stock': {
      if (!mayBank(g, seat)) return { why: 'monopoly' };
      const give = kindOf(at) === 'stock' ? number : numberOf(held[0] ?? '');
      return give < 0
        ? null
        : cannotPay(
            g,
            seat,
            RESOURCES.map((_, good) => (good === give ? bankRate(g, seat) : 0)),
          );
    }
    default:
      return null;
  }
}

/** 12 */
export function whyNotTravel(g: G, q: Asking<'princesses'>, at: Spot, held: readonly Spot[] = []): TradersRefusal | null {
  const tapped = pieceAt(g, at);
  if (tapped !== undefined) {
    if (tapped.owner !== q.seat) return { why: 'notYours' };
    if (isArmy(tapped)) return { why: 'armiesHaveMarched' };
    return q.moved.includes(tapped.id) ? { why: 'hasStepped' } : null;
  }
  const princess = pieceAt(g, held[0]);
  if (princess === undefined || kindOf(at) !== 'province' || numberOf(at) === princess.at) return null;
  const isNear = landOf(g).provinces[princess.at]?.next.includes(numberOf(at)) === true;
  return { why: isNear ? 'notForPrincesses' : 'oneStep' };
}

/** 11.1, 14.3 */
export function whyNotLeave(_: G, q: Asking<'leave'>, at: Spot): TradersRefusal | null {
  if (kindOf(at) !== 'province') return null;
  return { why: q.owner === BARBARIANS ? 'noRefuge' : 'noHaven' };
}

/** 7.5 */
export function whyNotShift(g: G, q: Asking<'shift'>, at: Spot): TradersRefusal | null {
  if (kindOf(at) !== 'track') return null;
  return openTracks(g, q.seat).includes(numberOf(at)) ? { why: 'noToken' } : { why: 'fullTrack' };
}

/** 10.4 */
export function whyNotHit(g: G, q: Asking<'strike'>, at: Spot): TradersRefusal | null {
  const piece = pieceAt(g, at);
  if (piece === undefined || g.battle === null || piece.at !== g.battle.at) return null;
  if (targetsOf(g, g.battle, q.side).some(target => target.id === piece.id)) return null;
  return piece.kind === PRINCESS && piece.owner !== q.seat && g.pieces.some(p => p.at === piece.at && p.kind === FORT)
    ? { why: 'behindForts' }
    : null;
}
