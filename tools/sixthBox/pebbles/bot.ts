/** What tempts: many pebbles, and now and then the die. */
import type { Bot } from '@/engine/contract';
import type { Pebbles, PebblesChoice, PebblesQuestion } from './state';

const THROW = 2.5;

const tempts = ({ do: how, count = 0 }: PebblesChoice): number => (how === 'throw' ? THROW : 1 + count);

export const bot: Bot<Pebbles, PebblesQuestion, PebblesChoice> = {
  prior(_g, _q, offers, into) {
    offers.forEach((c, i) => {
      into[i] = tempts(c);
    });
  },
  value(g, into) {
    const all = g.players.reduce((sum, p) => sum + p.taken + p.bonus, 1);
    g.players.forEach((p, seat) => {
      into[seat] = (p.taken + p.bonus) / all;
    });
  },
  reasons: (_g, _q, c) => [{ why: c.do === 'hide' ? 'fist' : 'pebbles', worth: tempts(c) }],
};
