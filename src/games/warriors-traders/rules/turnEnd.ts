/** 18: gold doubles, stores overflow, wounds heal, wars and the match may end. */
import type { Seat } from '@/engine/contract';
import { GOLD, RESOURCES } from '../data/names';
import { MOST_STOCK } from '../data/numbers';
import { MERCHANT } from '../data/technology';
import { realmOf, type Happening, type Traders, type TradersTell } from '../state';
import { gain, goldOf } from './stock';
import { trade } from './technology';
import { isWon, tellTheEnd } from './victory';
import { endWars } from './war';

export const turnEnd: Happening<'turnEnd'> = {
  runs(g, _, tell) {
    for (const seat of g.order) keep(g, seat, tell);
    rest(g);
    endWars(g, tell);
    if (isWon(g) || g.turn >= g.lastTurn) return tellTheEnd(g, tell);
    g.turn++;
    g.questions.push({ ask: 'turn' });
  },
};

/** 18.1, 18.2: the Merchant doubles first, then no more than 20 of each are kept. */
function keep(g: Traders, seat: Seat, tell: TradersTell): void {
  const realm = realmOf(g, seat);
  const gold = goldOf(realm);
  if (trade(g, seat) >= MERCHANT && gold > 0) {
    gain(realm, GOLD, gold);
    tell({ what: 'doubled', seat, gold: 2 * gold });
  }
  RESOURCES.forEach((_, good) => {
    const over = (realm.stock[good] as number) - MOST_STOCK;
    if (over <= 0) return;
    gain(realm, good, -over);
    tell({ what: 'overflow', seat, good, count: over });
  });
}

/** 18.3 */
function rest(g: Traders): void {
  for (const piece of g.pieces) {
    piece.damage = 0;
    piece.spent = 0;
    piece.fights = 0;
    piece.lying = false;
    piece.tired = false;
  }
}
