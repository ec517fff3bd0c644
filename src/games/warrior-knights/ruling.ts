/** The forms of this game's rules, and who listens to them. */
import type { Decision, Procedure, Tell } from '@/engine/contract';
import type { RealmChoice, RealmDecision, RealmProcedure, RealmQuestion } from './asking';
import type { RealmFact } from './facts';
import type { Realm } from './state';

export type Asking<A extends RealmQuestion['ask']> = Extract<RealmQuestion, { ask: A }>;
export type RealmTell = Tell<RealmFact>;
export type Deciding<A extends RealmDecision['ask']> = Decision<Realm, Asking<A>, RealmChoice, RealmFact>;
export type Running<A extends RealmProcedure['ask']> = Procedure<Realm, Asking<A>, RealmFact>;
