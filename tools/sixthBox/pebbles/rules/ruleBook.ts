/** The contents page of the rules. */
import type { RuleBook } from '@/engine/contract';
import type { Pebbles, PebblesChoice, PebblesFact, PebblesQuestion } from '../state';
import { counting } from './counting';
import { hide } from './hide';
import { turn } from './take';

export const rules: RuleBook<Pebbles, PebblesQuestion, PebblesChoice, PebblesFact> = { hide, turn, counting };
