/** Tadmor in Italian. */
import { cards } from './it/cards';
import { chapters } from './it/chapters';
import { doings, labels } from './it/doings';
import { lessons } from './it/lessons';
import { names } from './it/names';
import { sentences } from './it/sentences';
import { told } from './it/told';
import type { Tongue } from './tongue';

export const italian: Tongue = { ...sentences, names, doings, labels, told, cards, lessons, chapters };
