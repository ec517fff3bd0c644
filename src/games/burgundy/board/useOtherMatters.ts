import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '@/table/kit/tableContext';
import { comesBetween } from './badge';

/** Is something asked besides the turn itself, and can it be answered? Then what may come in between can be tapped, but does not invite. */
export function useOtherMatters(): boolean {
  const { match } = useTable();
  const other = useCallback(() => {
    const { question, offers } = match.now();
    return question !== null && question.ask !== 'turn' && offers.some(c => c.do !== 'skip' && !comesBetween([c]));
  }, [match]);
  return useSyncExternalStore(match.subscribe, other, other);
}
