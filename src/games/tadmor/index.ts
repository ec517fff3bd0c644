/** The box of Tadmor. */
import type { Game } from '@/engine/contract';
import type { TadmorFact } from './facts';
import type { Tadmor, TadmorChoice, TadmorQuestion } from './state';
import { tutorials } from './learn';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import { words } from './words';

export const tadmor: Game<Tadmor, TadmorQuestion, TadmorChoice, TadmorFact> = { ...lid, ...mechanism, lessons, tutorials, scenes, words };
