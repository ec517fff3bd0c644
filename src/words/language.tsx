/** The languages, switched without restart. A missing Italian line is a compile error, because `it` is typed by `en`. */
import { createContext, useContext, type ReactNode } from 'react';
import { useLocales } from 'expo-localization';
import { LANGUAGES, type Language } from '@/engine/contract';
import { en, type Words } from './en';
import { it } from './it';

export const DICTIONARIES = { en, it } as const satisfies Record<Language, Words>;

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

const SpokenContext = createContext<Spoken>({ language: LANGUAGES[0], words: DICTIONARIES[LANGUAGES[0]] });

/** null: as the device speaks, also when that changes while the app is open. */
export function Speaking({ language: wish, children }: { readonly language: Language | null; readonly children: ReactNode }) {
  const [first] = useLocales();
  const language = wish ?? LANGUAGES.find(each => each === first.languageCode) ?? LANGUAGES[0];
  return <SpokenContext value={{ language, words: DICTIONARIES[language] }}>{children}</SpokenContext>;
}

export const useSpoken = (): Spoken => useContext(SpokenContext);
export const useWords = (): Words => useContext(SpokenContext).words;
