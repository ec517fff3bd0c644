/** What the cards of news are called. */
import type { Language } from '@/engine/contract';

const en = {
  battle: 'A battle',
  award: 'A title',
  hunger: 'Hunger',
  income: 'Food and income',
  overflow: 'Too much to keep',
  alliance: 'An alliance',
  war: 'War and peace',
  deal: 'A deal',
  unified: 'A nation is united',
  gone: 'Somebody leaves',
  lastTurn: 'The last turn',
  turn: 'A new turn',
};

export type NewsKind = keyof typeof en;

const it: Readonly<Record<NewsKind, string>> = {
  battle: 'Una battaglia',
  award: 'Un titolo',
  hunger: 'Fame',
  income: 'Cibo e rendite',
  overflow: 'Troppo da conservare',
  alliance: 'Un’alleanza',
  war: 'Guerra e pace',
  deal: 'Un accordo',
  unified: 'Una nazione unita',
  gone: 'Qualcuno se ne va',
  lastTurn: 'L’ultimo turno',
  turn: 'Un nuovo turno',
};

export const tidingWords: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = { en, it };

/** Over what each seat has lost for good, once it is over. */
export const lossWords: Readonly<Record<Language, string>> = { en: 'Pieces lost', it: 'Pezzi perduti' };
