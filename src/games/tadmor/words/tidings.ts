/** What the cards of news are called. */
import type { Language } from '@/engine/contract';

const en = {
  raid: 'The marauders',
  tornDown: 'A tower is torn down',
  kingdom: 'The kingdom',
  era: 'A new era',
  turn: 'A new turn',
};

export type NewsKind = keyof typeof en;

const it: Readonly<Record<NewsKind, string>> = {
  raid: 'I predoni',
  tornDown: 'Una torre viene abbattuta',
  kingdom: 'Il regno',
  era: 'Una nuova era',
  turn: 'Un nuovo turno',
};

export const tidingWords: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = { en, it };
