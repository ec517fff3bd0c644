/** 9: all movement of a round comes before its first battle. */
import type { Seat } from '@/engine/contract';
import { ACTION_POINTS, DOUBLE_STRIKE } from '../data/technology';
import { button, numberOf, provinceSpot } from '../spots';
import { landOf, type Deciding, type Happening, type Piece, type Traders, type TradersChoice } from '../state';
import { armiesOf, distinct, isBarbarian, isFree, isFriendly, moveTo, pieceOf, settle } from './pieces';
import { atLevel, military } from './technology';
import { enter } from './turn';
import { canUnify, unify } from './unification';
import { addPeaceOffers, areAtWar, offerPeace } from './war';

type G = Readonly<Traders>;

/** 9.1: each player the whole manoeuvre, in order of play. */
export const manoeuvres: Happening<'manoeuvres'> = {
  runs(g) {
    enter(g, 'manoeuvre');
    for (const seat of g.order.slice().reverse()) pushRound(g, seat, 1);
  },
};

export function pushRound(g: Traders, seat: Seat, round: number): void {
  g.questions.push({ ask: 'battles', seat, round, fought: false }, { ask: 'march', seat, round });
}

/** 9.2, 9.8: those of the owner’s level now, less those spent; none for whoever has retreated, withdrawn or just been built (9.9). */
export function pointsLeft(g: G, army: Readonly<Piece>): number {
  return army.lying || army.tired ? 0 : atLevel(ACTION_POINTS, military(g, army.owner)) - army.spent;
}

/** 9.2, 15.2: combats a turn. */
const fightsAllowed = (g: G, seat: Seat): number => (military(g, seat) >= DOUBLE_STRIKE ? 2 : 1);

/** 9.4, 9.6: barbarians, and whoever is an enemy. */
export function isHostile(g: G, seat: Seat, at: number): boolean {
  return isBarbarian(g, at) || ((g.holder[at] as number) >= 0 && areAtWar(g, seat, g.holder[at] as Seat));
}

/** Has entered a province whose battle is still to come (1.11). */
export const isEngaged = (g: G, army: Readonly<Piece>): boolean => isHostile(g, army.owner, army.at);

export interface Step {
  readonly to: number;
  readonly cost: number;
}

/** 9.3–9.6: through own, allied and free provinces; into a hostile one with a point and a combat left, and no further. */
export function reach(g: G, army: Readonly<Piece>): Step[] {
  const points = pointsLeft(g, army);
  const found: Step[] = [];
  if (points <= 0 || isEngaged(g, army)) return found;
  const fights = army.fights < fightsAllowed(g, army.owner);
  const seen = new Set([army.at]);
  let edge = [army.at];
  for (let cost = 1; cost <= points && edge.length > 0; cost++) {
    const beyond: number[] = [];
    for (const from of edge) {
      for (const to of landOf(g).provinces[from]?.next ?? []) {
        if (seen.has(to)) continue;
        const isOpen = isFree(g, to) || isFriendly(g, army.owner, to);
        if (!isOpen && !(fights && cost < points && isHostile(g, army.owner, to))) continue;
        seen.add(to);
        found.push({ to, cost });
        if (isOpen) beyond.push(to);
      }
    }
    edge = beyond;
  }
  return found;
}

export const march: Deciding<'march'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const armies = armiesOf(g, seat);
    const offers: TradersChoice[] = [];
    for (const army of distinct(armies))
      for (const { to } of reach(g, army)) offers.push({ do: 'march', at: provinceSpot(g, to), piece: army.id });
    if (armies.some(army => isEngaged(g, army))) {
      offers.push(button('toBattle'));
      return offers;
    }
    if (canUnify(g, seat)) offers.push(button('unify'));
    addPeaceOffers(g, seat, offers);
    if (offers.length > 0) offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    switch (c.do) {
      case 'march': {
        const army = pieceOf(g, c.piece);
        const [from, to] = [army.at, numberOf(c.at)];
        const steps = reach(g, army).find(step => step.to === to)?.cost ?? 0;
        g.questions.push(q);
        army.spent += steps;
        moveTo(g, army, to);
        tell({ what: 'marched', seat: q.seat, kind: army.kind, from: provinceSpot(g, from), steps, at: c.at });
        settle(g, from, tell);
        return settle(g, to, tell);
      }
      case 'unify':
        return unify(g, q, tell);
      case 'offerPeace':
        return offerPeace(g, q, numberOf(c.at), tell);
      default:
        return;
    }
  },
};
