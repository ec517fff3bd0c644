/** Warrior Knights in every language that the house speaks. */
import type { Language } from '@/engine/contract';
import { inEveryLanguage } from '@/words/gameWords';
import { english } from './en';
import { italian } from './it';
import { thingNamesOf } from './thingNames';
import { realmWords } from './gameWords';
import type { LanguageForm } from './languageForm';

export const forms: Readonly<Record<Language, LanguageForm>> = { en: english, it: italian };

/** Names of things by number. */
export const thingNames = inEveryLanguage(forms, thingNamesOf);

export const words = inEveryLanguage(forms, realmWords);
