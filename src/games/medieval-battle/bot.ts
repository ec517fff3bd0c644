import type { Bot } from '@/engine/contract';
import type { MedievalBattle, MedievalChoice, MedievalQuestion } from './state';

export const bot: Bot<MedievalBattle, MedievalQuestion, MedievalChoice> = {
  prior(_g, _q, offers, into) {
    for (let i = 0; i < offers.length; i++) into[i] = 1;
  },
  value(_g, into) {
    into[0] = into[1] = 0.5;
  },
};
