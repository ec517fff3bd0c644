/** Warriors & Traders in English. */
import { lid } from '../lid';
import { cards } from './en/cards';
import { chapters } from './en/chapters';
import { consequences, doings, labels } from './en/doings';
import { lessons } from './en/lessons';
import { names } from './en/names';
import { options } from './en/options';
import { sentences } from './en/sentences';
import { told } from './en/told';
import type { Tongue } from './tongue';

export const english: Tongue = {
  ...lid.words.en,
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
