/** Tadmor in every language that the house speaks. */
import type { Language } from '@/engine/contract';
import { inEveryLanguage } from '@/words/gameWords';
import { english } from './en';
import { italian } from './it';
import { tadmorWords } from './gameWords';
import type { LanguageForm } from './languageForm';

export const forms: Readonly<Record<Language, LanguageForm>> = { en: english, it: italian };

export const words = inEveryLanguage(forms, tadmorWords);
