/** The box of Pebbles. */
import type { Game } from '@/engine/contract';
import { lessons } from './lessons';
import { lid } from './lid';
import { mechanism } from './mechanism';
import { scenes } from './scenes';
import type { Pebbles, PebblesChoice, PebblesFact, PebblesQuestion } from './state';
import { words } from './words';

export const pebbles: Game<Pebbles, PebblesQuestion, PebblesChoice, PebblesFact> = { ...lid, ...mechanism, lessons, scenes, words };
