/** What the cards of news are called. */
import type { Language } from '@/engine/contract';

const en = {
  battle: 'An attack',
  event: 'An Event',
  revolt: 'A revolt',
  fleet: 'An expedition',
  taxation: 'Taxation',
  wages: 'Wages',
  assembly: 'The Assembly',
  upkeep: 'Upkeep',
  deal: 'An agreement',
  crown: 'The crown',
  round: 'A new round',
};

export type NewsKind = keyof typeof en;

const it: Readonly<Record<NewsKind, string>> = {
  battle: 'Un attacco',
  event: 'Un Evento',
  revolt: 'Una rivolta',
  fleet: 'Una spedizione',
  taxation: 'Tassazione',
  wages: 'Paga delle Truppe',
  assembly: 'L’Assemblea',
  upkeep: 'Gestione',
  deal: 'Un accordo',
  crown: 'La corona',
  round: 'Un nuovo turno',
};

export const tidingWords: Readonly<Record<Language, Readonly<Record<NewsKind, string>>>> = { en, it };

/** Over what each seat has lost for good, once it is over. */
export const lossWords: Readonly<Record<Language, string>> = { en: 'Troop cards lost', it: 'Carte Truppe perse' };
