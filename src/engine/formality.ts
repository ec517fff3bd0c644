/** A question with one answer asks nothing of anybody: it is answered by itself, as a choice like any other, and the chronicle says so. */
import type { Mechanism } from './contract';
import type { Moment } from './referee';

/**
 * Not where the box wants a hand: the end of a turn or of a plan is the last moment to change one's mind, and a fight is begun knowing its sum.
 * Whatever else would close the way back then closes it with the choice that led there: see match/sealAhead.ts.
 */
export const isFormality = ({ byHand = [] }: Pick<Mechanism, 'byHand'>, { offers, question }: Moment): boolean =>
  offers.length === 1 && question !== null && !byHand.includes(question.ask);
