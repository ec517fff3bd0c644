/** Medieval Battle: two armies, no luck, everything open once the armies stand. */
import type { Game } from '@/engine/contract';
import type { MedievalFact } from './facts';
import type { MedievalBattle, MedievalChoice, MedievalQuestion } from './state';
import { tutorials } from './learn';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import { words } from './words';

export const medievalBattle: Game<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact> = {
  ...lid,
  ...mechanism,
  lessons,
  tutorials,
  scenes,
  words,
};
