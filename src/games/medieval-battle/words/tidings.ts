/** What the cards of news are called. */
import type { Language } from '@/engine/contract';

const en = {
  fight: 'A fight',
  shot: 'A shot',
  flag: 'A flag changes hands',
  regroup: 'An army regroups',
};

export type NewsKind = keyof typeof en;

const it: Readonly<Record<NewsKind, string>> = {
  fight: 'Un combattimento',
  shot: 'Un tiro',
  flag: 'Una bandiera cambia mano',
  regroup: 'Un esercito si raggruppa',
};

export const tidingWords: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = { en, it };

/** Over what each seat has lost for good, once it is over. */
export const lossWords: Readonly<Record<Language, string>> = { en: 'Units lost', it: 'Unità perse' };
