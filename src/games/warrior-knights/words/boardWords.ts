/** The words of the board in both languages: they come with it. */
import type { Language } from '@/engine/contract';
import { en } from './en/boardWords';
import { it } from './it/boardWords';
import type { BoardWords } from './boardWordsForm';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, it };
