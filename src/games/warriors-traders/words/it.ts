/** Warriors & Traders in Italian. */
import { lid } from '../lid';
import { cards } from './it/cards';
import { chapters } from './it/chapters';
import { consequences, doings, labels } from './it/doings';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { options } from './it/options';
import { sentences } from './it/sentences';
import { told } from './it/told';
import type { Tongue } from './tongue';

export const italian: Tongue = {
  ...lid.words.it,
  ...sentences,
  names,
  doings,
  consequences,
  labels,
  told,
  cards,
  lessons,
  options,
  chapters,
};
