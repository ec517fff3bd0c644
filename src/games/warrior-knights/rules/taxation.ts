/** Taxation (TAX): incomes of free cities and of concessions, then what the laws take. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { Running } from '../ruling';
import { agendaOf, incomeOf } from '../data/agendas';
import { incomeOfCity } from '../data/land';
import { baronOf, inOrder, NONE, townOf, type Realm } from '../state';
import { isBesieged } from './armies';
import { holdsCharge } from './honours';
import { oblige } from './laws';
import { citiesOf, gain } from './treasury';

/** TAX-01: one more where the walls are fortified (FOR-01), nothing where a siege stands. */
export function incomeOfBaron(g: Readonly<Realm>, seat: Seat): number {
  let income = holdsCharge(g, seat, 'ambassador') ? FIGURES.ambassador.crowns : 0;
  for (const city of citiesOf(g, seat)) if (!isBesieged(g, city)) income += incomeOfCity(city) + (townOf(g, city).fortified ? 1 : 0);
  for (const card of baronOf(g, seat).charges) income += incomeOf(card);
  return income;
}

/** TAX-02: laws in the order in which they passed, from the Chairman. */
export const taxation: Running<'taxation'> = {
  runs(g, _, tell) {
    tell({ what: 'phase', phase: 'taxation', at: 'phase:taxation' });
    const order = inOrder(g);
    for (const seat of order) gain(g, seat, 'crowns', incomeOfBaron(g, seat), 'taxation', tell);
    for (const seat of [...order].reverse())
      for (const law of [...g.laws].reverse()) {
        if (agendaOf(law) === 'crownTithe') oblige(g, seat, { law: 'crownTithe', pay: FIGURES.crownTithe.crowns, to: NONE });
        if (agendaOf(law) === 'petersPence' && g.head !== NONE && g.head !== seat)
          oblige(g, seat, { law: 'petersPence', pay: FIGURES.petersPence.crowns, to: g.head });
      }
  },
};
