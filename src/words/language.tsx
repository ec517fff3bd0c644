/** Two languages, switched without restart. A missing Italian line is a compile error, because `it` is typed by `en`. */
import { createContext, useContext, type ReactNode } from 'react';
import { getLocales } from 'expo-localization';
import type { Language } from '@/engine/contract';
import { en, type Words } from './en';
import { it } from './it';

export const LANGUAGES = { en, it } as const satisfies Record<Language, Words>;

export function languageOfDevice(): Language {
  return getLocales()[0]?.languageCode === 'it' ? 'it' : 'en';
}

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

const SpokenContext = createContext<Spoken>({ language: 'en', words: en });

export function Speaking({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return <SpokenContext value={{ language, words: LANGUAGES[language] }}>{children}</SpokenContext>;
}

export const useSpoken = (): Spoken => useContext(SpokenContext);
export const useWords = (): Words => useContext(SpokenContext).words;
