/** Warriors & Traders in Italian. */
import { lid } from '../lid';
import { cards } from './it/cards';
import { chapters } from './it/chapters';
import { consequences, choices, labels } from './it/choices';
import { lessons } from './it/lessons';
import { levels, names } from './it/names';
import { options } from './it/options';
import { sentences } from './it/sentences';
import { told } from './it/factSentences';
import type { LanguageForm } from './languageForm';

export const italian: LanguageForm = {
  ...lid.words.it,
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
