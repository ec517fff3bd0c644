/** OPT-07: a lasting Event is lifted later for its cost and one Faith more, red by whom it struck, blue by anybody. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { RealmTell } from '../ruling';
import { cancelCost, colourOf, eventOf } from '../data/events';
import { numberOf } from '../spots';
import { baronOf, nobleOf, type Realm } from '../state';
import { lose } from './treasury';

export const miracleCost = (card: number): number => cancelCost(card) + 1;

/** Not once the thing has happened: a line that has ended stays ended. */
export function offerMiracles(g: Readonly<Realm>, seat: Seat, offers: RealmChoice[]): void {
  for (const { card, seat: struck, target } of g.lasting) {
    if (colourOf(card) === 'red' && struck !== seat) continue;
    if (['noHeir', 'brokenLine'].includes(eventOf(card)) && nobleOf(g, target).gone) continue;
    if (baronOf(g, seat).faith >= miracleCost(card)) offers.push({ do: 'miracle', at: `event:${card}` });
  }
}

export function workMiracle(g: Realm, seat: Seat, at: string, tell: RealmTell): void {
  const card = numberOf(at);
  const lasting = g.lasting.find(one => one.card === card);
  if (lasting === undefined) return;
  lose(g, seat, 'faith', miracleCost(card), 'miracle', tell);
  g.lasting = g.lasting.filter(one => one !== lasting);
  g.eventDiscards.push(card);
  tell({ what: 'miracle', seat, card });
  const name = eventOf(card);
  if (name === 'heretic') baronOf(g, lasting.seat).heretic = false;
  else if (name === 'stormAtSea') g.storm = false;
  else if (name === 'truceOfGod') g.truce = false;
  else nobleOf(g, lasting.target).heirless = false;
}
