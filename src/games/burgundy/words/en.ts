/** The Castles of Burgundy in English. */
import { lid } from '../lid';
import { cards, gists } from './en/cards';
import { chapters } from './en/chapters';
import { consequences, choices, labels } from './en/choices';
import { lessons } from './en/lessons';
import { names } from './en/names';
import { sentences } from './en/sentences';
import { told } from './en/factSentences';
import type { LanguageForm } from './languageForm';

export const english: LanguageForm = {
  ...lid.words.en,
  ...sentences,
  names,
  cards,
  gists,
  choices,
  consequences,
  labels,
  told,
  lessons,
  chapters,
};
