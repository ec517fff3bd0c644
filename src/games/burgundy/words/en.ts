/** The Castles of Burgundy in English. */
import { lid } from '../lid';
import { cards, gists } from './en/cards';
import { chapters } from './en/chapters';
import { consequences, doings, labels, onBoard } from './en/doings';
import { lessons } from './en/lessons';
import { names } from './en/names';
import { sentences } from './en/sentences';
import { told } from './en/told';
import type { Tongue } from './tongue';

export const english: Tongue = {
  ...lid.words.en,
  ...sentences,
  names,
  cards,
  gists,
  doings,
  consequences,
  labels,
  onBoard,
  told,
  lessons,
  chapters,
};
