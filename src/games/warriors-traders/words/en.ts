/** Warriors & Traders in English. */
import { lid } from '../lid';
import { cards } from './en/cards';
import { chapters } from './en/chapters';
import { consequences, choices, labels } from './en/choices';
import { lessons } from './en/lessons';
import { levels, names } from './en/names';
import { options } from './en/options';
import { sentences } from './en/sentences';
import { told } from './en/factSentences';
import type { LanguageForm } from './languageForm';

export const english: LanguageForm = {
  ...lid.words.en,
  ...sentences,
  names,
  levels,
  choices,
  consequences,
  labels,
  told,
  cards,
  lessons,
  options,
  chapters,
};
