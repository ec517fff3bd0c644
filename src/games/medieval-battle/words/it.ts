/** Medieval Battle in Italian. */
import { lid } from '../lid';
import { cards } from './it/cards';
import { chapters } from './it/chapters';
import { choices, consequences, labels } from './it/choices';
import { lessons, options, reasons, refusals } from './it/lessons';
import { names } from './it/names';
import { outcomes } from './it/outcomes';
import { sentences } from './it/sentences';
import { advantages, told } from './it/factSentences';
import type { LanguageForm } from './languageForm';

export const italian: LanguageForm = {
  ...lid.words.it,
  ...sentences,
  names,
  choices,
  consequences,
  labels,
  outcomes,
  told,
  advantages,
  refusals,
  options,
  reasons,
  lessons,
  chapters,
  cards,
};
