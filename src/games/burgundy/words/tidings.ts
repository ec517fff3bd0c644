/** What the cards of news are called. */
import type { Language } from '@/engine/contract';

const en = {
  phaseEnd: 'The phase ends',
  round: 'A new round',
};

export type NewsKind = keyof typeof en;

const it: Readonly<Record<NewsKind, string>> = {
  phaseEnd: 'Finisce la fase',
  round: 'Un nuovo round',
};

export const tidingWords: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = { en, it };
