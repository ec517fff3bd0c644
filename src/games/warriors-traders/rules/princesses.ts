/** 12: when all battles are over, each princess may take one step. */
import type { Seat } from '@/engine/contract';
import { DOUBLE_STRIKE } from '../data/technology';
import { button, numberOf, provinceSpot } from '../spots';
import { landOf, type Asking, type Deciding, type Traders, type TradersChoice } from '../state';
import { armiesOf, distinct, isFree, isFriendly, moveTo, pieceOf, princessesOf, settle } from './pieces';
import { pushRound, reach } from './movement';
import { military } from './technology';
import { canUnify, unify } from './unification';
import { addPeaceOffers, offerPeace } from './war';

/** 12.1, 12.4 */
function steps(g: Readonly<Traders>, seat: Seat, moved: readonly number[]): TradersChoice[] {
  const found: TradersChoice[] = [];
  for (const princess of distinct(princessesOf(g, seat).filter(({ id }) => !moved.includes(id))))
    for (const p of landOf(g).provinces[princess.at]?.next ?? [])
      if (isFree(g, p) || isFriendly(g, seat, p)) found.push({ do: 'travel', at: provinceSpot(g, p), piece: princess.id });
  return found;
}

/** 17.6: Double Strike reached by a unification opens the second round, unless a princess has moved. */
function mayFightAgain(g: Readonly<Traders>, q: Asking<'princesses'>): boolean {
  return (
    q.round === 1 &&
    q.moved.length === 0 &&
    military(g, q.seat) >= DOUBLE_STRIKE &&
    armiesOf(g, q.seat).some(army => reach(g, army).length > 0)
  );
}

export const princesses: Deciding<'princesses'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers = steps(g, q.seat, q.moved);
    if (canUnify(g, q.seat)) offers.push(button('unify'));
    if (mayFightAgain(g, q)) offers.push(button('again'));
    addPeaceOffers(g, q.seat, offers);
    if (offers.length > 0) offers.push(button('done'));
    return offers;
  },
  happens(g, q, c, tell) {
    switch (c.do) {
      case 'travel': {
        const princess = pieceOf(g, c.piece);
        const from = princess.at;
        g.questions.push({ ...q, moved: [...q.moved, princess.id] });
        moveTo(g, princess, numberOf(c.at));
        tell({ what: 'travelled', seat: q.seat, from: provinceSpot(g, from), at: c.at });
        settle(g, from, tell);
        return settle(g, princess.at, tell);
      }
      case 'unify':
        return unify(g, q, tell);
      case 'again':
        tell({ what: 'secondRound', seat: q.seat });
        return pushRound(g, q.seat, 2);
      case 'offerPeace':
        return offerPeace(g, q, numberOf(c.at), tell);
      default:
        return;
    }
  },
};
