/** The words of the board in every language: they come with it. */
import type { Language } from '@/engine/contract';
import type { BoardWords } from './boardWordsForm';
import { boardWords as english } from './en/boardWords';
import { boardWords as italian } from './it/boardWords';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en: english, it: italian };
