import { useSyncExternalStore } from 'react';
import { useTable } from '@/table/tableContext';

/** Is one of the dice selected? */
export function useDieInHand(): boolean {
  const { finger } = useTable();
  const inHand = () => finger.now().selected.some(at => at.startsWith('die:'));
  return useSyncExternalStore(finger.subscribe, inHand, inHand);
}
