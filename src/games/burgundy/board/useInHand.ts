import { useSyncExternalStore } from 'react';
import { useTable } from '@/table/kit/tableContext';

/** Is anything selected: a die, or a stored tile to be placed? */
export function useInHand(): boolean {
  const { finger } = useTable();
  const inHand = () => finger.now().selected.length > 0;
  return useSyncExternalStore(finger.subscribe, inHand, inHand);
}
