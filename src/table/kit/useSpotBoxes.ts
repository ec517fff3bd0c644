import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { BoxOf } from './spotBoxes';
import { useTable } from './tableContext';

/** Lets the table find what lies in a view: the ref belongs on that view. */
export function useSpotBoxes(boxOf: BoxOf): RefObject<View | null> {
  const { places } = useTable();
  const view = useRef<View>(null);
  const newest = useRef(boxOf);
  useEffect(() => {
    newest.current = boxOf;
  }, [boxOf]);
  useEffect(() => places.put({ view, boxOf: newest }), [places]);
  return view;
}
