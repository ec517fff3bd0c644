/**
 * The seed of a bot's own dice: from where the match was set up and what the bot sees, and never from the seed of the dice to come. So the same position gives
 * the same answer, however long the way to it was: nobody learns anything, and nobody finds a luckier answer, by going back and asking again. Only how
 * many answers bots have given in a row counts besides: where choices can be undone by others, a bot would else go round in circles for ever.
 */
import type { State } from '@/engine/contract';

const FNV = 0x01000193;

function mix(hash: number, value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>(mix, Math.imul(hash ^ 91, FNV));
  if (typeof value !== 'object' || value === null) return mixText(hash, JSON.stringify(value));
  // Two copies of one state may have been written in different orders.
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.keys(parts)
    .sort()
    .reduce((h, key) => mix(mixText(h, key), parts[key]), Math.imul(hash ^ 123, FNV));
}

function mixText(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV);
  return Math.imul(h ^ 44, FNV);
}

export const thoughtSeed = (matchSeed: number, view: State, answers: number): number =>
  mix(Math.imul(matchSeed ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(answers + 1, 0x85ebca6b), view);
