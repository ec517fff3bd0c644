/** Medieval Battle in English. */
import { lid } from '../lid';
import { cards } from './en/cards';
import { chapters } from './en/chapters';
import { choices, consequences, labels } from './en/choices';
import { lessons, options, reasons, refusals } from './en/lessons';
import { names } from './en/names';
import { outcomes } from './en/outcomes';
import { sentences } from './en/sentences';
import { advantages, told } from './en/factSentences';
import type { LanguageForm } from './languageForm';

export const english: LanguageForm = {
  ...lid.words.en,
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
