/** Warrior Knights in Italian. */
import { withArticles } from './it/articles';
import { chapters } from './it/chapters';
import { doings } from './it/doings';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/told';
import type { Tongue } from './tongue';

export const italian: Tongue = { ...sentences, names, doings, told, lessons, chapters, joined: withArticles };
