/** Tadmor in English. */
import { cards } from './en/cards';
import { chapters } from './en/chapters';
import { choices, labels } from './en/choices';
import { lessons } from './en/lessons';
import { names } from './en/names';
import { sentences } from './en/sentences';
import { told } from './en/factSentences';
import type { LanguageForm } from './languageForm';

export const english: LanguageForm = { ...sentences, names, choices, labels, told, cards, lessons, chapters };
