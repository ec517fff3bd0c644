import { useTable } from '@/table/kit/tableContext';
import { english } from '../words/en';
import { italian } from '../words/it';
import { onBoard, type OnBoard } from '../words/onBoard';
import type { Tongue } from '../words/tongue';

/** The words drawn on the board, in the language of the table. */
export const useTongue = (): Tongue => (useTable().language === 'it' ? italian : english);
export const useOnBoard = (): OnBoard => onBoard[useTable().language];
