/** Warrior Knights in Italian. */
import { withArticles } from './it/articles';
import { chapters } from './it/chapters';
import { choices } from './it/choices';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/factSentences';
import type { LanguageForm } from './languageForm';

export const italian: LanguageForm = { ...sentences, names, choices, told, lessons, chapters, joined: withArticles };
