import { useMemo } from 'react';
import { useTable } from '@/table/kit/tableContext';
import { english } from '../words/en';
import { italian } from '../words/it';
import type { OnBoard } from '../words/onBoard';
import { onBoardIn } from '../words/onBoardIn';
import { sayer } from '../words/say';
import type { Say, Tongue } from '../words/tongue';

/** The words drawn on the board, in the language of the table. */
export const useTongue = (): Tongue => (useTable().language === 'it' ? italian : english);
export const useOnBoard = (): OnBoard => onBoardIn[useTable().language];

/** Names of things by number. */
export function useSay(): Say {
  const t = useTongue();
  return useMemo(() => sayer(t.names, t.labels), [t]);
}
