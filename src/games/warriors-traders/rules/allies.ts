/** 20.1: allies who agree once the nations are known. The first in order who lacks one asks, the other says; whoever is left at last belongs together. */
import type { Seat } from '@/engine/contract';
import { rivalChoice } from '../choices';
import { button, numberOf } from '../spots';
import { alliesOf, type Asking, type Deciding, type Happening, type Traders, type TradersTell } from '../state';

type G = Readonly<Traders>;

const isOpen = (g: G, seat: Seat): boolean => alliesOf(g, seat).length < g.seats / g.teams;
const isAlone = (g: G, seat: Seat): boolean => alliesOf(g, seat).length === 1;

/** Whom a seat may still ask. */
const mayBeAsked = (g: G, { seat, refused }: Asking<'ally'>): Seat[] =>
  g.order.filter(other => other !== seat && isAlone(g, other) && !refused.includes(other));

/** The lower seat stands for both. */
function unite(g: Traders, seat: Seat, other: Seat, tell: TradersTell): void {
  const [one, two] = [g.sides?.[seat] ?? seat, g.sides?.[other] ?? other];
  const first = Math.min(one, two);
  g.sides = g.sides?.map(side => (side === one || side === two ? first : side)) ?? [];
  tell({ what: 'allied', seat, other });
}

export const allies: Happening<'allies'> = {
  runs(g, q, tell) {
    const open = g.order.filter(seat => isOpen(g, seat));
    const [seat, ...others] = open;
    if (seat === undefined) return;
    if (open.length === g.seats / g.teams) {
      for (const other of others) unite(g, seat, other, tell);
      return;
    }
    g.questions.push(q, { ask: 'ally', seat, refused: [] });
  },
};

/** When all others have refused, the last one does not refuse as well. */
export const isSettled = (g: G, q: Asking<'ally'>): boolean => mayBeAsked(g, q).length === 1;

export const ally: Deciding<'ally'> = {
  asks: (_, q) => q.seat,
  offers: (g, q) => mayBeAsked(g, q).map(other => rivalChoice('ally', other)),
  happens(g, q, c, tell) {
    const other = numberOf(c.at);
    if (isSettled(g, q)) return unite(g, q.seat, other, tell);
    g.questions.push({ ask: 'alliance', seat: other, from: q.seat, refused: q.refused });
  },
};

export const alliance: Deciding<'alliance'> = {
  asks: (_, q) => q.seat,
  offers: () => [button('agree'), button('refuse')],
  happens(g, { seat, from, refused }, c, tell) {
    if (c.do === 'agree') return unite(g, from, seat, tell);
    tell({ what: 'allyRefused', seat, from });
    g.questions.push({ ask: 'ally', seat: from, refused: [...refused, seat] });
  },
};
