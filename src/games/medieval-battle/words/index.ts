/** Medieval Battle in every language that the house speaks. */
import type { Language } from '@/engine/contract';
import { inEveryLanguage } from '@/words/gameWords';
import { english } from './en';
import { medievalWords } from './gameWords';
import { italian } from './it';
import type { LanguageForm } from './languageForm';

export const forms: Readonly<Record<Language, LanguageForm>> = { en: english, it: italian };

export const words = inEveryLanguage(forms, medievalWords);
