/** Warrior Knights in English. */
import { chapters } from './en/chapters';
import { doings } from './en/doings';
import { lessons } from './en/lessons';
import { names } from './en/names';
import { sentences } from './en/sentences';
import { told } from './en/told';
import type { Tongue } from './tongue';

export const english: Tongue = { ...sentences, names, doings, told, lessons, chapters, joined: text => text };
