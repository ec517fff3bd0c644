import type { Bot } from '@/engine/contract';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from './state';

export const bot: Bot<Burgundy, BurgundyQuestion, BurgundyChoice> = {
  prior(_g, _q, offers, into) {
    for (let i = 0; i < offers.length; i++) into[i] = 1;
  },
  value(g, into) {
    for (let seat = 0; seat < g.seats; seat++) into[seat] = 1 / g.seats;
  },
};
