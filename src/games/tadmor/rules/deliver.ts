/** What a paid price brings: the piece goes home, the thing is there. */
import type { Seat } from '@/engine/contract';
import { SHRINE_POINTS } from '../data/numbers';
import { PRIVATE_SHRINE } from '../data/tiles';
import { kindOf, numberOf, tileSpot } from '../spots';
import { book, merchantOf, type Bill, type Happening, type Tadmor, type TadmorTell } from '../state';
import { takeFromDisplay } from './improvements';
import { drawMissions, rewardFulfilment } from './missions';
import { sendHome, spaceAt } from './pieces';
import { buyRare } from './rareGoods';
import { gainPart } from './temple';

export const deliver: Happening<'deliver'> = {
  runs: (g, q, tell) => hand(g, q.seat, q.bill, tell),
};

function hand(g: Tadmor, seat: Seat, bill: Bill, tell: TadmorTell): void {
  if (bill.for === 'tile') return takeFromDisplay(g, seat, bill.tile, bill.from, tell);
  sendHome(g, seat, bill.from);
  if (bill.for === 'fulfil') return rewardFulfilment(g, seat, bill.mission, tell);
  if (bill.for === 'rare') return buyRare(g, seat, bill.colour, kindOf(bill.from) === 'tile' ? 'private' : 'bought', tell);
  gainPart(g, seat, bill.which, tell);
  /** 9.14, 9.17 */
  if (kindOf(bill.from) === 'space' && spaceAt(numberOf(bill.from)).draws === true) drawMissions(g, seat, 1, tell);
  if (bill.from === tileSpot(PRIVATE_SHRINE)) {
    book(merchantOf(g, seat), 'tiles', SHRINE_POINTS);
    tell({ what: 'shrine', seat, points: SHRINE_POINTS });
  }
}
