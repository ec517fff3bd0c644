/** 11: who must leave a battle goes together, to one province next to it. */
import type { Seat } from '@/engine/contract';
import { numberOf, provinceSpot } from '../spots';
import { BARBARIANS, landOf, type Asking, type Battle, type Deciding, type Happening, type Traders, type TradersTell } from '../state';
import { refuges } from './barbarians';
import { isFree, isFriendly, moveTo, pieceOf, remove, settle } from './pieces';

type Leavers = Pick<Asking<'leaving'>, 'owner' | 'how' | 'pieces'>;

/** 11.1: own, allied or free. One’s own province counts even while its battle is to come (11.8); the attacker’s are not his yet (1.11). */
function havens(g: Readonly<Traders>, seat: Seat, at: number): number[] {
  return (landOf(g).provinces[at]?.next ?? []).filter(p => isFree(g, p) || isFriendly(g, seat, p));
}

/** 11.6, 14.7: without a place to go they are lost, and nobody scores. */
export const leaving: Happening<'leaving'> = {
  runs(g, { owner, how, pieces }, tell) {
    const { at, attacker } = g.battle as Battle;
    const to = owner === BARBARIANS ? refuges(g, attacker, at) : havens(g, owner, at);
    const [only, ...more] = to;
    if (only === undefined) {
      for (const id of pieces) remove(g, pieceOf(g, id));
      tell({ what: 'lost', owner, how, count: pieces.length, at: provinceSpot(g, at) });
    } else if (more.length === 0) go(g, { owner, how, pieces }, only, tell);
    else g.questions.push({ ask: 'leave', seat: owner === BARBARIANS ? attacker : owner, owner, how, pieces, to });
  },
};

export const leave: Deciding<'leave'> = {
  asks: (_, q) => q.seat,
  offers: (g, q) => q.to.map(p => ({ do: 'leave', at: provinceSpot(g, p) })),
  happens: (g, q, c, tell) => go(g, q, numberOf(c.at), tell),
};

/** 9.9, 11.3: no more action points this turn; who retreated lies already. */
function go(g: Traders, { owner, how, pieces }: Leavers, to: number, tell: TradersTell): void {
  const { at } = g.battle as Battle;
  for (const id of pieces) {
    const piece = pieceOf(g, id);
    piece.tired = true;
    moveTo(g, piece, to);
  }
  tell({ what: 'left', owner, how, count: pieces.length, from: provinceSpot(g, at), at: provinceSpot(g, to) });
  settle(g, to, tell);
}
