/** The numbers the bot judges by, in points of victory. Tuning changes them in place. */
import stored from '../data/weights.json';

export const weights: Record<keyof typeof stored.weights, number> = { ...stored.weights };
