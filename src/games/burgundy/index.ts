/** The box of The Castles of Burgundy. */
import type { Game } from '@/engine/contract';
import type { BurgundyFact } from './facts';
import type { BurgundyChoice, BurgundyQuestion } from './asking';
import type { Burgundy } from './state';
import { tutorials } from './learn';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import { words } from './words';

export const burgundy: Game<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = {
  ...lid,
  ...mechanism,
  lessons,
  tutorials,
  scenes,
  words,
};
