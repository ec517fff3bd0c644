import { useTable } from '@/table/kit/tableContext';
import { boardWords, type BoardWords } from '../words/boardWords';
import { english } from '../words/en';
import { italian } from '../words/it';
import type { Tongue } from '../words/tongue';

/** The words drawn on the board, in the language of the table. */
export const useTongue = (): Tongue => (useTable().language === 'it' ? italian : english);
export const useOnBoard = (): BoardWords => boardWords[useTable().language];
