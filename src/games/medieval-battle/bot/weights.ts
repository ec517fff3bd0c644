/** The numbers behind taste and judgement; tuning changes them in place. */
import printed from '../data/weights.json';

export const weights = { ...printed.weights };
