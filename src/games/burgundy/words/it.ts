/** I Castelli di Borgogna, in Italian. */
import { lid } from '../lid';
import { cards, gists } from './it/cards';
import { chapters } from './it/chapters';
import { consequences, doings, labels, onBoard } from './it/doings';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/told';
import type { Tongue } from './tongue';

export const italian: Tongue = {
  ...lid.words.it,
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
