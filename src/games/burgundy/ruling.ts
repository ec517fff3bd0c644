/** The forms of this game's rules, and who listens to them. */
import type { Decision, Procedure, Tell } from '@/engine/contract';
import type { BurgundyChoice, BurgundyDecision, BurgundyProcedure, BurgundyQuestion } from './asking';
import type { BurgundyFact } from './facts';
import type { Burgundy } from './state';

/** The question of one name. */
export type Asking<A extends BurgundyQuestion['ask']> = Extract<BurgundyQuestion, { ask: A }>;
export type BurgundyTell = Tell<BurgundyFact>;
export type Deciding<A extends BurgundyDecision['ask']> = Decision<Burgundy, Asking<A>, BurgundyChoice, BurgundyFact>;
export type Happening<A extends BurgundyProcedure['ask']> = Procedure<Burgundy, Asking<A>, BurgundyFact>;
