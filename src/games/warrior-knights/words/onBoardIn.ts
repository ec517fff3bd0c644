/** The words of the board in both languages: they come with it. */
import type { Language } from '@/engine/contract';
import { en } from './en/onBoard';
import { it } from './it/onBoard';
import type { OnBoard } from './onBoard';

export const onBoardIn: Readonly<Record<Language, OnBoard>> = { en, it };
