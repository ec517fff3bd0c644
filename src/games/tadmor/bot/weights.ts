/** The numbers the bot judges by, in prestige points unless their name says otherwise. Tuning changes them in place. */
import stored from '../data/weights.json';

export const weights: Record<keyof typeof stored.weights, number> = { ...stored.weights };
