/** What a fair player values: how tempting each offer is, and what a position promises. */
import type { Bot } from '@/engine/contract';
import { value } from './promise';
import { reasons } from './reasons';
import type { Burgundy, BurgundyChoice, BurgundyQuestion } from './state';
import { prior } from './temptation';

export const bot: Bot<Burgundy, BurgundyQuestion, BurgundyChoice> = { prior, value, reasons };
