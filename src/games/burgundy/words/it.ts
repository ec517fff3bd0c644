/** I Castelli di Borgogna, in Italian. */
import { lid } from '../lid';
import { cards, gists } from './it/cards';
import { chapters } from './it/chapters';
import { consequences, choices, labels } from './it/choices';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/factSentences';
import type { LanguageForm } from './languageForm';

export const italian: LanguageForm = {
  ...lid.words.it,
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
