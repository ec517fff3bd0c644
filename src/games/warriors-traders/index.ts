/** The box of Warriors & Traders. */
import type { Game } from '@/engine/contract';
import type { TradersFact } from './facts';
import type { Traders, TradersChoice, TradersQuestion } from './state';
import { tutorials } from './learn';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import { words } from './words';

export const warriorsTraders: Game<Traders, TradersQuestion, TradersChoice, TradersFact> = {
  ...lid,
  ...mechanism,
  lessons,
  tutorials,
  scenes,
  words,
};
