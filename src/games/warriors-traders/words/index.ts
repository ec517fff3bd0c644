/** Warriors & Traders in every language that the house speaks. */
import type { Language } from '@/engine/contract';
import { inEveryLanguage } from '@/words/gameWords';
import { english } from './en';
import { italian } from './it';
import { speak } from './speak';
import type { Tongue } from './tongue';

export const tongues: Readonly<Record<Language, Tongue>> = { en: english, it: italian };

export const words = inEveryLanguage(tongues, speak);
