/** Tadmor in Italian. */
import { cards } from './it/cards';
import { chapters } from './it/chapters';
import { choices, labels } from './it/choices';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/factSentences';
import type { LanguageForm } from './languageForm';

export const italian: LanguageForm = { ...sentences, names, choices, labels, told, cards, lessons, chapters };
