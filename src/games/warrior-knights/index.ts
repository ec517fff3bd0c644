/** The box of Warrior Knights. */
import type { Game } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from './asking';
import type { RealmFact } from './facts';
import type { Realm } from './state';
import { tutorials } from './learn';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import { words } from './words';

export const warriorKnights: Game<Realm, RealmQuestion, RealmChoice, RealmFact> = {
  ...lid,
  ...mechanism,
  lessons,
  tutorials,
  scenes,
  words,
};
