/** Obeying the laws (BAN-02): whoever must obey one may refuse, and is banned; the banned obey none. */
import type { Seat } from '@/engine/contract';
import type { Duty } from '../asking';
import type { Deciding, RealmTell } from '../ruling';
import { agendaNumber } from '../data/agendas';
import { baronOf, NONE, type Realm } from '../state';
import type { OpenLaw } from '../terms';
import { button } from '../spots';
import { ban } from './honours';
import { lose, payTo } from './treasury';

/** A law of our own cards is in force while it lies open, one of the players' (PMO-06) while it stands in the list. */
export const inForce = (g: Readonly<Realm>, law: Duty['law']): boolean =>
  g.openLaws.some(open => open.law === law) || g.laws.some(card => card === agendaNumber(law as never));

export function oblige(g: Realm, seat: Seat, duty: Duty): void {
  if (!baronOf(g, seat).out && inForce(g, duty.law)) g.questions.push({ ask: 'comply', seat, duty });
}

/** What is not agreed for a passage or an attack already: nobody promises the same crowns twice. */
export const freeCrowns = (g: Readonly<Realm>, seat: Seat): number =>
  g.questions.reduce((left, q) => (q.ask === 'settlePrice' && q.seat === seat ? left - q.crowns : left), baronOf(g, seat).crowns);

/** Asked only of those who lose something by it: the banned owe nothing, and who has nothing left pays nothing (BAN-03, BAN-04). */
export const comply: Deciding<'comply'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, duty }) =>
    baronOf(g, seat).banned || (duty.pay > 0 && freeCrowns(g, seat) === 0)
      ? []
      : [
          { do: 'comply', at: button('comply') },
          { do: 'refuse', at: button('refuse') },
        ],
  happens(g, { seat, duty }, c, tell) {
    if (c.do === 'refuse') return ban(g, seat, duty.law, tell);
    const crowns = Math.min(duty.pay, freeCrowns(g, seat));
    tell({ what: 'complied', seat, law: duty.law, crowns });
    if (duty.pay === 0) callOff(g, duty.law, tell);
    else if (duty.to === NONE) lose(g, seat, 'crowns', crowns, 'law', tell);
    else payTo(g, seat, duty.to, crowns, 'law', tell);
  },
};

/** What a law forbids does not happen: back to the card, or a captured city is kept (Law of Quarter). */
function callOff(g: Realm, law: Duty['law'], tell: RealmTell): void {
  if (law === 'lawOfQuarter') {
    const capture = g.questions.at(-1);
    if (capture?.ask === 'takePlace') g.questions[g.questions.length - 1] = { ...capture, razes: false };
    return;
  }
  backToCard(g, tell);
}

/** The action is not lost: its card asks again. */
export function backToCard(g: Realm, tell: RealmTell): void {
  g.battle = null;
  while (g.questions.length > 0 && !['mobilize', 'versatile'].includes(g.questions.at(-1)?.ask ?? '')) g.questions.pop();
  tell({ what: 'calledOff' });
}

export const isOpenLaw = (g: Readonly<Realm>, law: OpenLaw): boolean => g.openLaws.some(open => open.law === law);
